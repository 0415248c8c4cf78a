import { mutationCheck } from './settings.mjs';

const compared = 'nodes/MobileMoneyNameLookup/nameMatch';

/** How two names differ. */
export default mutationCheck('finding', {
	mutate: [`${compared}/*.ts`, `!${compared}/{compareNames,differences}.ts`],
	testMatch: ['mutation/comparing.ts'],
	least: 88,
});

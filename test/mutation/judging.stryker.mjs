import { mutationCheck } from './settings.mjs';

const compared = 'nodes/MobileMoneyNameLookup/nameMatch';

/** What differences of two names mean, and the verdict. */
export default mutationCheck('judging', {
	mutate: [`${compared}/compareNames.ts`, `${compared}/differences.ts`],
	testMatch: ['mutation/comparing.ts'],
	least: 95,
});

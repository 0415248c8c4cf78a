import { mutationCheck } from './settings.mjs';

const compared = 'nodes/MobileMoneyNameLookup/nameMatch';

/** What differences of two names mean, and the verdict. */
export default mutationCheck('judging', {
	mutate: [`${compared}/compareNames.ts`, `${compared}/differences.ts`],
	testMatch: ['mutation/names.ts'],
	least: 95,
	// The table of differences is the judgement.
	ignoreStatic: false,
});

import { mutationCheck } from './settings.mjs';

const node = 'nodes/MobileMoneyNameLookup';

/** The judging of numbers, names and answers. Lists of names and words are data, and left as they are. */
export default mutationCheck('domain', {
	mutate: ['domain', 'names', 'nameMatch'].map((room) => `${node}/${room}/**/*.ts`),
	testMatch: [
		'domain/**/*.test.ts',
		'names/*.test.ts',
		// Whole corpora and random names by the thousand are too slow to judge mutants.
		'nameMatch/!(figures|properties|recordedVerdicts).test.ts',
	],
	least: 90,
});

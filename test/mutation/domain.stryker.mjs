import { mutationCheck } from './settings.mjs';

/** The judging of numbers and answers. Lists of words are data, and left as they are. */
export default mutationCheck('domain', {
	mutate: ['nodes/MobileMoneyNameLookup/domain/**/*.ts'],
	testMatch: ['domain/**/*.test.ts'],
	least: 90,
});

import { mutationCheck } from './settings.mjs';

/** What is sent next: all of it is decided in one file, which has a table of its own. */
export default mutationCheck('sending', {
	mutate: ['nodes/MobileMoneyNameLookup/sending/decide.ts'],
	testMatch: ['sending/decide.test.ts'],
	least: 95,
});

import { mutationCheck } from './settings.mjs';

/** Reading one name. Lists of names and words are data, and left as they are. */
export default mutationCheck('reading', {
	mutate: ['nodes/MobileMoneyNameLookup/names/*.ts'],
	testMatch: ['mutation/reading.ts'],
	least: 80,
});

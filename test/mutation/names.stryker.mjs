import { mutationCheck } from './settings.mjs';

/** The comparison of names; its lists of names and words are data, and left as they are. */
export default mutationCheck('names', {
	mutate: ['nodes/MobileMoneyNameLookup/domain/nameMatch/*.ts'],
	least: 80,
});

import { mutationCheck } from './settings.mjs';

/** Sending, retrying, and the reading of replies. */
export default mutationCheck('transport', {
	mutate: ['nodes/MobileMoneyNameLookup/transport/*.ts'],
	least: 80,
});

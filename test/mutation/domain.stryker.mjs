import { mutationCheck } from './settings.mjs';

/** The judging of numbers, operators and answers. */
export default mutationCheck('domain', {
	mutate: ['nodes/MobileMoneyNameLookup/domain/*.ts'],
	least: 85,
});

import { mutationCheck } from './settings.mjs';

const domain = 'nodes/MobileMoneyNameLookup/domain';

/** The judging of numbers, names and answers. Lists of names and words are data, and left as they are. */
export default mutationCheck('domain', {
	mutate: [`${domain}/*.ts`, 'nodes/MobileMoneyNameLookup/nameMatch/*.ts'],
	least: 85,
});

import { mutationCheck } from './settings.mjs';

const domain = 'nodes/MobileMoneyNameLookup/domain';

/** The judging of numbers, answers and names. Lists of names and words are data, and left as they are. */
export default mutationCheck('domain', {
	mutate: [`${domain}/**/*.ts`, `!${domain}/nameMatch/{names,words}/**`],
	least: 85,
});

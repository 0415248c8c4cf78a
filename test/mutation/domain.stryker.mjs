import { mutationCheck } from './settings.mjs';

const node = 'nodes/MobileMoneyNameLookup';

/** The judging of numbers, names and answers. Lists of names and words are data, and left as they are. */
export default mutationCheck('domain', {
	mutate: ['domain', 'names', 'nameMatch'].map((room) => `${node}/${room}/**/*.ts`),
	least: 90,
});

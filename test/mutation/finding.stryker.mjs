import { mutationCheck } from './settings.mjs';

const node = 'nodes/MobileMoneyNameLookup';

/** Reading names, and finding how two of them differ. Lists of names and words are data, and left as they are. */
export default mutationCheck('finding', {
	mutate: [
		`${node}/names/*.ts`,
		`${node}/nameMatch/*.ts`,
		`!${node}/nameMatch/{compareNames,differences}.ts`,
	],
	testMatch: ['mutation/names.ts'],
	least: 88,
});

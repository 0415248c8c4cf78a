import { mutationCheck } from './settings.mjs';

const sending = 'nodes/MobileMoneyNameLookup/sending';

/** Reading responses and tokens, bounding each try, and keeping secrets. */
export default mutationCheck('transport', {
	mutate: [
		`${sending}/readReply.ts`,
		`${sending}/token/token.ts`,
		`${sending}/http/clock.ts`,
		'nodes/MobileMoneyNameLookup/redaction/*.ts',
	],
	least: 95,
});

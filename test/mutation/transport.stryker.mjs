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
	testMatch: [
		'sending/readReply.test.ts',
		'sending/token/token*.test.ts',
		'sending/http/clock.test.ts',
		'redaction/*.test.ts',
	],
	least: 95,
});

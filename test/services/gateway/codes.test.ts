import { codeOf, meaningOf } from '../../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { eachOf } from '../../domain/eachOf';

it.each(
	eachOf({
		found: ['S000000'],
		operatorNotSupported: ['E422022'],
		accountNotFound: ['E404000', 'E404001', 'E404999'],
		rejected: ['E422021', 'E422023', 'E406000', 'E410001', 'E499999'],
		tokenRefused: ['E401000', 'E401001'],
		accessDenied: ['E403000', 'E403001'],
		noCredit: ['E422006'],
		requestRefused: ['E400000', 'E400123', 'E409000', 'E409001', 'E422005', 'E501000'],
		tooManyRequests: ['E429000', 'E429001'],
		thirdPartyFault: ['E000002'],
		serviceFault: ['E500000', 'E503000', 'E599999'],
		pending: ['P202000', 'P000000'],
		unknownCode: [
			'S000001',
			'E000003',
			'E300000',
			'E999999',
			'A404000',
			'X422022',
			'constructor',
			'',
		],
	}),
)('a code of the gateway means %s: %s', (meaning, code) => {
	expect(meaningOf(code)).toBe(meaning);
});

it.each(['s000000', ' S000000 ', 'S000\u200E000', '\uFEFFS000000', 'S0000\u00AD00', 'S000000\n'])(
	'case and invisible characters in a code make no difference: %j',
	(status) => {
		expect(codeOf(status)).toBe('S000000');
	},
);

it.each([
	...['UP', 'error', '503', 'maintenance', 'OK', 'SUCCESS', '000000', 'S00000', 'S0000000', ''],
	...[
		'XS000000',
		'S000000 E404000',
		'S000000,E422022',
		'ſ000000',
		'S٠٠٠٠٠٠',
		200,
		null,
		['S000000'],
	],
])('a status that has not the form of a code is no answer: %j', (status) => {
	expect(codeOf(status)).toBeUndefined();
});

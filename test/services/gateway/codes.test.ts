import { meaningOf } from '../../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { eachOf } from '../../domain/eachOf';

it.each(
	eachOf({
		found: ['S000000'],
		operatorNotSupported: ['E422022'],
		accountNotFound: ['E404000', 'E404001'],
		accessDenied: ['E403000', 'e403001'],
		noCredit: ['E422006'],
		requestRefused: ['E400000', 'E422005'],
		thirdPartyFault: ['E000002'],
		serviceFault: ['E500000', 'E503000', 'E599999', 'e504999'],
		tooManyRequests: ['E429', 'E4290', 'E429000', 'e429001'],
		rejected: [
			...['E400123', 'E422021', 'E422023', 'S000001', 'S00000', 'S0000000', 's000000', '200', ''],
			...['XS000000', 'XE422022', 'E4220220', 'XE404000', 'S000000\nE404000', 'e422022', 'E000003'],
			...['OK', 'SUCCESS', 'constructor', 'S500000', 'E450000', 'XE500000', 'E42900X', 'E42'],
		],
	}),
)('a code of the gateway means %s: %j', (meaning, code) => {
	expect(meaningOf(code)).toBe(meaning);
});

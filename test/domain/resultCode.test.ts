import {
	isNumberedCode,
	isServiceFaultCode,
	isTooManyRequestsCode,
	meaningOf,
} from '../../nodes/MobileMoneyNameLookup/domain/resultCode';
import { eachOf } from './eachOf';

describe('a code of the service', () => {
	it.each(
		eachOf({
			found: ['S000000'],
			operatorNotSupported: ['E422022'],
			accountNotFound: ['E404000', 'E404001'],
			rejected: [
				...['E400000', 'E422021', 'E422023', 'S000001', 'S00000', 'S0000000', 's000000', '200', ''],
				...['XS000000', 'XE422022', 'E4220220', 'XE404000', 'S000000\nE404000', 'e422022'],
				...['OK', 'SUCCESS', 'constructor'],
			],
		}),
	)('means %s: %j', (meaning, code) => {
		expect(meaningOf(code)).toBe(meaning);
	});

	it.each([
		['a fault of the service', isServiceFaultCode, ['E500000', 'E503000', 'E599999', 'e504999']],
		['too many requests', isTooManyRequestsCode, ['E429', 'E4290', 'E429000', 'e429001']],
		['a number', isNumberedCode, ['E404000', 's000000', '404', 'E404', '123456789012']],
	])('tells %s', (_what, tells, codes) => {
		expect(codes.filter((code) => !tells(code))).toEqual([]);
	});

	it.each([
		['a fault of the service', isServiceFaultCode, ['', 'S500000', 'E450000', 'XE500000', 'E5XX']],
		['too many requests', isTooManyRequestsCode, ['', 'XE429000', 'E429 else', 'E42900X', 'E42']],
		['a number', isNumberedCode, ['', 'E', 'E40', '40', 'EE404', ' E404', 'E4O4', 'ERROR', '-404']],
		['a number of such a length', isNumberedCode, ['1234567890123', 'E404 ']],
	])('does not tell %s', (_what, tells, codes) => {
		expect(codes.filter(tells)).toEqual([]);
	});
});

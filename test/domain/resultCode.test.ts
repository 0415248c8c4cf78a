import {
	isNumberedCode,
	isServiceFaultCode,
	isTooManyRequestsCode,
	meaningOf,
	SUCCESS_CODE,
} from '../../nodes/MobileMoneyNameLookup/domain/resultCode';

describe('a code of the service', () => {
	it('is S000000 for a success', () => {
		expect(SUCCESS_CODE).toBe('S000000');
	});

	it.each([
		['S000000', 'found'],
		['E422022', 'operatorNotSupported'],
		['E404000', 'accountNotFound'],
		['E404001', 'accountNotFound'],
		['E400000', 'rejected'],
		['E422021', 'rejected'],
		['E422023', 'rejected'],
		['S000001', 'rejected'],
		['S00000', 'rejected'],
		['S0000000', 'rejected'],
		['s000000', 'rejected'],
		['XS000000', 'rejected'],
		['S000000\nE404000', 'rejected'],
		['e422022', 'rejected'],
		['OK', 'rejected'],
		['SUCCESS', 'rejected'],
		['200', 'rejected'],
		['', 'rejected'],
		['constructor', 'rejected'],
	])('"%s" means %s', (code, meaning) => {
		expect(meaningOf(code)).toBe(meaning);
	});
});

describe('a fault of the service itself', () => {
	it.each(['E500000', 'E500001', 'E503000', 'E504999', 'E599999'])('is told by %s', (code) => {
		expect(isServiceFaultCode(code)).toBe(true);
	});

	it.each([
		'S000000',
		'S500000',
		'E422022',
		'E404000',
		'E450000',
		'E401000',
		'XE500000',
		'E5XX',
		'',
	])('is not told by "%s"', (code) => {
		expect(isServiceFaultCode(code)).toBe(false);
	});
});

describe('a code that is a number', () => {
	it.each(['E404000', 's000000', '404', 'E404', '123456789012'])('is %s', (code) => {
		expect(isNumberedCode(code)).toBe(true);
	});

	it.each([
		'',
		'E',
		'E40',
		'40',
		'EE404',
		' E404',
		'E404 ',
		'E4O4',
		'1234567890123',
		'ERROR',
		'-404',
	])('is not "%s"', (code) => {
		expect(isNumberedCode(code)).toBe(false);
	});
});

describe('a code for too many requests', () => {
	it.each(['E429', 'E4290', 'E429000', 'e429001'])('is %s', (code) => {
		expect(isTooManyRequestsCode(code)).toBe(true);
	});

	it.each(['S000000', 'XE429000', 'E429 else', 'E42900X', 'E42', 'E422022', ''])(
		'is not "%s"',
		(code) => {
			expect(isTooManyRequestsCode(code)).toBe(false);
		},
	);
});

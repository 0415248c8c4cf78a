import fc from 'fast-check';

import {
	DEFAULT_OPERATOR,
	exactOperator,
	OPERATOR_OPTIONS,
	OTHER_OPERATOR,
} from '../../nodes/MobileMoneyNameLookup/domain/operator';

describe('the list of operators', () => {
	it('offers M-PESA under its exact id first, and another operator last', () => {
		expect(OPERATOR_OPTIONS[0]).toMatchObject({ name: 'M-PESA', value: 'Mpesa' });
		expect(OPERATOR_OPTIONS.at(-1)).toMatchObject({ value: 'other' });
		expect(DEFAULT_OPERATOR).toBe('Mpesa');
		expect(OTHER_OPERATOR).toBe('other');
	});
});

describe('every spelling of M-PESA becomes Mpesa', () => {
	it.each([
		['the exact one', 'Mpesa'],
		['upper case', 'MPESA'],
		['lower case', 'mpesa'],
		['mixed case', 'mPeSa'],
		['a hyphen', 'M-PESA'],
		['a hyphen in lower case', 'm-pesa'],
		['spaces around', ' mpesa '],
		['a space within', 'M Pesa'],
		['an underscore', 'm_pesa'],
		['a full stop', 'M.Pesa'],
		['a line break behind', 'Mpesa\n'],
		['full-width letters', '\uFF2D\uFF30\uFF25\uFF33\uFF21'],
		['a zero-width space', 'M\u200BPesa'],
		['a non-breaking space', 'M\u00A0Pesa'],
		['an en dash', 'M\u2013Pesa'],
		['a byte order mark', '\uFEFFMpesa'],
	])('%s', (_what, operator) => {
		expect(exactOperator(operator, '')).toEqual({ ok: true, id: 'Mpesa' });
		expect(exactOperator('other', operator)).toEqual({ ok: true, id: 'Mpesa' });
	});
});

describe('another operator is brought to first letter upper case, the rest lower', () => {
	it.each([
		['airtel', 'Airtel'],
		['AIRTEL', 'Airtel'],
		[' Airtel ', 'Airtel'],
		['aIRTEL', 'Airtel'],
		['TKASH', 'Tkash'],
		['t-Kash', 'T-kash'],
		['\uFF21irtel', 'Airtel'],
		['MPESA2', 'Mpesa2'],
	])('"%s" becomes %s', (customOperator, id) => {
		expect(exactOperator('other', customOperator)).toEqual({ ok: true, id });
	});

	it.each(['other', 'Other', 'OTHER', ' other '])('when the list says "%s"', (operator) => {
		expect(exactOperator(operator, 'airtel')).toEqual({ ok: true, id: 'Airtel' });
	});

	it('when an expression gives it in place of the list', () => {
		expect(exactOperator('AIRTEL', '')).toEqual({ ok: true, id: 'Airtel' });
	});

	it('and is not read while the list names an operator', () => {
		expect(exactOperator('Mpesa', 'airtel')).toEqual({ ok: true, id: 'Mpesa' });
	});
});

describe('no operator is read from', () => {
	it.each([
		['an empty text', ''],
		['spaces', '   '],
		['a zero-width space', '\u200B'],
		['undefined', undefined],
		['null', null],
		['a number', 7],
		['true', true],
		['an object', { id: 'Mpesa' }],
		['an array', ['Mpesa']],
		['a parent folder', '..'],
		['a path', 'Airtel/../x'],
		['an encoded slash', 'Airtel%2Fx'],
		['a query', 'Airtel?x=1'],
		['a fragment', 'Airtel#x'],
		['a backslash', 'Airtel\\x'],
		['a line break within', 'Air\ntel'],
		['a Cyrillic look-alike', '\u041Cpesa'],
		['an accented look-alike', 'Mp\u00E9sa'],
		['a right-to-left override', '\u202ELetria'],
		['a digit first', '7Up'],
		['a very long text', 'a'.repeat(1000)],
	])('%s, and the field is named', (_what, value) => {
		expect(exactOperator(value, 'Mpesa')).toMatchObject({ ok: false, field: 'Operator' });
		expect(exactOperator('other', value)).toMatchObject({ ok: false, field: 'Custom Operator' });
	});

	it.each(['', '   ', '\u200B'])('%p, which is called empty', (value) => {
		expect(exactOperator('other', value)).toMatchObject({ ok: false, problem: 'is empty' });
	});

	it('gives a plain id with a capital first, or a problem with its next step, from anything', () => {
		const value = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.string());
		fc.assert(
			fc.property(value, value, (operator, customOperator) => {
				const read = exactOperator(operator, customOperator);
				return read.ok
					? /^[A-Z][a-z0-9_-]*$/.test(read.id)
					: read.problem !== '' && read.nextStep !== '';
			}),
		);
	});
});

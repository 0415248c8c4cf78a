import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	DEFAULT_OPERATOR,
	exactOperator,
	OPERATOR_OPTIONS,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/operator';
import { eachOf } from '../eachOf';

it('the list of operators offers M-PESA under its exact id first, and another one last', () => {
	expect(OPERATOR_OPTIONS.map(({ value }) => value)).toEqual(['Mpesa', 'other']);
	expect(DEFAULT_OPERATOR).toBe('Mpesa');
});

describe('an operator', () => {
	it.each(
		eachOf({
			'in any case': ['Mpesa', 'MPESA', 'mpesa', 'mPeSa'],
			'with signs within': ['M-PESA', 'm-pesa', 'M Pesa', 'm_pesa', 'M.Pesa', 'M\u2013Pesa'],
			'with blanks': [' mpesa ', 'Mpesa\n', 'M\u00A0Pesa'],
			'with what nobody sees': ['M\u200BPesa', '\uFEFFMpesa'],
			'in full-width letters': ['\uFF2D\uFF30\uFF25\uFF33\uFF21'],
		}),
	)('that is M-PESA becomes Mpesa: %s, %j', (_what, operator) => {
		expect(exactOperator(operator, '')).toBe('Mpesa');
		expect(exactOperator('other', operator)).toBe('Mpesa');
	});

	it.each([
		['other', 'airtel', 'Airtel'],
		['other', 't-Kash', 't-Kash'],
		['other', 'MPESA2', 'Mpesa2'],
		[' OTHER ', 'airtel', 'Airtel'],
		['AIRTEL', '', 'Airtel'],
		['Mpesa', 'airtel', 'Mpesa'],
		['other', 'AirtelMoney', 'AirtelMoney'],
		['Safaricom', '', 'Mpesa'],
	])(
		'begins with a capital where it is in one case, and else stays: %j, %j becomes %s',
		(operator, custom, id) => {
			expect(exactOperator(operator, custom)).toBe(id);
		},
	);

	it.each(
		eachOf<unknown>({
			'is empty': ['', '   ', '\u200B'],
			'is not text': [undefined, null, 7, true, { id: 'Mpesa' }, ['Mpesa']],
			'is not an operator ID': [
				...['..', 'Airtel/../x', 'Airtel%2Fx', 'Airtel?x=1', 'Airtel#x', 'Airtel\\x', 'Air\ntel'],
				...['\u041Cpesa', 'Mp\u00E9sa', '\u202ELetria', '7Up', 'a'.repeat(41)],
			],
		}),
	)('%s, and its field is named: %j', (problem, value) => {
		const nextStep = expect.stringContaining('Choose the operator');
		const refused = (field: string) => ({ message: `'${field}' ${problem}`, nextStep });
		expect(exactOperator(value, 'Mpesa')).toMatchObject(refused('Operator'));
		expect(exactOperator('other', value)).toMatchObject(refused('Custom Operator'));
	});
});

it('an operator that could not be read is given back as it is', () => {
	const unread = new CheckFailure('Operator could not be worked out', 'Check it.', false);
	expect(exactOperator(unread, '')).toBe(unread);
	expect(exactOperator('other', unread)).toBe(unread);
});

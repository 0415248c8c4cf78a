import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { JUDGEMENTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { enteredFields } from '../../../nodes/MobileMoneyNameLookup/domain/result/entered';
import {
	earlierResultIn,
	CHECK_FIELDS,
	ownFields,
	RESULT_COLUMNS,
	resultColumns,
	sheetTime,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	RESULT_FIELD_NAMES,
	resultOf,
	type ResultValues,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { answered, CHECKED_AT, failed, FULL, TILL, UNCHECKED } from '../checkedRows';

const resultWith = (judgement: Judgement, message = '', more: Partial<AnsweredRow> = {}) => {
	const answer = { name: 'JANE KAMAU', status: 'S000000', message };
	return resultOf(answered(judgement, TILL, { answer, ...more }));
};

const results = [FULL, UNCHECKED].map(resultOf);

describe('resultOf', () => {
	it.each(RESULT_FIELD_NAMES)('gives %s, in the order of RESULT_FIELDS', (name) => {
		expect(results.filter((result) => result[name] !== undefined)).not.toEqual([]);
		for (const names of results.map(Object.keys))
			expect(names).toEqual(RESULT_FIELD_NAMES.filter((each) => names.includes(each)));
	});

	it('has no empty fields', () => {
		const filled =
			'outcome name summary reason payable nextStep accountType number operator country';
		const fields = `${filled} status message environment checkedAt`;
		expect(Object.keys(resultOf(answered(JUDGEMENTS['name:notSetUp']))).join(' ')).toBe(fields);
		for (const answer of [{}, { name: '' }])
			expect(resultWith(JUDGEMENTS.nameMissing, '', { answer })).not.toHaveProperty('name');
		// More than an error, lest n8n moves it to its error output.
		const nothing = resultOf(failed(new CheckFailure('Till is empty', 'Fill it in.')));
		const ofFailure = 'outcome summary payable nextStep country checkedAt error';
		expect(Object.keys(nothing).join(' ')).toBe(ofFailure);
	});

	// The code of an operator stands for other faults, too.
	const first =
		'The service does not support the operator M-PESA, or refuses another part of the request';
	const denies = 'It says no: it reports success, but not';
	it.each([
		['operatorNotSupported', 'Not so', 'No', `${first}. The service says: No`],
		['operatorNotSupported', 'Not so', '', first],
		['accountNotFound', 'Not so', 'No', 'No'],
		['rejected', 'Not so', '', 'Not so'],
		['contradicted', denies, 'OK', `${denies}. The service says: OK`],
		['contradicted', denies, '', denies],
		['contradicted', `${denies} ("Shut")`, 'Shut', `${denies} ("Shut")`],
	] as const)(
		'has the message of the response, and a name only if somebody may hold it: %s',
		(...given) => {
			const [key, refusal, reported, message] = given;
			const result = resultWith({ ...JUDGEMENTS[key], refusal }, reported);
			expect(result).toMatchObject({ ...JUDGEMENTS[key], message });
			expect('name' in result).toBe(key === 'contradicted');
		},
	);

	it('names the item of a failed check, its tries and what to do', () => {
		const out = new CheckFailure('The service is out', 'Try again.', true, { httpStatus: 503 });
		const row = failed(out.after(2), { payee: TILL, environment: 'uat' });
		const message = 'The service is out after 2 tries [item 2]';
		const facts = { retryable: true, itemIndex: 2, tries: 2, httpStatus: 503 };
		expect(resultOf(row)).toStrictEqual({
			...TILL,
			outcome: 'unchecked',
			payable: false,
			nextStep: 'Try again.',
			summary: 'Till 4738534 was not checked: the service is out after 2 tries.',
			country: 'KE',
			environment: 'uat',
			checkedAt: CHECKED_AT,
			error: { message, description: 'Try again.', ...facts },
		});
	});
});

const nairobi = sheetTime('Africa/Nairobi');

it.each([
	['Africa/Nairobi', '2026-11-23T04:02:59.999Z', '2026-11-23 07:02'],
	['America/New_York', '2026-01-01T04:59:00.000Z', '2025-12-31 23:59'],
	['Nowhere/Land', '2026-11-23T04:02:00.000Z', '2026-11-23 04:02'],
	['UTC', '', ''],
])('a time of %s is written so that a sheet sorts it: %s, %s', (zone, iso, text) => {
	expect(sheetTime(zone)(iso)).toBe(text);
});

const compared = { score: 1, expectedName: 'Jane Kamau', explanation: ['Same.'] };
const nameMatch = { ...compared, result: 'match' } as const;

describe('resultColumns', () => {
	const warnings = ['Check.', 'Two.'];
	const all = { ...resultOf(FULL), summary: 'So.', nameMatch, warnings };

	it.each<[ResultValues, string]>([
		[
			all,
			'Confirmed | No | JANE | Match | So. | This is a test result. Do not pay. | Same. Warning: Check. Two. | paybill | 900010 | 00771 | demo | 2026-11-21 11:00 | Amina',
		],
		[{ outcome: 'needsReview', payable: true }, 'Needs Review | Yes'],
		[{ outcome: 'notConfirmed' }, 'Not Confirmed'],
		[{ outcome: 'unchecked' }, 'Unchecked'],
		[{ nameMatch: { ...nameMatch, result: 'closeMatch' } }, 'Close Match | Same.'],
		[{ nameMatch: { ...nameMatch, result: 'noMatch', explanation: [] } }, 'No Match'],
	])('has every column, empty where there is nothing: %#', (result, texts) => {
		const columns = resultColumns(result, nairobi);
		expect(Object.keys(columns)).toEqual(RESULT_COLUMNS);
		expect(Object.values(columns).filter(Boolean).join(' | ')).toBe(texts);
	});

	it.each(Array.from('=+-@\t\r\n＝＋－＠', (sign) => `${sign}1`))('has no formula: %j', (text) => {
		const texts = { name: text, summary: text, account: text };
		const result = { ...texts, nameMatch: { ...nameMatch, explanation: [text] } };
		const columns = resultColumns(result, nairobi);
		for (const column of ['Name', 'Reason', 'Account', 'Details'])
			expect(columns[`Lookup ${column}`]).toBe(`'${text}`);
	});
});

it('a row of a sheet keeps its own columns first, and can be run again on its own result', () => {
	const columns = resultColumns(resultOf(FULL), nairobi);
	const beside = (own: IDataObject) => ({ ...ownFields(own, true), ...columns });
	const once = beside({ payee: 'Jane', till: '0294416' });
	expect(Object.keys(once)).toEqual(['payee', 'till', ...RESULT_COLUMNS]);
	const again = beside({ ...once, 'Lookup Outcome': 'Unchecked', note: 'x' });
	expect(Object.keys(again)).toEqual(['payee', 'till', 'note', ...RESULT_COLUMNS]);
	expect(again['Lookup Outcome']).toBe('Confirmed');
});

const own = { name: 'JANE', number: '1', account: '7', warnings: [], note: 'mine' };
const ofCheck = Object.fromEntries(CHECK_FIELDS.map((field) => [field, 'x']));

describe('earlierResultIn', () => {
	it.each([
		['confirmed', true],
		[' Not Confirmed ', true],
		['unchecked', true],
		['paid', false],
		['confirmed by phone', false],
		[null, false],
	])('finds all fields of a result beside the outcome %j: %p', (outcome, isOurs) => {
		const row = { ...ofCheck, outcome, ...own };
		expect(earlierResultIn(row).sort()).toEqual(isOurs ? [...CHECK_FIELDS].sort() : []);
		expect(earlierResultIn(row, true)).toEqual(isOurs ? ['payable'] : []);
	});

	it.each(['lookup', ...RESULT_COLUMNS])('finds the field %s, whatever it holds', (field) => {
		for (const value of ['', 'Confirmed', null, undefined, { outcome: 'confirmed' }])
			expect(earlierResultIn({ note: 'mine', [field]: value })).toEqual([field]);
	});

	it.each([true, 'true', 'Yes', 900])(
		'finds payable without an outcome if it is true: %j',
		(payable) => {
			const isClaim = String(payable) === 'true';
			for (const isChecked of [true, false])
				expect(earlierResultIn({ payable }, isChecked)).toEqual(isClaim ? ['payable'] : []);
		},
	);

	it('knows all fields that say whether a row may be paid', () => {
		const fields = 'outcome reason payable nextStep accepted nameMatch'.split(' ');
		expect(CHECK_FIELDS).toEqual(expect.arrayContaining(fields));
	});
});

const circular: Record<string, unknown> = {};
circular.self = circular;

it.each<[what: string, entered: unknown, shown: unknown]>([
	['a text, however it looks', ' 0712\n', ' 0712\n'],
	['a number', 5.22522e5, 522522],
	['an empty cell', null, null],
	['100 characters', '😀'.repeat(101), '😀'.repeat(100)],
	['a list', ['4738534', 1], '["4738534",1]'],
	['an object', { note: 'x'.repeat(200) }, `{"note":"${'x'.repeat(91)}`],
	['a function', () => 1, 'function'],
	['a symbol', Symbol('x'), 'symbol'],
	['an object that contains itself', circular, 'object'],
	['nothing that was not given', undefined, undefined],
	['nothing that was not read', new CheckFailure('x', 'y'), undefined],
])('of what was entered, an unchecked row shows %s', (_what, number, shown) => {
	expect(enteredFields({ number, type: 'till' })).toEqual({ number: shown, type: 'till' });
	expect(enteredFields({ number })).toEqual(shown === undefined ? undefined : { number: shown });
});

it.each<[unknown, string | null]>([
	['JANE WANJIKU', 'J*** W******'],
	[{ a: 'JANE' }, '{******'],
	[254, '2***'],
	[null, null],
	[`${'A'.repeat(99)} OTIENO`, 'A******'],
])('a masked row shows the registered name %j as %j', (registeredName, shown) => {
	const entered = { registeredName: shown, number: '1' };
	expect(enteredFields({ registeredName, number: '1' }, true)).toEqual(entered);
});

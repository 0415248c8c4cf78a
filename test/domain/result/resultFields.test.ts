import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { enteredFields } from '../../../nodes/MobileMoneyNameLookup/domain/result/entered';
import {
	earlierVerdictIn,
	ownFields,
	RESULT_COLUMNS,
	resultColumns,
	sheetTime,
	VERDICT_FIELDS,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	type FieldType,
	RESULT_FIELD_NAMES,
	RESULT_FIELDS,
	resultOf,
	type ResultValues,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { answered, CHECKED_AT, failed, matching, PAYBILL, TILL } from '../checkedRows';

const resultWith = (judgement: Judgement, message = '', more: Partial<AnsweredRow> = {}) => {
	const answer = { name: 'JANE KAMAU', status: 'S000000', message };
	return resultOf(answered(judgement, TILL, { answer, ...more }));
};

/** Has a value in each field that an answered row can have. */
const full = answered(
	{ ...matching, foundAs: 'paybill' },
	{ ...PAYBILL, account: '00771', warnings: [WARNINGS.unusualLength(9)] },
	{
		answer: {
			...{ name: 'JANE', status: 'S000000', message: 'Found', httpStatus: 200 },
			raw: { name: 'JANE' },
		},
		accepted: { by: 'Amina', at: '2026-11-20' },
		environment: 'demo',
	},
);
const outage = new CheckFailure('It is down', 'Later.', true, { httpStatus: 503, tries: 2 });
const unchecked = failed(outage, { entered: { number: '47' } });

/** Whether a value is of a type; an object may lack fields, but has no others. */
function isOf(type: FieldType, value: unknown): boolean {
	if (type === 'texts')
		return Array.isArray(value) && value.every((each) => typeof each === 'string');
	if (typeof type === 'string') {
		const names = { text: 'string', number: 'number', flag: 'boolean', json: 'object' } as const;
		return typeof value === names[type];
	}
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).every(([name, each]) => {
		const own = type[name];
		return own !== undefined && isOf(own, each);
	});
}

describe('resultOf', () => {
	const results = [full, unchecked].map(resultOf);

	it.each(RESULT_FIELD_NAMES)('gives %s, of its type, in the order of RESULT_FIELDS', (name) => {
		const values = results.map((result) => result[name]).filter((value) => value !== undefined);
		expect(values).not.toEqual([]);
		expect(values.filter((value) => !isOf(RESULT_FIELDS[name].type, value))).toEqual([]);
		for (const names of results.map(Object.keys))
			expect(names).toEqual(RESULT_FIELD_NAMES.filter((each) => names.includes(each)));
	});

	it('has no fields of a lookup where names were compared', () => {
		const payee = { expectedName: 'Jane', warnings: [WARNINGS.unusualLength(9)] };
		const compared = { isComparison: true, payee };
		const names = [
			{ ...full, ...compared, judgement: matching },
			{ ...unchecked, ...compared },
		].flatMap((row) => Object.keys(resultOf(row)));
		const left = RESULT_FIELD_NAMES.filter((name) => !RESULT_FIELDS[name].isOfLookup);
		expect([...new Set(names)].sort()).toEqual([...left].sort());
	});

	it('has no empty fields', () => {
		const filled =
			'outcome name summary reason payable nextStep accountType number operator country';
		const fields = `${filled} status message environment checkedAt`;
		expect(Object.keys(resultOf(answered(VERDICTS['name:notAsked']))).join(' ')).toBe(fields);
		for (const answer of [{}, { name: '' }])
			expect(resultWith(VERDICTS.nameMissing, '', { answer })).not.toHaveProperty('name');
		// More than an error, lest n8n moves it to its error output.
		const nothing = resultOf(failed(new CheckFailure('Till is empty', 'Fill it in.')));
		const ofFailure = 'outcome summary payable nextStep country checkedAt error';
		expect(Object.keys(nothing).join(' ')).toBe(ofFailure);
	});

	// The code of an operator stands for other faults, too.
	const first =
		'The service does not support the operator M-PESA, or refuses another part of the request';
	it.each([
		{ reason: 'operatorNotSupported', reported: 'No', message: `${first}. The service says: No` },
		{ reason: 'operatorNotSupported', reported: '', message: first },
		{ reason: 'accountNotFound', reported: 'No', message: 'No' },
		{ reason: 'rejected', reported: '', message: REPLY_TABLE.rejected.message },
	] as const)('has no name and this message: $reason, "$reported"', (given) => {
		const { reason, reported, message } = given;
		const refusal = REPLY_TABLE[reason];
		const result = resultWith({ ...VERDICTS[reason], refusal }, reported);
		expect(result).not.toHaveProperty('name');
		expect(result).toMatchObject({ ...VERDICTS[reason], message, nextStep: refusal.nextStep });
	});

	const denies = 'It says no: it reports success, but not';
	it.each([
		{ reported: 'OK', words: '', message: `${denies}. The service says: OK` },
		{ reported: '', words: '', message: denies },
		{ reported: 'Shut', words: ' ("Shut")', message: `${denies} ("Shut")` },
	])('begins with our words where the answer denies its success: $message', (given) => {
		const { reported, words, message } = given;
		const refusal = { message: `${denies}${words}`, nextStep: 'Ask.' };
		const result = resultWith({ ...VERDICTS.contradicted, refusal }, reported);
		expect(result).toMatchObject({ message, name: 'JANE KAMAU', nextStep: 'Ask.' });
	});

	it('names the type that the number was found as', () => {
		const result = resultWith({ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' });
		const message = 'This number is not a till but a Paybill';
		expect(result).toMatchObject({ reason: 'wrongAccountType', foundAs: 'paybill', message });
	});

	it.each([
		{ tries: 1, message: 'The service is out [item 2]' },
		{ tries: 2, message: 'The service is out after 2 tries [item 2]' },
	])('names the item of a failed check and what to do: $message', ({ tries, message }) => {
		const out = new CheckFailure('The service is out', 'Try again.', true, { httpStatus: 503 });
		const row = failed(out.after(tries), { payee: TILL, environment: 'uat' });
		const error = { message, description: 'Try again.', retryable: true, itemIndex: 2, tries };
		expect(resultOf(row)).toStrictEqual({
			...{ outcome: 'unchecked', payable: false, nextStep: 'Try again.' },
			summary: expect.stringMatching(/^Till 4738534 was not checked: the service is out/),
			...{ ...TILL, country: 'KE', environment: 'uat', checkedAt: CHECKED_AT },
			error: { ...error, httpStatus: 503 },
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

const nameMatch: NonNullable<ResultValues['nameMatch']> = {
	...{ result: 'match', score: 1, expectedName: 'Jane Kamau', explanation: ['Same.'] },
};
const accepted = { by: 'Amina', at: '2026-11-20' };

describe('resultColumns', () => {
	it.each<[ResultValues, string]>([
		[
			{ ...resultOf(full), summary: 'So.', nameMatch, accepted, warnings: ['Check it.', 'Twice.'] },
			'Confirmed | No | JANE | Match | So. | This is a test result. Do not pay. | Same. Warning: Check it. Twice. | paybill | 900010 | 00771 | demo | 2026-11-21 11:00 | Amina',
		],
		[
			{ outcome: 'needsReview', payable: true },
			'Needs Review | Yes |  |  |  |  |  |  |  |  |  |  | ',
		],
		[{ outcome: 'notConfirmed' }, 'Not Confirmed |  |  |  |  |  |  |  |  |  |  |  | '],
		[{ outcome: 'unchecked' }, 'Unchecked |  |  |  |  |  |  |  |  |  |  |  | '],
		[
			{ nameMatch: { ...nameMatch, result: 'closeMatch' } },
			' |  |  | Close Match |  |  | Same. |  |  |  |  |  | ',
		],
		[
			{ nameMatch: { ...nameMatch, result: 'noMatch', explanation: [] } },
			' |  |  | No Match |  |  |  |  |  |  |  |  | ',
		],
	])('has every column, empty where there is nothing: %#', (result, texts) => {
		const columns = resultColumns(result, nairobi);
		expect(Object.keys(columns)).toEqual(RESULT_COLUMNS);
		expect(Object.values(columns).join(' | ')).toBe(texts);
	});

	it.each(Array.from('=+-@\t\r\n＝＋－＠', (sign) => `${sign}1`))('has no formula: %j', (text) => {
		const texts = { name: text, summary: text, account: text };
		const result = { ...texts, nameMatch: { ...nameMatch, explanation: [text] } };
		expect(resultColumns(result, nairobi)).toMatchObject({
			...{ 'Lookup Name': `'${text}`, 'Lookup Reason': `'${text}` },
			...{ 'Lookup Account': `'${text}`, 'Lookup Details': `'${text}` },
		});
	});
});

it('a row of a sheet keeps its own columns first, and can be run again on its own result', () => {
	const columns = resultColumns(resultOf(full), nairobi);
	const beside = (own: IDataObject) => ({ ...ownFields(own, true), ...columns });
	const once = beside({ payee: 'Jane', till: '0294416' });
	expect(Object.keys(once)).toEqual(['payee', 'till', ...RESULT_COLUMNS]);
	const again = beside({ ...once, 'Lookup Outcome': 'Unchecked', note: 'x' });
	expect(Object.keys(again)).toEqual(['payee', 'till', 'note', ...RESULT_COLUMNS]);
	expect(again['Lookup Outcome']).toBe('Confirmed');
});

const own = { name: 'JANE', number: '1', account: '7', warnings: [], note: 'mine' };
const verdict = Object.fromEntries(VERDICT_FIELDS.map((field) => [field, 'x']));

describe('The earlier verdict in a row', () => {
	it.each<[outcome: unknown, fields: readonly string[]]>([
		...['confirmed', ' Not Confirmed ', 'unchecked'].map((word): [string, readonly string[]] => [
			word,
			VERDICT_FIELDS,
		]),
		...['paid', 'confirmed by phone', null].map((word): [unknown, string[]] => [word, []]),
	])('is every verdict field of a result, and none beside another outcome: %j', (...given) => {
		const [outcome, fields] = given;
		const found = earlierVerdictIn({ ...verdict, outcome, ...own });
		expect(found.sort()).toEqual([...fields].sort());
	});

	it.each(['lookup', ...RESULT_COLUMNS])('is the field %s, whatever it holds', (field) => {
		for (const value of ['', 'Confirmed', null, undefined, { outcome: 'confirmed' }])
			expect(earlierVerdictIn({ note: 'mine', [field]: value })).toEqual([field]);
	});

	it('has all that says whether a row may be paid', () => {
		const fields = ['outcome', 'reason', 'payable', 'nextStep', 'accepted', 'nameMatch'];
		expect(VERDICT_FIELDS).toEqual(expect.arrayContaining(fields));
	});
});

const circular: Record<string, unknown> = {};
circular.self = circular;

describe('What was entered', () => {
	it.each([
		['a text, however it looks', ' 0712 345 678\n', ' 0712 345 678\n'],
		['a number', 5.22522e5, 522522],
		['nothing', null, null],
		['more than 100 characters', '😀'.repeat(101), '😀'.repeat(100)],
		['a list', ['4738534', 1], '["4738534",1]'],
		['an object that is long', { note: 'x'.repeat(200) }, `{"note":"${'x'.repeat(91)}`],
		['what has no text: a function', () => 1, 'function'],
		['what has no text: a symbol', Symbol('x'), 'symbol'],
		['an object that contains itself', circular, 'object'],
	])('is shown as it came: %s', (_what, value, shown) => {
		expect(enteredFields({ number: value })).toEqual({ number: shown });
	});

	it.each([
		['a name', 'JANE WANJIKU', 'J*** W******'],
		['an object', { name: 'JANE OTIENO' }, '{****** O******'],
		['a number', 254, '2***'],
		['more than 100 characters', `${'A'.repeat(99)} OTIENO`, 'A******'],
		['nothing', null, null],
	])('shows of %s its first letters where names are masked', (_what, value, shown) => {
		expect(enteredFields({ registeredName: value }, true)).toEqual({ registeredName: shown });
	});

	it.each([
		[{}, undefined],
		[{ number: new CheckFailure('x', 'y') }, undefined],
		[{ number: undefined, expectedName: 'Jane' }, { expectedName: 'Jane' }],
	])('is left out where nothing was read: %j', (entered, shown) => {
		expect(enteredFields(entered)).toEqual(shown);
	});
});

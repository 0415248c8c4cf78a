import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import {
	outputIndexOf,
	OUTPUTS,
	VERDICTS,
} from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import {
	ownFields,
	resultColumns,
	sheetTime,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	type FieldType,
	RESULT_COLUMNS,
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
		accepted: { by: 'Amina', at: '2026-11-20T08:00:00.000Z' },
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

describe('RESULT_FIELDS', () => {
	const results = [full, { ...full, judgement: matching }, unchecked].map(resultOf);

	it.each(RESULT_FIELD_NAMES)('gives %s, of its type, and describes it', (name) => {
		const values = results.map((result) => result[name]).filter((value) => value !== undefined);
		const { type, description } = RESULT_FIELDS[name];
		expect(values).not.toEqual([]);
		expect(values.filter((value) => !isOf(type, value))).toEqual([]);
		expect(description).not.toBe('');
	});

	it.each(RESULT_COLUMNS)('fills the column %s', (column) => {
		expect(RESULT_FIELD_NAMES.some((name) => RESULT_FIELDS[name].columns?.[column])).toBe(true);
	});
});

describe('resultOf an answered row', () => {
	it('has its fields in the order in which a person reads them, and no empty ones', () => {
		expect(Object.entries(resultOf(answered(VERDICTS['name:notAsked'])))).toEqual([
			['outcome', 'confirmed'],
			['name', 'JANE KAMAU'],
			['summary', expect.stringMatching(/^Till 4738534 is registered to JANE KAMAU\./)],
			['reason', 'nameFound'],
			['payable', false],
			['nextStep', 'Compare this name with your records before you pay.'],
			['accountType', 'till'],
			['number', '4738534'],
			['operator', 'Mpesa'],
			['country', 'KE'],
			['status', 'S000000'],
			['message', 'Lookup Success'],
			['environment', 'production'],
			['checkedAt', CHECKED_AT],
		]);
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
		expect(result).not.toHaveProperty('warnings');
		expect(result).toMatchObject({ ...VERDICTS[reason], message, nextStep: refusal.nextStep });
	});

	const denies = 'It says no: it reports success, but not';
	it.each([
		{ reported: 'OK', words: undefined, message: `${denies}. The service says: OK` },
		{ reported: '', words: undefined, message: `${denies}.` },
		{ reported: 'Shut', words: 'Shut', message: `${denies} ("Shut").` },
	])('begins with our words where the answer denies its success: $message', (given) => {
		const { reported, words, message } = given;
		const refusal = { message: 'It says no', nextStep: 'Ask.' };
		const denial = { text: 'not', ...(words !== undefined && { words }) };
		const result = resultWith({ ...VERDICTS.contradicted, refusal, denial }, reported);
		expect(result).toMatchObject({ message, name: 'JANE KAMAU', nextStep: 'Ask.' });
	});

	it('names the type that the number was found as', () => {
		const result = resultWith({ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' });
		const message = 'This number is not a till but a Paybill';
		expect(result).toMatchObject({ reason: 'wrongAccountType', foundAs: 'paybill', message });
	});

	it.each([undefined, ''])('has no name where there is none: %p', (name) => {
		const answer = name === undefined ? {} : { name };
		expect(resultWith(VERDICTS.nameMissing, '', { answer })).not.toHaveProperty('name');
	});
});

describe('resultOf a failed check', () => {
	it.each([
		{ tries: 1, message: 'The service is out [item 2]' },
		{ tries: 2, message: 'The service is out after 2 tries [item 2]' },
	])('names the item and what to do, and is no verdict: $message', ({ tries, message }) => {
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

	it('has more than an error when nothing could be read, lest n8n moves it to its error output', () => {
		const result = resultOf(failed(new CheckFailure('Till is empty', 'Fill it in.')));
		const fields = 'outcome summary payable nextStep country checkedAt error';
		expect(Object.keys(result).join(' ')).toBe(fields);
	});

	it('has neither country nor number where names were to be compared', () => {
		const bad = new CheckFailure('Expected Name holds a list', 'Map one name.');
		const entered = { registeredName: 'JANE' };
		expect(resultOf(failed(bad, { isComparison: true, entered }))).toEqual({
			...{ outcome: 'unchecked', payable: false, nextStep: 'Map one name.' },
			summary: 'Row 3 was not checked: Expected Name holds a list.',
			checkedAt: CHECKED_AT,
			error: expect.objectContaining({ message: 'Expected Name holds a list [item 2]' }),
			entered,
		});
	});
});

it.each([
	{ outcome: 'needsReview', index: 0, name: 'Needs Review' },
	{ outcome: 'unchecked', index: 0, name: 'Needs Review' },
	{ outcome: 'confirmed', index: 1, name: 'Confirmed' },
	{ outcome: 'notConfirmed', index: 2, name: 'Not Confirmed' },
] as const)('$outcome leaves by output $index, to which saved workflows are wired', (given) => {
	const { outcome, index, name } = given;
	expect([outputIndexOf(outcome), OUTPUTS[index]]).toEqual([index, name]);
});

it('VERDICTS confirm only a name that was found or matched, or what somebody accepts', () => {
	const confirmed = Object.entries(VERDICTS).filter(([, { outcome }]) => outcome === 'confirmed');
	expect(confirmed.map(([finding, { reason }]) => `${finding} ${reason}`).sort()).toEqual([
		'accepted:same accepted',
		'name:closeMatchAccepted nameClose',
		'name:match nameMatched',
		'name:notAsked nameFound',
		'name:notPossibleAccepted nameNotCompared',
	]);
});

const nameMatch: NonNullable<ResultValues['nameMatch']> = {
	result: 'match',
	score: 1,
	expectedName: 'Jane Kamau',
	explanation: ['Same.'],
};

const confirmed: ResultValues = {
	outcome: 'confirmed',
	name: 'JANE KAMAU',
	summary: 'Paybill 0294416 is registered to JANE KAMAU, as expected.',
	payable: true,
	nextStep: 'You can pay.',
	accountType: 'paybill',
	number: '0294416',
	account: '00771',
	nameMatch,
	accepted: { by: 'Amina', at: '2026-11-20T08:00:00.000Z' },
	environment: 'production',
	checkedAt: '2026-11-21T08:00:00.000Z',
	warnings: ['Check it.', 'Twice.'],
};

const nairobi = sheetTime('Africa/Nairobi');

it.each([
	['Africa/Nairobi', '2026-11-23T04:02:59.999Z', '2026-11-23 07:02'],
	['America/New_York', '2026-01-01T04:59:00.000Z', '2025-12-31 23:59'],
	['UTC', '2026-11-23T00:00:00.000Z', '2026-11-23 00:00'],
	['Nowhere/Land', '2026-11-23T04:02:00.000Z', '2026-11-23 04:02'],
	['UTC', '', ''],
])('a time of %s is written so that a sheet sorts it: %s, %s', (zone, iso, text) => {
	expect(sheetTime(zone)(iso)).toBe(text);
});

describe('the columns of a result', () => {
	it('are texts in their order', () => {
		expect(Object.entries(resultColumns(confirmed, nairobi))).toEqual([
			['Lookup Outcome', 'Confirmed'],
			['Lookup Payable', 'Yes'],
			['Lookup Name', 'JANE KAMAU'],
			['Lookup Match', 'Match'],
			['Lookup Reason', 'Paybill 0294416 is registered to JANE KAMAU, as expected.'],
			['Lookup Next Step', 'You can pay.'],
			['Lookup Details', 'Same. Warning: Check it. Twice.'],
			['Lookup Type', 'paybill'],
			['Lookup Number', '0294416'],
			['Lookup Account', '00771'],
			['Lookup Environment', 'production'],
			['Lookup Checked At', '2026-11-21 11:00'],
			['Lookup Accepted By', 'Amina'],
		]);
	});

	it.each<[ResultValues, string]>([
		[{ outcome: 'needsReview', name: 'X', payable: false }, 'Needs Review, No, X'],
		[{ outcome: 'notConfirmed' }, 'Not Confirmed'],
		[{ outcome: 'unchecked', nextStep: 'Later.' }, 'Unchecked, Later.'],
		[{ nameMatch: { ...nameMatch, result: 'closeMatch' } }, 'Close Match, Same.'],
		[{ nameMatch: { ...nameMatch, result: 'noMatch', explanation: [] } }, 'No Match'],
	])('of %j are an empty text where it has nothing: %s', (result, filled) => {
		const row = resultColumns(result, nairobi);
		expect(Object.keys(row)).toEqual(RESULT_COLUMNS);
		const texts = Object.values(row).filter((text) => text !== '');
		expect(texts.join(', ')).toBe(filled);
	});

	it.each(Array.from('=+-@\t\r\n＝＋－＠', (sign) => `${sign}1`))(
		'hold no formula: %j',
		(formula) => {
			const explanation = [formula];
			const texts = { name: formula, summary: formula, account: formula };
			const result = { ...confirmed, ...texts, nameMatch: { ...nameMatch, explanation } };
			expect(resultColumns(result, nairobi)).toMatchObject({
				'Lookup Name': `'${formula}`,
				'Lookup Reason': `'${formula}`,
				'Lookup Account': `'${formula}`,
				'Lookup Details': `'${formula} Warning: Check it. Twice.`,
			});
		},
	);
});

const columns = resultColumns(confirmed, nairobi);

it('a row of a sheet keeps its own columns first, and can be run again on its own result', () => {
	const row = { payee: 'Jane', till: '0294416' };
	const beside = (own: IDataObject) => ({ ...ownFields(own, true), ...columns });
	const once = beside(row);
	expect(Object.keys(once)).toEqual(['payee', 'till', ...RESULT_COLUMNS]);
	const stale = { ...once, 'Lookup Outcome': 'Unchecked', note: 'x' };
	const again = beside(stale);
	expect(Object.keys(again)).toEqual(['payee', 'till', 'note', ...RESULT_COLUMNS]);
	expect(again['Lookup Outcome']).toBe('Confirmed');
});

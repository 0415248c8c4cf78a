import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { FieldType } from '../../../nodes/MobileMoneyNameLookup/domain/result/fieldTypes';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import {
	outputIndexOf,
	OUTPUTS,
	VERDICTS,
} from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import {
	RESULT_COLUMNS,
	RESULT_FIELD_NAMES,
	RESULT_FIELDS,
	resultOf,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { answered, CHECKED_AT, failed, matching, PAYBILL, TILL } from '../checkedRows';

const of = (judgement: Judgement, message?: string, more: Partial<AnsweredRow> = {}) =>
	resultOf(
		answered(judgement, TILL, {
			answer: { name: 'JANE KAMAU', status: 'S000000', message: message ?? 'Lookup Success' },
			...more,
		}),
	);

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
		isSimulated: true,
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

describe('the table of a result’s fields', () => {
	const results = [full, { ...full, judgement: matching }, unchecked].map(resultOf);

	it.each(RESULT_FIELD_NAMES)('gives %s, of its type, and describes it', (name) => {
		const values = results.map((result) => result[name]).filter((value) => value !== undefined);
		const { type, description } = RESULT_FIELDS[name];
		expect(values).not.toEqual([]);
		expect(values.filter((value) => !isOf(type, value))).toEqual([]);
		expect(description).not.toBe('');
	});

	it('cuts what comes from outside', () => {
		const long = 'x'.repeat(40_000);
		const answer = { name: long, status: long, message: long };
		const { name, status, message } = of(matching, '', { answer });
		expect([name, status, message].map((text) => text?.length)).toEqual([256, 500, 500]);
	});

	it.each(RESULT_COLUMNS)('fills the column %s', (column) => {
		expect(RESULT_FIELD_NAMES.some((name) => RESULT_FIELDS[name].columns?.[column])).toBe(true);
	});
});

describe('the result of an answered lookup', () => {
	it('has its fields in the order in which a person reads them, and no empty ones', () => {
		const result = resultOf(answered(VERDICTS['name:notAsked']));
		expect(Object.entries(result)).toEqual([
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
		['operatorNotSupported', 'No', `${first}. The service says: No`],
		['operatorNotSupported', '', first],
		['accountNotFound', 'No', 'No'],
		['rejected', '', REPLY_TABLE.rejected.message],
	] as const)('names nobody where the number was refused: %s, %j', (reason, reported, message) => {
		const refusal = REPLY_TABLE[reason];
		const result = of({ ...VERDICTS[reason], refusal }, reported);
		expect(result).not.toHaveProperty('name');
		expect(result).toMatchObject({ ...VERDICTS[reason], message, nextStep: refusal.nextStep });
		expect(result).not.toHaveProperty('warnings');
	});

	it.each([
		['Lookup Success', 'It says no: it reports success, but not. The service says: Lookup Success'],
		['', 'It says no: it reports success, but not.'],
	])('begins with our own words where the reply denies itself: "%s"', (reported, message) => {
		const refusal = { message: 'It says no', nextStep: 'Ask.', retryable: false };
		const denied = { ...VERDICTS.contradicted, refusal, denial: { text: 'not' } } as const;
		expect(of(denied, reported)).toMatchObject({ message, name: 'JANE KAMAU', nextStep: 'Ask.' });
	});

	it('names the type as which the number was found, in plain words', () => {
		expect(of({ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' })).toMatchObject({
			...VERDICTS.foundAsOtherType,
			foundAs: 'paybill',
			message: 'This number is not a till but a paybill',
		});
	});

	it.each([undefined, ''])('has no name where there is none: %p', (name) => {
		const answer = name === undefined ? {} : { name };
		expect(of(VERDICTS.nameMissing, '', { answer })).not.toHaveProperty('name');
	});
});

describe('the result of a check that failed', () => {
	it.each([
		[1, 'The service is out [item 2]'],
		[2, 'The service is out after 2 tries [item 2]'],
	])('names the item and what to do, after %i tries', (tries, message) => {
		const out = new CheckFailure('The service is out', 'Try again.', true, {
			httpStatus: 503,
		}).after(tries);
		// Neither reason, name, status nor nameMatch: it is no verdict.
		const error = { message, description: 'Try again.', retryable: true, itemIndex: 2, tries };
		expect(resultOf(failed(out, { payee: TILL, environment: 'uat' }))).toStrictEqual({
			outcome: 'unchecked',
			summary: expect.stringMatching(/^Till 4738534 was not checked: the service is out/),
			payable: false,
			nextStep: 'Try again.',
			...TILL,
			country: 'KE',
			environment: 'uat',
			checkedAt: CHECKED_AT,
			error: { ...error, httpStatus: 503 },
		});
	});

	it('says no more than is known when nothing could be read', () => {
		const result = resultOf(failed(new CheckFailure('Till is empty', 'Fill it in.')));
		// With an error alone n8n would take the item for one that failed in its own way.
		expect(Object.keys(result)).toEqual([
			'outcome',
			'summary',
			'payable',
			'nextStep',
			'country',
			'checkedAt',
			'error',
		]);
	});

	it('has neither country nor number where names were to be compared', () => {
		const bad = new CheckFailure('Expected Name holds a list', 'Map one name.');
		const entered = { registeredName: 'JANE' };
		expect(resultOf(failed(bad, { isComparison: true, entered }))).toEqual({
			outcome: 'unchecked',
			summary: 'Row 3 was not checked: Expected Name holds a list.',
			payable: false,
			nextStep: 'Map one name.',
			checkedAt: CHECKED_AT,
			error: expect.objectContaining({ message: 'Expected Name holds a list [item 2]' }),
			entered,
		});
	});
});

it.each([
	['needsReview', 0, 'Needs Review'],
	['unchecked', 0, 'Needs Review'],
	['confirmed', 1, 'Confirmed'],
	['notConfirmed', 2, 'Not Confirmed'],
] as const)('%s leaves by output %i, to which saved workflows are wired', (...row) => {
	const [outcome, index, name] = row;
	expect([outputIndexOf(outcome), OUTPUTS[index]]).toEqual([index, name]);
});

it('nothing is confirmed but a name that was found or matched, or what somebody accepts', () => {
	const confirmed = Object.entries(VERDICTS).filter(([, { outcome }]) => outcome === 'confirmed');
	expect(confirmed.map(([finding, { reason }]) => `${finding} ${reason}`).sort()).toEqual([
		'accepted:same accepted',
		'name:closeMatchAccepted nameClose',
		'name:match nameMatched',
		'name:notAsked nameFound',
		'name:notPossibleAccepted nameNotCompared',
	]);
});

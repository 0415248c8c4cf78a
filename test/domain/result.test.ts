import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	comparedResult,
	uncomparedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/comparedResult';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { outputIndexOf, OUTPUTS, VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { Asked } from '../../nodes/MobileMoneyNameLookup/domain/result';
import { answeredResult, uncheckedResult } from '../../nodes/MobileMoneyNameLookup/domain/result';
import * as sharedPaybill from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';

const checkedAt = '2026-11-21T08:00:00.000Z';
const AT = new Date(checkedAt);

const till = { accountType: 'till', number: '47', operator: 'Mpesa' } as const;
const answer = { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success' };
const found = {
	outcome: 'confirmed',
	name: answer.name,
	summary: 'Till 47 is hers.',
	reason: 'nameFound',
	...till,
	country: 'KE',
	status: answer.status,
	message: answer.message,
	environment: 'uat',
	checkedAt,
};

const matching: Judgement = {
	...VERDICTS['name:match'],
	nameMatch: { result: 'match', score: 1, expectedName: 'Jane', explanation: ['Same.'] },
};

const unmatched: Judgement = VERDICTS.sharedPaybill;

const resultOf = (judgement: Judgement, told: Partial<typeof answer> = {}, more: Asked = {}) => {
	const asked = { ...till, environment: 'uat', ...more } as const;
	const judged = { ...judgement, summary: found.summary };
	return answeredResult(asked, { ...answer, ...told }, judged, AT);
};

describe('the result of an answered lookup', () => {
	it('has every field of the contract, and neither nameMatch nor warnings when they are empty', () => {
		const result = resultOf(VERDICTS['name:notAsked'], {}, { warnings: [] });
		expect(result).toEqual(found);
		// A table shows the columns in this order.
		expect(Object.keys(result)).toEqual(Object.keys(found));
	});

	it('is marked in the demo, and carries the warnings about the number', () => {
		const of = { environment: 'demo', warnings: ['The number has 9 digits.'] } as const;
		const mark = { simulated: true } as const;
		const result = resultOf(VERDICTS['name:notAsked'], {}, { ...of, mark });
		expect(result).toEqual({ ...found, ...of, ...mark });
	});

	it.each([
		['nobody compared it', unmatched, [sharedPaybill.SHARED_PAYBILL_UNCOMPARED]],
		['it matches', matching, [sharedPaybill.SHARED_PAYBILL_CONFIRMED]],
		['it differs', { ...matching, ...VERDICTS['name:noMatch'] }, undefined],
	])('says what is known of a paybill that collects for many: %s', (_what, judgement, warnings) => {
		const result = resultOf({ ...judgement, isShared: true });
		expect(result.nameMatch).toEqual(judgement.nameMatch);
		expect(result.warnings).toEqual(warnings);
	});

	// The code of an operator stands for other faults, too.
	const first =
		'The service does not support the operator M-PESA, or refuses another part of the request';
	it.each([
		['operatorNotSupported', 'No', `${first}. The service says: No`],
		['operatorNotSupported', '', first],
		['accountNotFound', 'No', 'No'],
		['rejected', '', REPLY_TABLE.rejected.message],
	] as const)('says what to do when the number was refused, and names nobody: %s', (...row) => {
		const [reason, said, message] = row;
		const refusal = REPLY_TABLE[reason];
		const told = resultOf({ ...VERDICTS[reason], refusal }, { message: said });
		expect(told).not.toHaveProperty('name');
		expect(told).toMatchObject({ ...VERDICTS[reason], message, warnings: [refusal.nextStep] });
	});

	it.each([
		['Lookup Success', 'It says no. The service says: Lookup Success'],
		['', 'It says no.'],
	])('puts our own words in front where the reply denies itself: "%s"', (told, message) => {
		const refusal = { message: 'It says no', nextStep: 'Ask.', retryable: false };
		const denied = { ...VERDICTS.contradicted, refusal, isDenied: true } as const;
		expect(resultOf(denied, { message: told })).toMatchObject({ message, name: answer.name });
	});

	it('names the type as which the number was found, in plain words', () => {
		const advice =
			'Ask the payee which number they mean. Do not pay it as a till: first correct the type, then look it up again.';
		expect(resultOf({ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' })).toEqual({
			...found,
			...VERDICTS.foundAsOtherType,
			foundAs: 'paybill',
			message: 'This number is not a till but a paybill',
			warnings: [advice],
		});
	});
});

describe('the result of a check that failed', () => {
	const failed = new CheckFailure('The service is out', 'Try again.', true, 503);
	const uncheckedOf = (failure: CheckFailure, of: Asked) =>
		uncheckedResult(of, { failed: failure, summary: 'Not checked.', itemIndex: 4 }, AT);

	it.each([
		[1, 'The service is out [item 4]'],
		[2, 'The service is out after 2 tries [item 4]'],
	])('names the item, what to do, and from the second on the tries: %p', (tries, message) => {
		// Neither reason, name, status nor nameMatch: it is no verdict.
		const told = { description: 'Try again.', retryable: true, itemIndex: 4, tries };
		expect(uncheckedOf(failed.after(tries), { ...till, environment: 'uat' })).toStrictEqual({
			outcome: 'unchecked',
			summary: 'Not checked.',
			error: { message, ...told, httpStatus: 503 },
			...till,
			country: 'KE',
			environment: 'uat',
			checkedAt,
		});
	});

	it('says no more than is known when nothing could be read', () => {
		const result = uncheckedOf(new CheckFailure('Till is empty', 'Fill it in.', false), {});
		// With an error alone n8n would take the item for one that failed in its own way.
		expect(Object.keys(result)).toEqual(['outcome', 'summary', 'error', 'country', 'checkedAt']);
		const error = { description: 'Fill it in.', retryable: false, itemIndex: 4 };
		expect(result.error).toStrictEqual({ message: 'Till is empty [item 4]', ...error });
	});
});

// What becomes of two names that can be compared is told in test/engine/names.test.ts.
it.each([undefined, ''])('no registered name is told as such, with warnings: %p', (name) => {
	const warnings = ['Only ten names were compared.'];
	expect(comparedResult({ warnings }, name, VERDICTS.nameMissing, false, AT)).toEqual({
		...VERDICTS.nameMissing,
		summary: 'There is no usable registered name, so no name was compared.',
		checkedAt,
		warnings,
	});
});

it('names that could not be compared tell why, without a country and a number', () => {
	const failed = new CheckFailure('Expected Name holds a list', 'Map one name.', false);
	const entered = { registeredName: 'JANE' };
	expect(uncomparedResult({ failed, itemIndex: 2, entered }, 'row 3', AT)).toEqual({
		outcome: 'unchecked',
		summary: 'Row 3 was not checked: Expected Name holds a list; map one name.',
		error: expect.objectContaining({ message: 'Expected Name holds a list [item 2]' }),
		entered,
		checkedAt,
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

it('nothing is confirmed but a name that was found or matched, or else what the user accepts', () => {
	const confirmed = Object.entries(VERDICTS).filter(([, { outcome }]) => outcome === 'confirmed');
	expect(confirmed.map(([finding, { reason }]) => `${finding} ${reason}`).sort()).toEqual([
		'name:closeMatchAccepted nameClose',
		'name:match nameMatched',
		'name:notAsked nameFound',
		'name:notPossibleAccepted nameNotCompared',
	]);
});

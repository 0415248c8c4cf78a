import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import {
	answeredResult,
	messageForItem,
	uncheckedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/result';
import {
	SHARED_PAYBILL_CONFIRMED,
	SHARED_PAYBILL_UNCOMPARED,
} from '../../nodes/MobileMoneyNameLookup/domain/sharedAdvice';

const CHECKED_AT = new Date('2026-11-21T08:00:00.000Z');

const asked = {
	accountType: 'till',
	accountNumber: '4738534',
	operator: 'Mpesa',
	environment: 'uat',
} as const;

const answer = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

const SUMMARY = 'Till 4738534 is registered to JANE WANJIKU KAMAU.';

const found = {
	outcome: 'confirmed',
	name: answer.name,
	summary: SUMMARY,
	reason: 'nameFound',
	accountType: 'till',
	accountNumber: '4738534',
	operator: 'Mpesa',
	country: 'KE',
	status: answer.status,
	message: answer.message,
	environment: 'uat',
	checkedAt: '2026-11-21T08:00:00.000Z',
};

describe('the result of an answered lookup', () => {
	it('has every field of the contract, and neither nameMatch nor warnings when they are empty', () => {
		const judgement = { outcome: 'confirmed', reason: 'nameFound', summary: SUMMARY } as const;
		const withoutWarnings = { ...asked, warnings: [] };
		expect(answeredResult(withoutWarnings, answer, judgement, CHECKED_AT)).toEqual(found);
		const result = answeredResult(asked, answer, judgement, CHECKED_AT);
		expect(result).toEqual(found);
		// A table shows the columns in this order.
		expect(Object.keys(result)).toEqual(Object.keys(found));
	});

	it('tells how the names compare', () => {
		const nameMatch: Judgement['nameMatch'] = {
			expectedName: 'Jane Kamau',
			result: 'match',
			score: 1,
			explanation: ['Both names agree.'],
		};
		const result = answeredResult(
			{ ...asked, expectedName: 'Jane Kamau' },
			answer,
			{ outcome: 'confirmed', reason: 'nameMatched', summary: SUMMARY, nameMatch },
			CHECKED_AT,
		);
		expect(result).toEqual({
			...found,
			reason: 'nameMatched',
			nameMatch: {
				result: 'match',
				score: 1,
				expectedName: 'Jane Kamau',
				explanation: ['Both names agree.'],
			},
		});
	});

	it('leaves out a name under a code of refusal, because nobody was found who bears it', () => {
		const refusal = REPLY_TABLE.rejected;
		const refused = { outcome: 'notConfirmed', reason: 'rejected', summary: SUMMARY } as const;
		const reply = { ...answer, status: 'E400123' };
		expect(answeredResult(asked, reply, { ...refused, refusal }, CHECKED_AT)).not.toHaveProperty(
			'name',
		);
		const denied = { ...refused, refusal, isDenied: true } as const;
		expect(answeredResult(asked, answer, denied, CHECKED_AT)).toMatchObject({ name: answer.name });
	});

	it('leaves out the name that the answer does not have', () => {
		const result = answeredResult(
			asked,
			{ status: 'S000000', message: 'Lookup Success' },
			{ outcome: 'needsReview', reason: 'nameMissing', summary: SUMMARY },
			CHECKED_AT,
		);
		expect(result).not.toHaveProperty('name');
		expect(result).toMatchObject({ outcome: 'needsReview', reason: 'nameMissing' });
	});

	it('is marked in the demo, and in no other environment', () => {
		const judgement = { outcome: 'confirmed', reason: 'nameFound', summary: SUMMARY } as const;
		const demo = answeredResult({ ...asked, environment: 'demo' }, answer, judgement, CHECKED_AT);
		expect(demo).toEqual({ ...found, environment: 'demo', simulated: true });
	});

	it('says what is known of a paybill that collects for many', () => {
		const shared = { isShared: true, summary: SUMMARY } as const;
		const match: Judgement['nameMatch'] = {
			expectedName: 'X',
			result: 'match',
			score: 1,
			explanation: [],
		};
		const warningsOf = (judged: Judgement) =>
			answeredResult(asked, answer, { ...judged, ...shared }, CHECKED_AT).warnings;

		expect(warningsOf(VERDICTS.sharedPaybill)).toEqual([SHARED_PAYBILL_UNCOMPARED]);
		expect(warningsOf({ ...VERDICTS['name:match'], nameMatch: match })).toEqual([
			SHARED_PAYBILL_CONFIRMED,
		]);
		expect(warningsOf({ ...VERDICTS['name:noMatch'], nameMatch: match })).toBeUndefined();
	});

	it.each([
		['Lookup Success', 'It says no. Its message: Lookup Success'],
		['', 'It says no.'],
	])('puts our own words in front where the reply denies itself: "%s"', (told, message) => {
		const refusal = { message: 'It says no', nextStep: 'Ask.', retryable: false };
		const denied = { ...VERDICTS.contradicted, refusal, isDenied: true, summary: SUMMARY } as const;
		const result = answeredResult(asked, { ...answer, message: told }, denied, CHECKED_AT);
		expect(result.message).toBe(message);
	});

	it('names the type as which the number was found, in plain words', () => {
		const result = answeredResult(
			asked,
			answer,
			{ outcome: 'needsReview', reason: 'wrongAccountType', foundAs: 'paybill', summary: SUMMARY },
			CHECKED_AT,
		);
		expect(result).toEqual({
			...found,
			outcome: 'needsReview',
			reason: 'wrongAccountType',
			foundAs: 'paybill',
			message: 'This number is not a till but a paybill',
			warnings: [
				'Ask the payee which number is meant. Do not pay it as a till: correct the account type first, and look it up again.',
			],
		});
	});

	it('carries the warnings about the number', () => {
		const judgement = { outcome: 'confirmed', reason: 'nameFound', summary: SUMMARY } as const;
		const warned = { ...asked, warnings: ['The number has 9 digits.'] };
		expect(answeredResult(warned, answer, judgement, CHECKED_AT)).toEqual({
			...found,
			warnings: ['The number has 9 digits.'],
		});
	});

	it.each(['operatorNotSupported', 'accountNotFound', 'rejected'] as const)(
		'says what to do when the number was refused: %s',
		(reason) => {
			const refusal = REPLY_TABLE[reason];
			const judgement = { outcome: 'notConfirmed', reason, refusal, summary: SUMMARY } as const;
			const told = answeredResult(asked, { status: 'E1', message: 'No' }, judgement, CHECKED_AT);
			const mute = answeredResult(asked, { status: 'E1', message: '' }, judgement, CHECKED_AT);

			expect(told).toMatchObject({ status: 'E1', message: 'No', outcome: 'notConfirmed', reason });
			expect(told.warnings).toEqual([refusal.nextStep]);
			expect(mute.message).toBe(refusal.message);
		},
	);
});

const itemOf = (failed: CheckFailure, itemIndex: number) => ({
	failed,
	summary: 'Till 4738534 was not checked.',
	itemIndex,
});

describe('the result of a check that failed', () => {
	const failed = new CheckFailure('The service is out of order', 'Try again.', true, 503);

	it('is unchecked, with what happened, what to do and whether to try again', () => {
		expect(uncheckedResult(asked, itemOf(failed, 4), CHECKED_AT)).toMatchObject({
			accountType: 'till',
			accountNumber: '4738534',
			operator: 'Mpesa',
			outcome: 'unchecked',
			environment: 'uat',
			checkedAt: '2026-11-21T08:00:00.000Z',
			error: { description: 'Try again.', retryable: true, itemIndex: 4, httpStatus: 503 },
		});
	});

	it.each([
		[undefined, 'The service is out of order [item 4]'],
		[1, 'The service is out of order [item 4]'],
		[2, 'The service is out of order after 2 tries [item 4]'],
	])('names the item and, from the second, the tries: %p', (tries, message) => {
		const after = tries === undefined ? failed : failed.after(tries);
		const { error } = uncheckedResult(asked, itemOf(after, 4), CHECKED_AT);
		expect(messageForItem(after, 4)).toBe(message);
		expect(error).toEqual({
			message,
			description: 'Try again.',
			retryable: true,
			itemIndex: 4,
			httpStatus: 503,
			...(tries !== undefined && { tries }),
		});
	});

	it('is marked in the demo', () => {
		const result = uncheckedResult(
			{ ...asked, environment: 'demo' },
			itemOf(failed, 0),
			CHECKED_AT,
		);
		expect(result).toMatchObject({ simulated: true, error: { simulated: true } });
		expect(uncheckedResult(asked, itemOf(failed, 0), CHECKED_AT)).not.toHaveProperty('simulated');
	});

	it('says no more than is known when nothing could be read', () => {
		const unread = new CheckFailure('Till is empty', 'Fill it in.', false);
		const result = uncheckedResult({}, itemOf(unread, 0), CHECKED_AT);

		expect(Object.keys(result)).toEqual(['outcome', 'summary', 'error', 'country', 'checkedAt']);
		expect(result.error).not.toHaveProperty('httpStatus');
		expect(JSON.stringify(result.error)).toContain('Till is empty');
	});

	it('reads neither as confirmed nor as not confirmed', () => {
		const result = uncheckedResult(asked, itemOf(failed, 0), CHECKED_AT);
		for (const field of ['reason', 'name', 'status', 'nameMatch']) {
			expect(result).not.toHaveProperty(field);
		}
	});

	it('does not look to n8n like an item that only holds an error', () => {
		const keys = Object.keys(uncheckedResult({}, itemOf(failed, 0), CHECKED_AT));
		expect(keys.some((key) => !['error', 'message', 'details'].includes(key))).toBe(true);
	});
});

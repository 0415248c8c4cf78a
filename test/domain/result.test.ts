import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { Asked } from '../../nodes/MobileMoneyNameLookup/domain/result';
import {
	answeredResult,
	messageForItem,
	uncheckedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/result';
import {
	SHARED_PAYBILL_CONFIRMED,
	SHARED_PAYBILL_UNCOMPARED,
} from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';

const AT = new Date('2026-11-21T08:00:00.000Z');

const asked = {
	accountType: 'till',
	accountNumber: '4738534',
	operator: 'Mpesa',
	environment: 'uat',
} as const;

const answer = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

const summary = 'Till 4738534 is registered to JANE WANJIKU KAMAU.';

const nameMatch: Judgement['nameMatch'] = {
	result: 'match',
	score: 1,
	expectedName: 'Jane Kamau',
	explanation: ['Both names agree.'],
};

const found = {
	outcome: 'confirmed',
	name: answer.name,
	summary,
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

const resultOf = (judgement: Judgement, told: Partial<typeof answer> = {}, more: Asked = {}) =>
	answeredResult({ ...asked, ...more }, { ...answer, ...told }, { ...judgement, summary }, AT);

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
		['nobody compared it', VERDICTS.sharedPaybill, [SHARED_PAYBILL_UNCOMPARED]],
		['it matches', { ...VERDICTS['name:match'], nameMatch }, [SHARED_PAYBILL_CONFIRMED]],
		['it differs', { ...VERDICTS['name:noMatch'], nameMatch }, undefined],
	])('says what is known of a paybill that collects for many: %s', (_what, judgement, warnings) => {
		expect(resultOf({ ...judgement, isShared: true }).warnings).toEqual(warnings);
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
		const told = resultOf({ ...VERDICTS[reason], refusal }, { status: 'E1', message: said });
		const warnings = [refusal.nextStep];
		expect(told).toMatchObject({
			outcome: 'notConfirmed',
			reason,
			status: 'E1',
			message,
			warnings,
		});
		expect(told).not.toHaveProperty('name');
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
		expect(resultOf({ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' })).toEqual({
			...found,
			outcome: 'needsReview',
			reason: 'wrongAccountType',
			foundAs: 'paybill',
			message: 'This number is not a till but a paybill',
			warnings: [
				'Ask the payee which number they mean. Do not pay it as a till: first correct the type, then look it up again.',
			],
		});
	});
});

describe('the result of a check that failed', () => {
	const failed = new CheckFailure('The service is out of order', 'Try again.', true, 503);
	const uncheckedOf = (failure: CheckFailure, of: Asked) =>
		uncheckedResult(of, { failed: failure, summary: 'Not checked.', itemIndex: 4 }, AT);

	it.each([
		[undefined, 'The service is out of order [item 4]'],
		[1, 'The service is out of order [item 4]'],
		[2, 'The service is out of order after 2 tries [item 4]'],
	])('names the item, what to do, and from the second on the tries: %p', (tries, message) => {
		const busy = new CheckFailure('Busy', 'Try again.', true, 503);
		const after = tries === undefined ? failed : busy.after(tries).retold(failed.message);
		expect(messageForItem(after, 4)).toBe(message);
		// Neither reason, name, status nor nameMatch: it is no verdict.
		expect(uncheckedOf(after, asked)).toStrictEqual({
			outcome: 'unchecked',
			summary: 'Not checked.',
			error: {
				message,
				description: 'Try again.',
				retryable: true,
				itemIndex: 4,
				httpStatus: 503,
				...(tries !== undefined && { tries }),
			},
			...asked,
			country: 'KE',
			checkedAt: found.checkedAt,
		});
	});

	it('says no more than is known when nothing could be read', () => {
		const result = uncheckedOf(new CheckFailure('Till is empty', 'Fill it in.', false), {});
		// With an error alone n8n would take the item for one that failed in its own way.
		expect(Object.keys(result)).toEqual(['outcome', 'summary', 'error', 'country', 'checkedAt']);
		expect(result.error).not.toHaveProperty('httpStatus');
	});
});

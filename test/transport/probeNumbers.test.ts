import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { keyOf } from '../../nodes/MobileMoneyNameLookup/transport/lookupRequest';
import { ProbeNumbers } from '../../nodes/MobileMoneyNameLookup/transport/probeNumbers';

const till = (accountNumber: string) =>
	({ accountType: 'till', accountNumber, operator: 'Mpesa' }) as const;

const A = till('111111');
const B = till('222222');
const C = till('333333');

/** What a run knew before it asks with a number. */
interface Known {
	readonly offered?: typeof A;
	readonly answered?: readonly (typeof A)[];
	readonly except?: typeof A;
}

describe('the number to ask with', () => {
	it.each<readonly [string, Known, typeof A | undefined]>([
		['is none at first', {}, undefined],
		['is another one of the run', { offered: A }, A],
		['is the latest that was answered', { offered: A, answered: [B, C] }, C],
		['is none that is excepted', { offered: A, except: A }, undefined],
		[
			'is none where the answered one is excepted',
			{ offered: A, answered: [B], except: B },
			undefined,
		],
		['is any that is not the excepted one', { answered: [B], except: A }, B],
	])('%s', (_what, { offered, answered = [], except }, expected) => {
		const numbers = new ProbeNumbers();
		if (offered) numbers.offer(() => offered);
		for (const subject of answered) numbers.answered(subject);
		expect(numbers.next(except && keyOf(except))).toEqual(expected);
	});

	it('comes from the row that offered last, and is looked for each time', () => {
		const numbers = new ProbeNumbers();
		numbers.offer(() => A);
		const offered = [B, C];
		numbers.offer(() => offered.shift());
		expect([numbers.next(), numbers.next(), numbers.next()]).toEqual([B, C, undefined]);
	});
});

describe('how a probe failed', () => {
	it('is kept for each number, the latest one', () => {
		const numbers = new ProbeNumbers();
		const failures = ['first', 'second', 'other'].map((what) => new CheckFailure(what, '', true));
		const [first, second, other] = failures;
		if (!first || !second || !other) throw new Error('There are three');
		numbers.failed(A, first);
		numbers.failed(B, other);
		numbers.failed({ ...A }, second);
		expect(numbers.failureOf(A)).toBe(second);
		expect(numbers.failureOf(B)).toBe(other);
		expect(numbers.failureOf(C)).toBeUndefined();
		expect(numbers.failureOf({ ...A, operator: 'Other' })).toBeUndefined();
	});
});

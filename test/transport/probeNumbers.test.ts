import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { ProbeNumbers } from '../../nodes/MobileMoneyNameLookup/transport/probeNumbers';

const till = (accountNumber: string) =>
	({ accountType: 'till', accountNumber, operator: 'Mpesa' }) as const;
const A = till('111111');
const B = till('222222');
const C = till('333333');

describe('the number to ask with', () => {
	it.each([
		['none at first', [], [], undefined],
		['another one of the run', [A], [], A],
		['the one that the latest row offers', [A, B], [], B],
		['the latest that was answered', [A], [B, C], C],
	])('is %s', (_what, offered, answered, expected) => {
		const numbers = new ProbeNumbers();
		for (const subject of offered) numbers.offer(() => subject);
		for (const subject of answered) numbers.answered(subject);
		expect(numbers.next()).toEqual(expected);
	});
});

describe('how a probe failed', () => {
	it('is kept for each number, the latest one', () => {
		const numbers = new ProbeNumbers();
		const told = (text: string) => new CheckFailure(text, '', true);
		numbers.failed(A, told('first'));
		numbers.failed(B, told('other'));
		numbers.failed({ ...A }, told('second'));
		const failures = [A, B, C].map((subject) => numbers.failureOf(subject)?.message);
		expect(failures).toEqual(['second', 'other', undefined]);
	});
});

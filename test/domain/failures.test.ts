import {
	ThrownFailure,
	CheckFailure,
	checkFailureOf,
} from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { failureOf, RESPONSE_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/responseTable';

it('an account problem is the failed check that it carries, and its message has both sentences', () => {
	const failure = new CheckFailure('x.example is down', 'Wait.', true);
	const problem = new ThrownFailure(failure);
	expect(checkFailureOf(problem)).toBe(failure);
	expect(problem.message).toBe('x.example is down. Wait.');
});

const thrown = [new Error('Bearer s3cret'), 's3cret', undefined];
it.each(thrown)('a failed check never repeats what was thrown: %p', (error) => {
	const failed = checkFailureOf(error);
	const message = 'The lookup stopped for a reason that this node does not know';
	const nextStep = expect.stringContaining('report it');
	expect(failed).toMatchObject({ message, nextStep, retryable: false });
	expect(JSON.stringify(failed)).not.toContain('s3cret');
});

const { message: busy, nextStep } = RESPONSE_TABLE.serviceUnavailable;

it.each<[code: string | undefined, words: string | undefined, shown: string]>([
	[undefined, undefined, ''],
	['E503001', undefined, ', E503001'],
	['E1', 'No (really)', ', E1: “No [really]”'],
	...['', 'two words', 'x'.repeat(21), 'S000000\u202E', '<b>'].map(
		(code): [string, undefined, string] => [code, undefined, ''],
	),
])(
	'the failure of a response without an answer has the HTTP status, a plain code, and words without brackets: %j, %j',
	(code, words, shown) => {
		const failed = failureOf('serviceUnavailable', { httpStatus: 503, code, words });
		const message = `${busy} (HTTP 503${shown})`;
		expect(failed).toMatchObject({ message, nextStep, retryable: true });
		expect(failed.facts.httpStatus).toBe(503);
	},
);

it('the failure of a number that was not looked up is retryable, and names the latest try', () => {
	const latest = new CheckFailure('It is down', 'Wait.');
	for (const kind of ['cancelled', 'outage'] as const) {
		const { message } = RESPONSE_TABLE[kind];
		expect(failureOf(kind)).toMatchObject({ message, retryable: true });
		expect(failureOf(kind, { latest }).message).toBe(`${message} (last: It is down)`);
	}
});

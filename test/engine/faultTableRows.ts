import type { Fault, RetryAfter } from '../simulator';

/** What becomes of a request that is answered with a fault. */
export type Effect =
	/** The fault does no harm: the answer is taken. */
	| 'answered'
	/** The same request is sent again, as often as the retries allow. */
	| 'retried'
	/** The token is renewed and the row sent once more. */
	| 'renewed'
	/** The request is given up, or sent once more when others that came later are answered. */
	| 'onceMoreAtMost'
	/** The request is given up at once. */
	| 'givenUp';

/** A fault, and what becomes of a lookup and of the token call that it hits. */
export interface FaultRow {
	readonly name: string;
	readonly fault: Fault;
	/** What stands in its place at the token call, where it would change nothing there. */
	readonly tokenFault?: Fault;
	readonly lookup: Effect;
	readonly token: Exclude<Effect, 'renewed' | 'onceMoreAtMost'>;
}

const expiries = [401, 403, 200, 422, 500].map((httpStatus): FaultRow => ({
	name: `expired token at ${httpStatus}`,
	fault: { kind: 'tokenExpired', httpStatus },
	lookup: 'renewed',
	token: httpStatus === 500 ? 'retried' : 'givenUp',
}));

const pauses: Array<[string, RetryAfter | undefined]> = [
	['in seconds', { seconds: 1 }],
	['as a date', { dateInSeconds: 1 }],
	['of garbage', { text: 'soon' }],
	['absent', undefined],
];

const busy = pauses.map(([how, retryAfter]): FaultRow => ({
	name: `429, Retry-After ${how}`,
	fault: { kind: 'tooManyRequests', ...(retryAfter && { retryAfter }) },
	lookup: 'retried',
	token: 'retried',
}));

const bodies = ['json', 'html', 'empty'] as const;

const outages = [500, 502, 503, 504].flatMap((httpStatus) =>
	bodies.map((body): FaultRow => ({
		name: `${httpStatus}, body ${body}`,
		fault: { kind: 'serverError', httpStatus, body },
		// A 500 with a code of the service is its own answer about this row.
		lookup: httpStatus === 500 && body === 'json' ? 'onceMoreAtMost' : 'retried',
		token: 'retried',
	})),
);

const connections: FaultRow[] = [
	{
		name: 'reset before the answer',
		fault: { kind: 'resetBeforeAnswer' },
		lookup: 'retried',
		token: 'retried',
	},
	{
		name: 'reset in mid body',
		fault: { kind: 'resetDuringBody' },
		lookup: 'retried',
		token: 'retried',
	},
	{ name: 'no answer', fault: { kind: 'hang' }, lookup: 'retried', token: 'retried' },
	{
		name: 'headers, then silence',
		fault: { kind: 'silentAfterHead' },
		lookup: 'retried',
		token: 'retried',
	},
	{
		name: 'half a body, then silence',
		fault: { kind: 'silentDuringBody' },
		lookup: 'retried',
		token: 'retried',
	},
	{ name: 'body that drips', fault: { kind: 'drip' }, lookup: 'retried', token: 'retried' },
];

const strangeAnswers: FaultRow[] = [
	{ name: 'web page', fault: { kind: 'htmlPage' }, lookup: 'givenUp', token: 'givenUp' },
	{ name: 'empty body', fault: { kind: 'emptyBody' }, lookup: 'givenUp', token: 'givenUp' },
	{ name: 'cut-off JSON', fault: { kind: 'cutOffJson' }, lookup: 'retried', token: 'retried' },
	{
		name: 'name of a wrong type',
		fault: { kind: 'wrongType', field: 'name' },
		tokenFault: { kind: 'wrongType', field: 'access_token' },
		lookup: 'givenUp',
		token: 'givenUp',
	},
	{
		name: 'status of a wrong type',
		fault: { kind: 'wrongType', field: 'status' },
		tokenFault: { kind: 'wrongType', field: 'token_type' },
		lookup: 'givenUp',
		token: 'givenUp',
	},
	{
		name: '302 to another host',
		fault: { kind: 'redirect' },
		lookup: 'givenUp',
		token: 'givenUp',
	},
	{ name: '1 MB body', fault: { kind: 'largeBody' }, lookup: 'givenUp', token: 'givenUp' },
	{
		name: 'wrong content type',
		fault: { kind: 'contentType', contentType: 'text/html' },
		lookup: 'answered',
		token: 'answered',
	},
	{ name: 'gzip', fault: { kind: 'gzip' }, lookup: 'answered', token: 'answered' },
];

/** Every fault of the table. */
export const FAULT_ROWS: readonly FaultRow[] = [
	...expiries,
	...busy,
	...outages,
	...connections,
	...strangeAnswers,
];

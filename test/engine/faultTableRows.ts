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

type AnyEffect = FaultRow['lookup'] & FaultRow['token'];

/** Faults with the same effect on a lookup and on the token call. */
const rowsOf = (
	effect: AnyEffect,
	faults: Readonly<Record<string, Fault | readonly [atLookup: Fault, atToken: Fault]>>,
): FaultRow[] =>
	Object.entries(faults).map(([name, fault]) => ({
		name,
		...('kind' in fault ? { fault } : { fault: fault[0], tokenFault: fault[1] }),
		lookup: effect,
		token: effect,
	}));

const refusedTokens = [401, 403, 200, 422, 500].map((httpStatus): FaultRow => ({
	name: `expired token at ${httpStatus}`,
	fault: { kind: 'tokenExpired', httpStatus },
	lookup: 'renewed',
	token: httpStatus === 500 ? 'retried' : 'givenUp',
}));

const outages = [500, 502, 503, 504].flatMap((httpStatus) =>
	(['json', 'html', 'empty'] as const).map((body): FaultRow => ({
		name: `${httpStatus}, body ${body}`,
		fault: { kind: 'serverError', httpStatus, body },
		// A 500 with a code of the service is its own answer about this row.
		lookup: httpStatus === 500 && body === 'json' ? 'onceMoreAtMost' : 'retried',
		token: 'retried',
	})),
);

const busy = (retryAfter: RetryAfter): Fault => ({ kind: 'tooManyRequests', retryAfter });

const pauses = rowsOf('retried', {
	'429, Retry-After in seconds': busy({ seconds: 1 }),
	'429, Retry-After as a date': busy({ dateInSeconds: 1 }),
});

/** Faults that are over at once. */
const brief: readonly FaultRow[] = [
	...refusedTokens,
	...outages,
	...rowsOf('retried', {
		'429, Retry-After of garbage': busy({ text: 'soon' }),
		'429, Retry-After absent': { kind: 'tooManyRequests' },
		'reset before the answer': { kind: 'resetBeforeAnswer' },
		'reset in mid body': { kind: 'resetDuringBody' },
		'cut-off JSON': { kind: 'cutOffJson' },
	}),
	...rowsOf('givenUp', {
		'web page': { kind: 'htmlPage' },
		'empty body': { kind: 'emptyBody' },
		'name of a wrong type': [
			{ kind: 'wrongType', field: 'name' },
			{ kind: 'wrongType', field: 'access_token' },
		],
		'status of a wrong type': [
			{ kind: 'wrongType', field: 'status' },
			{ kind: 'wrongType', field: 'token_type' },
		],
		'302 to another host': { kind: 'redirect' },
		'1 MB body': { kind: 'largeBody' },
	}),
	...rowsOf('answered', {
		'wrong content type': { kind: 'contentType', contentType: 'text/html' },
		gzip: { kind: 'gzip' },
	}),
];

/** Faults that end by a time limit only. */
const endless = rowsOf('retried', {
	'no answer': { kind: 'hang' },
	'headers, then silence': { kind: 'silentAfterHead' },
	'half a body, then silence': { kind: 'silentDuringBody' },
	'body that drips': { kind: 'drip' },
});

/** Every fault of the table, and whether it ends by a time limit only. */
export const FAULT_ROWS: ReadonlyArray<FaultRow & { readonly isEndless: boolean }> = [
	...[...pauses, ...brief].map((row) => ({ ...row, isEndless: false })),
	...endless.map((row) => ({ ...row, isEndless: true })),
];

/** Faults that cost a run no time. */
export const BRIEF_FAULTS: readonly Fault[] = brief.map(({ fault }) => fault);

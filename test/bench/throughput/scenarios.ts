import type { Subject } from './rowsWorkflow';

/** What does the looking up: a node inside n8n, or the bare HTTP client as the floor. */
export type Contender = Subject | { readonly kind: 'pool'; readonly connections: number };

/** One line of the table. */
export interface Scenario {
	readonly title: string;
	readonly contender: Contender;
	readonly rows: number;
	readonly distinct: number;
	/** How far away the service is, in ms. */
	readonly latencyMs: number;
	/** The service answers 429 above this many at once; absent for a service that takes all. */
	readonly takesAtOnce?: number;
}

const latencyMs = 50;
const takesAtOnce = 40;
const lookup = (parallel: number): Contender => ({ kind: 'lookup', parallel });
const pool = (connections: number): Contender => ({ kind: 'pool', connections });
const plain: Contender = { kind: 'httpRequest' };
const batches: Contender = { kind: 'httpRequest', batching: { size: 25, everyMs: 50 } };

/**
 * All lines of the table, in the order in which each round runs them.
 * @param rows how many rows the sheets have
 */
export function scenarios(rows: number): Scenario[] {
	const all = { rows, distinct: rows, latencyMs };
	const fifth = { ...all, distinct: Math.ceil(rows / 5) };
	const strict = { ...all, takesAtOnce };
	const far = { ...strict, latencyMs: 5 * latencyMs };
	return [
		{ ...all, title: 'this node, 10 in flight', contender: lookup(10) },
		{ ...all, title: 'this node, 25 in flight', contender: lookup(25) },
		{ ...all, title: 'this node, 50 in flight', contender: lookup(50) },
		{ ...all, title: 'HTTP Request', contender: plain },
		{ ...all, title: 'HTTP Request, 25 every 50 ms', contender: batches },
		{ ...all, title: 'undici Pool, 10 in flight', contender: pool(10) },
		{ ...all, title: 'undici Pool, 25 in flight', contender: pool(25) },
		{ ...all, title: 'undici Pool, 50 in flight', contender: pool(50) },
		{ ...fifth, title: 'this node, 25 in flight, a fifth distinct', contender: lookup(25) },
		{ ...strict, title: 'this node, 25 in flight', contender: lookup(25) },
		{ ...strict, title: 'this node, 50 in flight', contender: lookup(50) },
		{ ...strict, title: 'HTTP Request', contender: plain },
		{ ...strict, title: 'HTTP Request, 25 every 50 ms', contender: batches },
		{ ...far, title: 'this node, 25 in flight', contender: lookup(25) },
		{ ...far, title: 'HTTP Request', contender: plain },
	];
}

/** The bound on requests in flight that a contender keeps; undefined when it keeps none. */
export function parallelOf({ contender }: Scenario): number | undefined {
	if (contender.kind === 'lookup') return contender.parallel;
	return contender.kind === 'pool' ? contender.connections : undefined;
}

/** The least time in ms that so many requests can take within the bound and what the service takes. */
export function idealMs(scenario: Scenario): number | undefined {
	const parallel = parallelOf(scenario);
	if (parallel === undefined) return undefined;
	const atOnce = Math.min(parallel, scenario.takesAtOnce ?? Infinity);
	return (scenario.distinct / atOnce) * scenario.latencyMs;
}

import type { Subject } from './rowsWorkflow';
import type { WayIn } from './waysIn';

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
	readonly way: WayIn;
	/** The service answers 429 above this many at once; absent for a service that takes all. */
	readonly takesAtOnce?: number;
}

const latencyMs = 50;
const takesAtOnce = 40;

type Asks = Pick<Scenario, 'title' | 'contender'>;

const lookup = (parallel: number): Asks => ({
	title: `this node, ${parallel} in flight`,
	contender: { kind: 'lookup', parallel },
});
const pool = (connections: number): Asks => ({
	title: `undici Pool, ${connections} in flight`,
	contender: { kind: 'pool', connections },
});
/** What people build without this package: a token from an earlier node, in a header of each request. */
const header: Asks = {
	title: 'HTTP Request, header',
	contender: { kind: 'httpRequest', login: 'header' },
};
const credential: Asks = {
	title: 'HTTP Request, credential',
	contender: { kind: 'httpRequest', login: 'credential' },
};
const batches: Asks = {
	title: 'HTTP Request, credential, 25 every 50 ms',
	contender: { kind: 'httpRequest', login: 'credential', batching: { size: 25, everyMs: 50 } },
};

/**
 * All lines of the table, in the order in which each round runs them.
 * @param rows how many rows the sheets have
 */
export function scenarios(rows: number): Scenario[] {
	const near = { rows, distinct: rows, latencyMs, way: 'http' } as const;
	const fifth = { ...near, distinct: Math.ceil(rows / 5) };
	const overTls = { ...near, way: 'https' } as const;
	const byProxy = { ...near, way: 'proxy' } as const;
	const strict = { ...near, takesAtOnce };
	const far = { ...strict, latencyMs: 5 * latencyMs };
	const on = (service: Omit<Scenario, keyof Asks>, ...asks: Asks[]): Scenario[] =>
		asks.map((each) => ({ ...service, ...each }));
	return [
		...on(near, lookup(10), lookup(25), lookup(50), header, credential, batches),
		...on(near, pool(10), pool(25), pool(50)),
		...on(fifth, lookup(25)),
		...on(overTls, lookup(25), lookup(50), header),
		...on(byProxy, lookup(25), lookup(50), header),
		...on(strict, lookup(25), lookup(50), header, batches),
		...on(far, lookup(25), header),
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

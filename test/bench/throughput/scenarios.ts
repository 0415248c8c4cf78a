import type { Sheet } from './measure';
import type { WayIn } from './waysIn';

/** One line of the table. */
export interface Scenario extends Sheet {
	readonly title: string;
	readonly way: WayIn;
	/** The service answers 429 above this many at once; absent for a service that takes all. */
	readonly takesAtOnce?: number;
}

/** How far away the service is. */
export const latencyMs = 50;

type Asks = Pick<Scenario, 'title' | 'subject'>;

const lookup = (parallel: number): Asks => ({
	title: `this node, ${parallel} in flight`,
	subject: { kind: 'lookup', parallel },
});
export const httpRequest: Asks = { title: 'HTTP Request', subject: { kind: 'httpRequest' } };

/** All lines of the table for sheets of so many rows, in the order in which each round runs them. */
export function scenarios(rows: number): Scenario[] {
	const near = { rows, distinct: rows, way: 'http' } as const;
	const on = (service: Omit<Scenario, keyof Asks>, ...asks: Asks[]): Scenario[] =>
		asks.map((each) => ({ ...service, ...each }));
	return [
		...on(near, lookup(10), lookup(25), lookup(50), httpRequest),
		...on({ ...near, distinct: Math.ceil(rows / 5) }, lookup(25)),
		...on({ ...near, way: 'https' }, lookup(25), lookup(50), httpRequest),
		...on({ ...near, way: 'proxy' }, lookup(25), lookup(50)),
		...on({ ...near, takesAtOnce: 40 }, lookup(25), lookup(50), httpRequest),
	];
}

/** The least time in ms that the requests can take within the node's bound and what the service takes. */
export function idealMs({ subject, distinct, takesAtOnce }: Scenario): number | undefined {
	if (subject.kind !== 'lookup') return undefined;
	return (distinct / Math.min(subject.parallel, takesAtOnce ?? Infinity)) * latencyMs;
}

import type { INodeParameters } from 'n8n-workflow';
import { sleep } from 'n8n-workflow';

import type { AccountKind, Fault, Simulator, SimulatorOptions } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from './lookUpWith';
import type { RowEnd } from './rowEnds';

type Use<Case extends unknown[]> = (simulator: Simulator, ...given: Case) => Promise<void>;

/** Gives a test a local service of its own, and ends that whatever happens. */
const withOwnService =
	<Case extends unknown[]>(
		use: Use<Case>,
		optionsOf: (...given: Case) => SimulatorOptions = () => ({}),
	) =>
	async (...given: Case): Promise<void> => {
		const simulator = await startOwnSimulator(optionsOf(...given));
		try {
			await use(simulator, ...given);
		} finally {
			await simulator.close();
		}
	};

/** A test with a local service of its own. */
export function itWithService(name: string, use: Use<[]>, options: SimulatorOptions = {}): void {
	it(
		name,
		withOwnService(use, () => options),
	);
}

/** A table of such tests: each gets its service, and then the values of its case. */
itWithService.each =
	<Case extends unknown[] | [unknown]>(cases: readonly Case[]) =>
	(name: string, use: Use<Case>, optionsOf?: (...given: Case) => SimulatorOptions): void => {
		it.each(cases)(name, withOwnService(use, optionsOf));
	};

/** So many different numbers that no register has: their lookups end as not confirmed. */
export const rowsOf = (count: number): string[] =>
	Array.from({ length: count }, (_, row) => String(100_000 + row));

/** What a service answers that is out. */
export const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
export const RESET: Fault = { kind: 'resetBeforeAnswer' };

/** Has every lookup answered with a fault. */
export const lookupsGet = (simulator: Simulator, fault: Fault): void => {
	simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
};

/** Has every token call answered with a fault. */
export const tokensGet = (simulator: Simulator, fault: Fault): void => {
	simulator.setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
};

/** Looks up so many different numbers that no register has. */
export const lookUpRows = async (
	simulator: Simulator,
	count: number,
	options?: INodeParameters,
	kind?: AccountKind,
): Promise<RowEnd[]> => await lookUpWith(credentialOf(simulator, {}, kind), rowsOf(count), options);

/** The rows that were not checked, as `row: message`. */
export const uncheckedRows = (ends: readonly RowEnd[]): string[] =>
	ends.flatMap(({ outcome, error }, row) =>
		outcome === 'unchecked' ? [`${row}: ${error?.message}`] : [],
	);

/** The failed rows that were never asked. */
export const notAsked = (ends: readonly RowEnd[]): RowEnd[] =>
	ends.filter(({ error }) => error && /not asked/i.test(error.message));

/** Waits until something holds; for ever, and so into the test's limit, if it never does. */
export async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await sleep(10);
}

/** How long something took, in ms of the own clock, with what came of it. */
export async function timed<T>(work: Promise<T>): Promise<{ ms: number; result: T }> {
	const startedAt = Date.now();
	const result = await work;
	return { ms: Date.now() - startedAt, result };
}

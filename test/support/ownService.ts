import { setTimeout as pause } from 'node:timers/promises';

import type { Simulator, SimulatorOptions } from '../simulator';
import type { LookUpSettings } from './lookUpWith';
import { credentialOf, lookUpWith, startOwnSimulator } from './lookUpWith';
import type { RowEnd } from './rowEnds';
import { rowEnds } from './rowEnds';
import type { NodeRunResult } from './runNode';

/**
 * Runs a local service for one test, which may run beside others, and ends it whatever happens.
 *
 * @param use what is done with the service
 * @param options how it is set up
 */
export async function withOwnService(
	use: (simulator: Simulator) => Promise<void>,
	options: SimulatorOptions = {},
): Promise<void> {
	const simulator = await startOwnSimulator(options);
	try {
		await use(simulator);
	} finally {
		await simulator.close();
	}
}

/** So many different numbers that no register has: their lookups end as not confirmed. */
export const rowsOf = (count: number): string[] =>
	Array.from({ length: count }, (_, row) => String(100_000 + row));

/** Looks up so many different numbers that no register has. */
export const lookUpRows = async (
	simulator: Simulator,
	count: number,
	options: NonNullable<LookUpSettings['options']> = {},
): Promise<NodeRunResult> => await lookUpWith(credentialOf(simulator), rowsOf(count), { options });

/** The rows that were not checked, as `row: message`; throws when one is lost or in two places. */
export function uncheckedRows(result: NodeRunResult, rowCount: number): string[] {
	return rowEnds(result, rowCount).flatMap(({ outcome, error }, row) =>
		outcome === 'unchecked' ? [`${row}: ${error?.message}`] : [],
	);
}

/** The failed rows that were never asked. */
export const notAsked = (ends: readonly RowEnd[]): RowEnd[] =>
	ends.filter(({ error }) => error && /not asked/i.test(error.message));

/** Waits until something holds; for ever, and so into the test's limit, if it never does. */
export async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await pause(10);
}

/** How long something took, in ms of the own clock, with what came of it. */
export async function timed<T>(work: Promise<T>): Promise<{ ms: number; result: T }> {
	const startedAt = Date.now();
	const result = await work;
	return { ms: Date.now() - startedAt, result };
}

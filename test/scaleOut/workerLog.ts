import type { ClusterProcess } from './queueCluster';

/** The executions that a worker has begun, as it has logged them; more than once when it was given them again. */
export function begunBy({ log }: Pick<ClusterProcess, 'log'>): string[] {
	return idsIn(log(), /Worker started execution (\d+) \(job/g);
}

/** The executions that a worker has begun and not finished. */
export function underWayIn(worker: Pick<ClusterProcess, 'log'>): string[] {
	const finished = new Set(idsIn(worker.log(), /Worker finished execution (\d+) \(job/g));
	return begunBy(worker).filter((id) => !finished.has(id));
}

function idsIn(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}

import { readFile, writeFile } from 'node:fs/promises';
import { runProcess } from '../realN8n/childProcess';

/**
 * Starts a new peak of the resident memory of processes; the result tells it in MB, as the kernel kept it (Linux).
 * They peak at different times, so that the sum is a little above what was ever needed at once.
 */
export async function startPeak(processIds: readonly number[]): Promise<() => Promise<number>> {
	for (const id of processIds)
		await writeFile(`/proc/${id}/clear_refs`, '5').catch(() => undefined);
	return async () => {
		let kilobytes = 0;
		for (const id of processIds) {
			// A process may be gone meanwhile.
			const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
			kilobytes += Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
		}
		return kilobytes / 1024;
	};
}

/** A process and all that it has started, such as n8n's task runner; none when they are gone. */
export async function groupOf(leader: number): Promise<number[]> {
	const options = { cwd: '/', env: process.env };
	const ids = await runProcess('pgrep', ['-g', String(leader)], options).catch(() => '');
	return ids.split('\n').filter(Boolean).map(Number);
}

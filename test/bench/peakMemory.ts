import { readFile, writeFile } from 'node:fs/promises';
import { runProcess } from '../realN8n/childProcess';

/** Starts a new peak of the resident memory of processes, where the system can (Linux). */
export async function startPeak(processIds: readonly number[]): Promise<void> {
	for (const id of processIds)
		await writeFile(`/proc/${id}/clear_refs`, '5').catch(() => undefined);
}

/**
 * The peak of the resident memory of processes in MB, as the kernel kept it; 0 where there is none. They
 * peak at different times, so that the sum is a little above what was ever needed at once.
 */
export async function readPeakMb(processIds: readonly number[]): Promise<number> {
	let kilobytes = 0;
	for (const id of processIds) {
		const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
		kilobytes += Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
	}
	return kilobytes / 1024;
}

/** A process and all that it has started, such as n8n's task runner; none when they are gone. */
export async function groupOf(leader: number): Promise<number[]> {
	const options = { cwd: '/', env: process.env };
	const ids = await runProcess('pgrep', ['-g', String(leader)], options).catch(() => '');
	return ids.split('\n').filter(Boolean).map(Number);
}

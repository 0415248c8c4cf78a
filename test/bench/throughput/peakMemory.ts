import { readFile, writeFile } from 'node:fs/promises';

/** Starts a new peak of a process's resident memory, where the system can (Linux). */
export async function startPeak(processId: number): Promise<void> {
	await writeFile(`/proc/${processId}/clear_refs`, '5').catch(() => undefined);
}

/** The peak of a process's resident memory in MB, as the kernel kept it; undefined elsewhere. */
export async function readPeakMb(processId: number): Promise<number | undefined> {
	const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
	const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
	return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

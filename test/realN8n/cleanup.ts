import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Undo = () => Promise<unknown>;

const pending: Undo[] = [];
let interrupted = false;

for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
	// `on`, not `once`: npm passes a second signal on, which must not cut the clean-up short.
	process.on(signal, () => {
		interrupted = true;
		void cleanUp().finally(() => process.exit(exitCode));
	});
}

/**
 * Registers work that must be undone however the process ends: by `cleanUp`, or on SIGINT or SIGTERM.
 * The last registered is undone first. Returns a function that undoes it now, once.
 */
export function whenDone(undo: Undo): () => Promise<unknown> {
	let undone: Promise<unknown> | undefined;
	const once = (): Promise<unknown> =>
		(undone ??= undo().finally(() => pending.splice(pending.indexOf(once), 1)));
	pending.push(once);
	return once;
}

/** Makes a folder that is removed when all is done. */
export async function throwAwayFolder(prefix: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), prefix));
	whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
	return folder;
}

/** Undoes everything that is registered, last first; one failure does not keep the rest from running. */
export async function cleanUp(): Promise<void> {
	for (let undo = pending.at(-1); undo !== undefined; undo = pending.at(-1)) {
		await undo().catch((error: unknown) => {
			console.error('Could not clean up:', error);
		});
	}
}

/** What Jest calls when all suites are done. */
export default cleanUp;

/** Runs a command, cleans up after it, and ends the process with the code that it returns, or 1 for an error. */
export async function runCommand(body: () => Promise<number>): Promise<void> {
	let exitCode = 1;
	try {
		exitCode = await body();
	} catch (error) {
		// After a signal the failure is only that what ran was stopped.
		if (!interrupted) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
	}
	await cleanUp();
	// The signal's own handler ends the process, with the signal's exit code.
	if (!interrupted) process.exit(exitCode);
}

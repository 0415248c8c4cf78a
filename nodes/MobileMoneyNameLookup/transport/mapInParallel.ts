/**
 * Runs a task for each entry, at most `maxParallel` at once, started in order.
 * Once a task has thrown, none is started any more; those under way are waited for.
 *
 * @param entries what to work on
 * @param maxParallel how many may run at once, at least 1
 * @param task what to do with an entry
 * @returns the tasks' results in the order of the entries
 * @throws what the failed task of the earliest entry threw
 */
export async function mapInParallel<Entry, Result>(
	entries: readonly Entry[],
	maxParallel: number,
	task: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const failures: Array<{ index: number; error: unknown }> = [];
	// One iterator for all workers: each takes the next entry that none has taken.
	const queue = entries.entries();
	const worker = async () => {
		for (const [index, entry] of queue) {
			try {
				results[index] = await task(entry);
			} catch (error) {
				failures.push({ index, error });
			}
			if (failures.length > 0) return;
		}
	};
	await Promise.all(Array.from({ length: Math.min(maxParallel, entries.length) }, worker));
	const first = failures.sort((a, b) => a.index - b.index)[0];
	if (first) throw first.error;
	return results;
}

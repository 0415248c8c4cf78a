/**
 * Runs a task for each index from 0 on, at most `maxParallel` at once, started in order.
 * Once a task has thrown, none is started any more; those under way are waited for.
 *
 * @param count how many tasks there are
 * @param maxParallel how many may run at once, at least 1
 * @param task what to do for an index
 * @returns the tasks' results in the order of their indexes
 * @throws what the failed task of the lowest index threw
 */
export async function mapInParallel<Result>(
	count: number,
	maxParallel: number,
	task: (index: number) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const failures: Array<{ index: number; error: unknown }> = [];
	let next = 0;
	const worker = async () => {
		while (next < count && failures.length === 0) {
			const index = next++;
			try {
				results[index] = await task(index);
			} catch (error) {
				failures.push({ index, error });
			}
		}
	};
	await Promise.all(Array.from({ length: Math.min(maxParallel, count) }, worker));
	const first = failures.sort((a, b) => a.index - b.index)[0];
	if (first) throw first.error;
	return results;
}

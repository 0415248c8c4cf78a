/**
 * Works entries off, at most `maxParallel` at once, each as soon as a place is free.
 *
 * @param maxParallel how many may be under way at once, at least 1
 * @param next gives out the next entry; undefined when there are no more
 * @param task what to do with an entry; it does not throw
 */
export async function inParallel<Entry>(
	maxParallel: number,
	next: () => Promise<Entry | undefined>,
	task: (entry: Entry) => Promise<void>,
): Promise<void> {
	const worker = async () => {
		for (let entry = await next(); entry !== undefined; entry = await next()) await task(entry);
	};
	await Promise.all(Array.from({ length: maxParallel }, worker));
}

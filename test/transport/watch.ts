/** What a promise has come to so far. */
export function watch(promise: Promise<unknown>): { came?: unknown } {
	const watched: { came?: unknown } = {};
	void promise.then((value) => (watched.came = value));
	return watched;
}

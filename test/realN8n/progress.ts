const tickMs = 10_000;

/** Prints one line of progress. */
export type Log = (line: string) => void;

/** Announces a phase, and prints the seconds that it has taken every 10 s and when it is over. */
export async function phase<T>(log: Log, title: string, work: () => Promise<T>): Promise<T> {
	const startedAt = Date.now();
	const elapsed = (): string => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;
	log(`${title} …`);
	const ticker = setInterval(() => {
		log(`${title} … ${elapsed()}`);
	}, tickMs);
	try {
		const result = await work();
		log(`${title}: done in ${elapsed()}`);
		return result;
	} finally {
		clearInterval(ticker);
	}
}

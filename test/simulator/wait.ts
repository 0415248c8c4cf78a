/**
 * Waits by the timers of whoever runs the service: a test that has a time of its own has them replaced,
 * and those of `node:timers/promises` go on by the machine's clock.
 *
 * @param ms how long
 * @param signal ends the wait early, without an error
 */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
	if (signal?.aborted) return;
	await new Promise<void>((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener('abort', end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		signal?.addEventListener('abort', end);
	});
}

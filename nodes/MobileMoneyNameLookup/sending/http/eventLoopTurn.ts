/**
 * Resolves when the event loop has served what was ready by now. Not `sleep(0)`, whose timer takes a millisecond: with
 * as many rows as a sheet has, that adds up.
 */
export async function eventLoopTurn(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	await new Promise<void>((resolve) => {
		port1.once('message', () => {
			// Closes the other end too; left open, both would stay in memory.
			port1.close();
			resolve();
		});
		port2.postMessage(undefined);
	});
}

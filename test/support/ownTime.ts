import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

import { exchanges } from '../simulator/exchanges';
import { listen } from '../simulator/listen';

/** Real, because the tests' own time must not stop what moves it. */
const { setImmediate: nextTurn } = globalThis;

const REAL = ['hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;

/** n8n’s engine has one of a minute, to which the time would run on while a server is closed. */
const INTERVALS = ['setInterval', 'clearInterval'] as const;

const QUIET_TURNS = 30;

const ROUND_TRIP_EVERY = 15;

const turn = async (): Promise<void> => {
	await new Promise<void>((resolve) => nextTurn(resolve));
};

/**
 * Opens a connection of this process to itself. A round trip is a byte through it, and a job of the thread pool:
 * when both are back, what was on its way before has arrived, however busy the machine is.
 */
async function openRoundTrip() {
	const server = createServer((socket) => socket.pipe(socket));
	const [host = '', port] = (await listen(server)).split(':');
	const socket = connect({ port: Number(port), host, noDelay: true });
	await once(socket, 'connect');
	return {
		roundTrip: async () => {
			socket.write('.');
			await Promise.all([once(socket, 'data'), access('.')]);
			await turn();
		},
		close: () => {
			socket.destroy();
			server.close();
		},
	};
}

/**
 * Gives the tests of a file a time of their own: it stands still while anything is being done, and goes on to the
 * next timer when the node, n8n’s engine and the local service only wait. So no test waits, and none depends on how
 * fast the machine is.
 */
export function useOwnTime(): void {
	let end: () => Promise<void>;

	beforeAll(async () => {
		const { roundTrip, close } = await openRoundTrip();
		jest.useFakeTimers({ doNotFake: [...REAL, ...INTERVALS] });
		let isOver = false;
		const move = async () => {
			let [seen, quiet] = [-1, 0];
			while (!isOver) {
				await (quiet % ROUND_TRIP_EVERY === ROUND_TRIP_EVERY - 1 ? roundTrip() : turn());
				if (exchanges.areUnderWay() || exchanges.changes() !== seen) {
					[seen, quiet] = [exchanges.changes(), 0];
				} else if (++quiet === QUIET_TURNS) {
					quiet = 0;
					// And all others of that instant, as in Node.js.
					jest.advanceTimersToNextTimer();
				}
			}
		};
		const moving = move();
		end = async () => {
			isOver = true;
			await moving;
			close();
			jest.useRealTimers();
		};
	});
	afterAll(async () => {
		await end();
	});
}

import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';
import { untilInFlight } from './untilInFlight';
import { withSimulator } from './withSimulator';

/** Asks over a bare socket, which shows every byte. */
function ask(port: number): { socket: Socket; received: () => string } {
	let received = '';
	const socket = connect(port, '127.0.0.1').on('data', (chunk) => (received += chunk.toString()));
	socket.write('GET /v3/countries/KE/mmos/Mpesa/merchants/4738534 HTTP/1.1\r\nHost: x\r\n\r\n');
	return { socket, received: () => received };
}

const head = /^HTTP\/1\.1 401 [^]*content-length: 58[^]*\r\n\r\n/;

describe('an answer that never ends', () => {
	it.each<[string, Fault, RegExp]>([
		['goes silent after its head', { kind: 'silentAfterHead' }, RegExp(`${head.source}$`)],
		[
			'goes silent in the middle of its body',
			{ kind: 'silentDuringBody' },
			RegExp(`${head.source}\\{"status":"E401000","message"$`),
		],
	])('%s, and holds the connection', async (_case, fault, expected) => {
		await withSimulator({}, async (simulator) => {
			simulator.setFaultPlan(() => fault);
			const { socket, received } = ask(Number(new URL(simulator.baseUrl).port));
			while (!expected.test(received())) await wait(5);
			await wait(100);
			expect(received()).toMatch(expected);
			expect([socket.readyState, simulator.stats.inFlight]).toEqual(['open', 1]);
			socket.destroy();
			await untilInFlight(simulator, 0);
		});
	});

	it('drips its body byte by byte, and blanks in the place of its last byte', async () => {
		await withSimulator({}, async (simulator) => {
			simulator.setFaultPlan(() => ({ kind: 'drip', everyMs: 1 }));
			const { socket, received } = ask(Number(new URL(simulator.baseUrl).port));
			const body = () => received().replace(/^[^]*?\r\n\r\n/, '');
			// Each byte is a chunk of its own: its size, itself, and a line's end after both.
			const bytes = () => body().replaceAll(/1\r\n(.)\r\n/g, '$1');
			while (!bytes().endsWith('   ')) await wait(5);
			expect(bytes()).toMatch(/^\{"status":"E401000","message":"JWT is invalid or expired" {3,}$/);
			expect(simulator.stats.inFlight).toBe(1);
			socket.destroy();
			await untilInFlight(simulator, 0);
		});
	});
});

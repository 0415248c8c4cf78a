import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionFault } from './faults';
import { untilInFlight, withSimulator } from './withSimulator';

const REQUEST = 'GET /v3/countries/KE/mmos/Mpesa/merchants/1 HTTP/1.1\r\nHost: x\r\n\r\n';
const HEAD = String.raw`^HTTP/1\.1 401 [^]*content-length: 58[^]*\r\n\r\n`;

describe('what comes over a bare socket', () => {
	it.each<[ConnectionFault['kind'], RegExp, ending: string]>([
		['hang', /^$/, 'open'],
		['resetBeforeAnswer', /^$/, 'ECONNRESET'],
		['resetDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'ECONNRESET'],
		['silentAfterHead', RegExp(`${HEAD}$`), 'open'],
		['silentDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'open'],
		// Each byte is a chunk of its own: its size, itself, and a line's end after both.
		['drip', /1\r\n\{\r\n1\r\n"\r\n[^]*1\r\nd\r\n1\r\n"(?:\r\n1\r\n ){3}/, 'open'],
	])('when the answer is one of %s', async (kind, expected, ending) => {
		await withSimulator({}, async (simulator) => {
			simulator.setFaultPlan(() => (kind === 'drip' ? { kind, everyMs: 1 } : { kind }));
			let [received, end] = ['', 'open'];
			const socket = connect(Number(new URL(simulator.baseUrl).port), '127.0.0.1')
				.on('data', (chunk) => (received += chunk.toString()))
				.on('error', (error) => (end = 'code' in error ? String(error.code) : error.message));
			socket.write(REQUEST);
			while (simulator.stats.lookups === 0 || end !== ending || !expected.test(received)) {
				await wait(5);
			}
			// Long enough for what must not come any more.
			await wait(100);
			expect(received).toMatch(expected);
			expect([end, simulator.stats.inFlight]).toEqual([ending, ending === 'open' ? 1 : 0]);
			socket.destroy();
			await untilInFlight(simulator, 0);
		});
	});
});

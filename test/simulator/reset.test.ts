import { connect } from 'node:net';
import type { Fault } from './faults';
import type { Simulator } from './simulator';
import { withSimulator } from './withSimulator';

/** Asks over a bare socket, and returns what came before the end, and how it ended. */
function ask(simulator: Simulator): Promise<{ received: string; ending: string }> {
	return new Promise((resolve) => {
		const socket = connect(Number(new URL(simulator.baseUrl).port), '127.0.0.1');
		let received = '';
		let ending = 'orderly';
		socket
			.on('data', (chunk) => (received += chunk.toString()))
			.on('error', (error) => (ending = 'code' in error ? String(error.code) : error.message))
			.on('close', () => {
				resolve({ received, ending });
			})
			.write('GET /v3/countries/KE/mmos/Mpesa/merchants/4738534 HTTP/1.1\r\nHost: x\r\n\r\n');
	});
}

describe('a reset', () => {
	it.each<[string, Fault, RegExp]>([
		['before the answer sends nothing', { kind: 'resetBeforeAnswer' }, /^$/],
		[
			'during the body sends the head and half the body',
			{ kind: 'resetDuringBody' },
			/^HTTP\/1\.1 401 [^]*content-length: 58[^]*\r\n\r\n\{"status":"E401000","message"$/,
		],
	])('%s', async (_case, fault, expected) => {
		await withSimulator({}, async (simulator) => {
			simulator.setFaultPlan(() => fault);
			const { received, ending } = await ask(simulator);
			expect(received).toMatch(expected);
			expect(ending).toBe('ECONNRESET');
			expect(simulator.stats.inFlight).toBe(0);
		});
	});
});

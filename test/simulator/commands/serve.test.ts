import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { defaultAccount } from '../account';
import { magicNumbers } from '../magicNumbers';

let running: ChildProcess | undefined;

/** Starts the command and collects what it prints, on both streams. */
function serve(...options: string[]) {
	const command = ['--import', 'tsx', join(__dirname, 'serve.ts'), ...options];
	const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
	running = child;
	let text = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
	}
	return { child, printed: () => text };
}

describe('the command', () => {
	afterEach(() => {
		running?.kill('SIGKILL');
	});

	it('prints where it listens, whom it knows and what is magic, and stops on Ctrl+C', async () => {
		const { child, printed } = serve('--port', '0', '--latency', '1');
		const last = magicNumbers.at(-1)?.shows ?? '';
		while (!printed().includes(last)) await once(child.stdout, 'data');

		const baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(printed())?.[0] ?? '';
		const told = [...Object.values(defaultAccount), 'UAT', '4738534', `${baseUrl}/payouts`];
		for (const text of told) expect(printed()).toContain(text);
		for (const { number } of magicNumbers) expect(printed()).toContain(number);
		const { status } = await fetch(`${baseUrl}/identity-test/v2/token`, { method: 'POST' });
		expect(status).toBe(415);
		child.kill('SIGINT');
		expect(await once(child, 'exit')).toEqual([0, null]);
	});

	it('says how it is used when given what it does not understand', async () => {
		const { child, printed } = serve('--port=many');
		expect(await once(child, 'close')).toEqual([1, null]);
		expect(printed()).toContain('Usage:');
		expect(printed()).toContain('--port');
	});
});

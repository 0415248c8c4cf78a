import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { defaultAccount } from '../account';
import { magicNumbers } from '../magicNumbers';

let running: ChildProcess | undefined;

/** Starts the command and collects what it prints, on both streams. */
function serve(...options: string[]): { child: ChildProcess; printed: () => string } {
	const child = spawn(
		process.execPath,
		['--import', 'tsx', join(__dirname, 'serve.ts'), ...options],
		{ stdio: ['ignore', 'pipe', 'pipe'] },
	);
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

	it.each(['SIGINT', 'SIGTERM'] as const)(
		'prints where it listens, whom it knows and what is magic, and stops on %s',
		async (signal) => {
			const { child, printed } = serve('--port', '0', '--latency', '1', '--prefix', '/io');
			const last = magicNumbers.at(-1)?.shows ?? '';
			while (!printed().includes(last) && child.exitCode === null) {
				await new Promise((resolve) => setTimeout(resolve, 20));
			}

			const baseUrl = /http:\/\/127\.0\.0\.1:\d+\/io/.exec(printed())?.[0] ?? '';
			for (const secret of Object.values(defaultAccount)) expect(printed()).toContain(secret);
			for (const { number } of magicNumbers) expect(printed()).toContain(number);
			expect(printed()).toContain('UAT');
			expect(printed()).toContain('4738534');
			expect(printed()).toMatch(/\/io\/payouts\b/);
			expect((await fetch(`${baseUrl}/identity-test/v2/token`, { method: 'POST' })).status).toBe(
				415,
			);

			child.kill(signal);
			expect(await once(child, 'exit')).toEqual([0, null]);
		},
	);

	it.each([['--port', 'many'], ['--unknown']])(
		'says how it is used when given %s',
		async (...options) => {
			const { child, printed } = serve(...options);
			expect(await once(child, 'close')).toEqual([1, null]);
			expect(printed()).toContain('Usage:');
			expect(printed()).toContain(options[0]);
		},
	);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { defaultAccount } from '..';
import { magicNumbers } from '../magicNumbers';

it('the command prints where it listens, whom it knows and what is magic, and stops on Ctrl+C', async () => {
	const command = ['--import', 'tsx', join(__dirname, 'serve.ts'), '--port', '0'];
	const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
	try {
		let printed = '';
		child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
		while (!printed.includes('Ctrl+C')) await once(child.stdout, 'data');
		for (const text of Object.values(defaultAccount)) expect(printed).toContain(text);
		for (const { number } of magicNumbers) expect(printed).toContain(number);
		const baseUrl = /at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1] ?? '';
		const { status } = await fetch(`${baseUrl}/identity-test/v2/token`, { method: 'POST' });
		expect(status).toBe(415);
		child.kill('SIGINT');
		expect(await once(child, 'exit')).toEqual([0, null]);
	} finally {
		child.kill('SIGKILL');
	}
});

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ACCOUNT_KINDS, credentialFields, paybills, startSimulator, tills } from '..';
import { magicNumberTables } from '../magicNumbers';

const usage = 'Usage: npm run simulator -- [--port 8787] [--latency ms]';

const settings = z.object({
	port: z.coerce.number().int().min(0).max(65535).default(8787),
	latency: z.coerce.number().int().min(0).default(0),
});

async function main(): Promise<void> {
	const options = { port: { type: 'string' }, latency: { type: 'string' } } as const;
	const { port, latency } = settings.parse(parseArgs({ options }).values);
	const simulator = await startSimulator({ port, latencyMs: latency });
	for (const kind of ACCOUNT_KINDS)
		console.log(`\nCredential (${kind}):`, credentialFields(kind, simulator));
	const list = (title: string, rows: ReadonlyArray<readonly [string, string]>): void => {
		console.log([`\n${title}:`, ...rows.map((row) => row.join('  '))].join('\n  '));
	};
	for (const [title, holders] of Object.entries({ tills, paybills }))
		list(
			`Some ${title}`,
			holders.slice(0, 4).map(({ number, name }) => [number, name]),
		);
	for (const [service, numbers] of Object.entries(magicNumberTables))
		list(
			`Magic numbers (${service})`,
			numbers.map(({ number, shows }) => [number, shows]),
		);
	const { baseUrl } = simulator;
	console.log(`\nPayouts go to ${baseUrl}/payouts (a stand-in: nothing is paid)`);
	console.log(`Listening at ${baseUrl} (stop with Ctrl+C)`);
	const stop = (): void => void simulator.close();
	process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
	console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { magicNumbers, paybills, startSimulator, tills, type Simulator } from '..';

const usage = `Usage: npm run simulator -- [--port 8787] [--latency ms] [--slow ms] [--prefix /path]`;

const milliseconds = z.coerce.number().int().min(0);
const settings = z.object({
	port: z.coerce.number().int().min(0).max(65535).default(8787),
	latency: milliseconds.default(0),
	slow: milliseconds.default(3000),
	prefix: z.string().default(''),
});

const text = { type: 'string' } as const;
const options = { port: text, latency: text, slow: text, prefix: text };

void main();

async function main(): Promise<void> {
	let simulator: Simulator;
	try {
		const { port, latency, slow, prefix } = settings.parse(parseArgs({ options }).values);
		const given = { port, latencyMs: latency, slowMs: slow, pathPrefix: prefix };
		simulator = await startSimulator(given);
	} catch (error) {
		console.error(`${reasonOf(error)}\n${usage}`);
		process.exitCode = 1;
		return;
	}
	console.log(introduction(simulator));
	const stop = (): void => void simulator.close();
	process.once('SIGINT', stop).once('SIGTERM', stop);
}

function reasonOf(error: unknown): string {
	if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
	return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
}

function introduction({ baseUrl, account }: Simulator): string {
	const sample = (holders: typeof tills): string[] =>
		holders.slice(0, 4).map(({ number, name }) => `  ${number.padEnd(9)}${name}`);
	return [
		`Listening at ${baseUrl} (stop with Ctrl+C)`,
		'',
		'Account',
		'  Environment  UAT',
		`  Base URL     ${baseUrl}`,
		`  API key      ${account.apiKey}`,
		`  Login        ${account.login}`,
		`  Password     ${account.password}`,
		`  Payouts      ${baseUrl}/payouts (a stand-in: nothing is paid)`,
		'',
		'Some tills',
		...sample(tills),
		'',
		'Some paybills',
		...sample(paybills),
		'',
		'Magic numbers, as a till or a paybill',
		...magicNumbers.map(({ number, shows }) => `  ${number.padEnd(9)}${shows}`),
	].join('\n');
}

import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
	credentialFields,
	magicNumberTables,
	paybills,
	startSimulator,
	tills,
	type AccountKind,
	type Simulator,
} from '..';

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

/** The fields of the credential that an account needs, as its form calls them. */
const accounts: ReadonlyArray<{
	title: string;
	kind: AccountKind;
	labels: Record<string, string>;
}> = [
	{
		title: 'Payment gateway, API user',
		kind: 'apiUser',
		labels: { tokenPath: 'Token Path', apiKey: 'API Key', login: 'Login', password: 'Password' },
	},
	{
		title: 'Payment gateway, client credentials (Token Path may be /accounts/v1/oauth/token, too)',
		kind: 'clientCredentials',
		labels: { tokenPath: 'Token Path', clientId: 'Client ID', clientSecret: 'Client Secret' },
	},
	{
		title: 'Safaricom Daraja',
		kind: 'daraja',
		labels: { consumerKey: 'Consumer Key', consumerSecret: 'Consumer Secret' },
	},
];

const table = (title: string, rows: ReadonlyArray<readonly [string, string]>): string[] => {
	const width = Math.max(...rows.map(([left]) => left.length)) + 2;
	return ['', title, ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)];
};

function introduction(simulator: Simulator): string {
	const { baseUrl } = simulator;
	const sample = (holders: typeof tills) =>
		holders.slice(0, 4).map(({ number, name }) => [number, name] as const);
	const magic = (numbers: (typeof magicNumberTables)['both']) =>
		numbers.map(({ number, shows }) => [number, shows] as const);
	const { both, gateway, daraja } = magicNumberTables;
	return [
		`Listening at ${baseUrl} (stop with Ctrl+C)`,
		...table('All accounts', [
			['Environment', 'UAT'],
			['Base URL', baseUrl],
			['Payouts', `${baseUrl}/payouts (a stand-in: nothing is paid)`],
		]),
		...accounts.flatMap(({ title, kind, labels }) => {
			const fields = credentialFields(kind, simulator);
			const rows = Object.entries(labels).map(
				([name, label]) => [label, fields[name] ?? ''] as const,
			);
			return table(title, rows);
		}),
		...table('Some tills', sample(tills)),
		...table('Some paybills', sample(paybills)),
		...table('Magic numbers, as a till or a paybill, of both services', magic(both)),
		...table('Magic numbers of the payment gateway only', magic(gateway)),
		...table('Magic numbers of Daraja only', magic(daraja)),
	].join('\n');
}

void main();

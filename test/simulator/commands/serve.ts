import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MobileMoneyNameLookupApi } from '../../../credentials/MobileMoneyNameLookupApi.credentials';
import {
	ACCOUNT_KINDS,
	credentialFields,
	magicNumberTables,
	paybills,
	startSimulator,
	tills,
	type AccountKind,
	type Simulator,
} from '..';

const usage = 'Usage: npm run simulator -- [--port 8787] [--latency ms]';

const settings = z.object({
	port: z.coerce.number().int().min(0).max(65535).default(8787),
	latency: z.coerce.number().int().min(0).default(0),
});

const text = { type: 'string' } as const;
const options = { port: text, latency: text };

async function main(): Promise<void> {
	const { port, latency } = settings.parse(parseArgs({ options }).values);
	const simulator = await startSimulator({ port, latencyMs: latency });
	console.log(introduction(simulator));
	const stop = (): void => void simulator.close();
	process.once('SIGINT', stop).once('SIGTERM', stop);
}

const titles: Record<AccountKind, string> = {
	apiUser: 'Payment gateway, API user',
	clientCredentials:
		'Payment gateway, client credentials (Token Path may be /accounts/v1/oauth/token, too)',
	daraja: 'Safaricom Daraja',
};

const form = new MobileMoneyNameLookupApi().properties;
/** What is chosen in the form, or the same for all accounts. */
const NOT_FILLED_IN = new Set(['environment', 'baseUrl', 'service', 'loginType']);

/** What a person fills into the form of the credential, by its labels. */
const filledIn = (kind: AccountKind, simulator: Simulator) =>
	Object.entries(credentialFields(kind, simulator))
		.filter(([name, value]) => value !== '' && !NOT_FILLED_IN.has(name))
		.map(([name, value]) => [labelOf(name), value] as const);

const labelOf = (name: string) => form.find((field) => field.name === name)?.displayName ?? name;

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
		...ACCOUNT_KINDS.flatMap((kind) => table(titles[kind], filledIn(kind, simulator))),
		...table('Some tills', sample(tills)),
		...table('Some paybills', sample(paybills)),
		...table('Magic numbers, as a till or a paybill, of both services', magic(both)),
		...table('Magic numbers of the payment gateway only', magic(gateway)),
		...table('Magic numbers of Daraja only', magic(daraja)),
	].join('\n');
}

main().catch((error: unknown) => {
	console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { ACCOUNT_KINDS, credentialFields, paybills, startSimulator, tills } from '..';
import { MAGIC_NUMBERS } from '../magicNumbers';

// npm run simulator -- --port 8787
async function main(): Promise<void> {
	const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
	const simulator = await startSimulator({ port: Number(values.port) });
	for (const kind of ACCOUNT_KINDS)
		console.log(`\nCredential (${kind}):`, credentialFields(kind, simulator));
	const some = [...tills.slice(0, 4), ...paybills.slice(0, 4)];
	console.log(['\nSome tills and paybills:', ...some.map(Object.values)].join('\n'));
	const magic = MAGIC_NUMBERS.map(([number, shows]) => `${number}  ${shows}`);
	console.log(['\nMagic numbers:', ...magic].join('\n'));
	const { baseUrl } = simulator;
	console.log(`\nPayouts go to ${baseUrl}/payouts (a stand-in: nothing is paid)`);
	console.log(`Listening at ${baseUrl} (stop with Ctrl+C)`);
	const stop = (): void => void simulator.close();
	process.once('SIGINT', stop).once('SIGTERM', stop);
}

void main();

import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startProcess, type StartedProcess } from '../realN8n/childProcess';
import { N8nRest } from '../realN8n/n8nRest';
import { projectFolder } from '../realN8n/paths';
import { until } from './support/until';

const startLimitMs = 170_000;
const command = join(projectFolder, 'test', 'realN8n', 'commands', 'dev.ts');
const nodeFile = join('nodes', 'MobileMoneyNameLookup', 'MobileMoneyNameLookup.node.ts');
const types = z.array(z.object({ name: z.string(), displayName: z.string() }));

describe('npm run dev', () => {
	let sources: string;
	let dev: StartedProcess;

	beforeAll(async () => {
		sources = await mkdtemp(join(tmpdir(), 'mobile-money-dev-'));
		for (const part of ['nodes', 'credentials', 'tsconfig.json']) {
			await cp(join(projectFolder, part), join(sources, part), { recursive: true });
		}
		await symlink(join(projectFolder, 'node_modules'), join(sources, 'node_modules'), 'dir');
		const args = ['--import', 'tsx', command, '--sources', sources];
		dev = startProcess(process.execPath, args, { cwd: projectFolder, env: process.env });
	});
	afterAll(async () => {
		await dev.stop();
	});

	/** Saves a file with another text in it, as an editor does. */
	async function change(file: string, from: string, to: string): Promise<void> {
		const path = join(sources, file);
		const text = await readFile(path, 'utf8');
		expect(text).toContain(from);
		await writeFile(path, text.replace(from, to));
	}

	test('shows what is saved in the running n8n, reports mistakes, and ends when it is told to', async () => {
		await until('the editor is open', () => dev.output().includes('Press Ctrl-C'), startLimitMs);
		const find = (text: RegExp): string => text.exec(dev.output())?.[1] ?? '';
		const baseUrl = find(/address {3}(\S+)\/workflow\//);
		const owner = { email: find(/e-mail {4}(\S+)/), password: find(/password {2}(\S+)/) };
		const rest = await N8nRest.signIn(baseUrl, owner);
		const shows = async (displayName: string): Promise<void> => {
			await until(`n8n shows ${displayName}`, async () => {
				// While n8n writes the list anew, which it does in place, it is no list.
				const list = types.safeParse(await rest.get('/types/nodes.json').catch(() => []));
				return list.data?.some((type) => type.displayName === displayName) === true;
			});
		};

		await change(nodeFile, "displayName: 'Mobile Money Name Lookup'", "displayName: 'Renamed'");
		await shows('Renamed');
		await change(nodeFile, "displayName: 'Renamed'", "displayName: wrong, name: 'broken'");
		await until('the mistake is reported', () => dev.output().includes('TS2304'));
		await shows('Renamed');
		await change(nodeFile, "displayName: wrong, name: 'broken'", "displayName: 'Corrected'");
		await shows('Corrected');

		await dev.stop();
		await expect(fetch(baseUrl)).rejects.toThrow();
	}, 300_000);
});

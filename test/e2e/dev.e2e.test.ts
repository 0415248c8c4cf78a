import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startDevelopment, until, type Development } from './support/development';
import { findLoadedScript, sourcesOf } from './support/inspector';

const reloadLimitMs = 45_000;

const nodeFile = 'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
const credentialFile = 'credentials/MobileMoneyNameLookupApi.credentials.ts';
const icon = 'nodes/MobileMoneyNameLookup/mobileMoneyNameLookup.svg';

const types = z.array(
	z.object({ name: z.string(), displayName: z.string(), iconUrl: z.unknown() }).passthrough(),
);

type Kind = 'nodes' | 'credentials';
type Shown = z.infer<typeof types>[number];

describe('npm run dev', () => {
	let dev: Development;

	beforeAll(async () => {
		dev = await startDevelopment();
	}, 180_000);
	afterAll(async () => {
		await dev.stop();
	});

	/**
	 * What n8n's editor is given to show for our node or credential; nothing while n8n writes the list
	 * anew, which it does in place.
	 */
	async function listed(kind: Kind): Promise<Shown | undefined> {
		try {
			const all = types.parse(await dev.rest.get(`/types/${kind}.json`));
			return all.find(({ name }) => /mobileMoneyNameLookup(Api)?$/.test(name));
		} catch (error) {
			if (error instanceof SyntaxError) return undefined;
			throw error;
		}
	}

	/** Waits until the editor is given what is expected. */
	async function shown(kind: Kind, isExpected: (type: Shown) => boolean): Promise<Shown> {
		let type: Shown | undefined;
		await until(`n8n shows the ${kind} as expected`, reloadLimitMs, async () => {
			type = await listed(kind);
			return type !== undefined && isExpected(type);
		});
		if (type === undefined) throw new Error(`n8n does not list our ${kind}.`);
		return type;
	}

	const shows = async (kind: Kind, name: string): Promise<void> => {
		await shown(kind, ({ displayName }) => displayName === name);
	};

	test('shows a node’s new name in the running n8n after a save', async () => {
		await dev.change(nodeFile, "displayName: 'Mobile Money Name Lookup'", "displayName: 'Renamed'");
		await shows('nodes', 'Renamed');
	});

	test('shows a credential’s new name too', async () => {
		const from = "displayName = 'Mobile Money Name Lookup API'";
		await dev.change(credentialFile, from, "displayName = 'Renamed API'");
		await shows('credentials', 'Renamed API');
	});

	test('reports a mistake, keeps what worked, and shows the correction', async () => {
		await dev.change(nodeFile, "displayName: 'Renamed'", "displayName: wrong, name: 'broken'");
		await until('the mistake is reported', reloadLimitMs, () => dev.printed().includes('TS2304'));
		await shows('nodes', 'Renamed');
		await dev.change(nodeFile, "displayName: wrong, name: 'broken'", "displayName: 'Corrected'");
		await shows('nodes', 'Corrected');
	});

	test('shows a new icon', async () => {
		await dev.change(icon, '<svg', '<!-- redrawn --><svg');
		const { iconUrl } = await shown('nodes', () => true);
		const { light } = z.object({ light: z.string() }).parse(iconUrl);
		await until('n8n serves the new icon', reloadLimitMs, async () => {
			const answer = await fetch(`${dev.baseUrl}/${light}`);
			return (await answer.text()).includes('<!-- redrawn -->');
		});
	});

	test('lets a debugger attach, and leads it to the source files', async () => {
		const script = await findLoadedScript(dev.inspectPort, '/MobileMoneyNameLookup.node.js');
		const [source = ''] = sourcesOf(script);
		const path = resolve(dirname(fileURLToPath(script.url)), source);
		expect(await realpath(path)).toBe(await realpath(join(dev.sourceFolder, nodeFile)));
		expect(await readFile(path, 'utf8')).toContain('class MobileMoneyNameLookup');
	});

	test('ends, and n8n with it, when it is told to', async () => {
		await dev.stop();
		await expect(fetch(dev.baseUrl)).rejects.toThrow();
		await expect(fetch(`http://127.0.0.1:${dev.inspectPort}`)).rejects.toThrow();
	});
});

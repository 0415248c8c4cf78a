import { z } from 'zod';
import { packageName } from '../realN8n/paths';
import { CREDENTIAL_TYPES } from '../simulator';
import { useLiveN8n } from './support/liveN8n';

const nodeType = `${packageName}.mobileMoneyNameLookup`;
const credentialTypes: string[] = Object.values(CREDENTIAL_TYPES);
const types = z.array(
	z.object({ name: z.string(), iconUrl: z.unknown(), outputs: z.unknown() }).passthrough(),
);
const bothIcons = z.object({ light: z.string(), dark: z.string() });

describe('the packed package in n8n', () => {
	const live = useLiveN8n();
	let ours: z.infer<typeof types>;

	beforeAll(async () => {
		const lists = ['/types/nodes.json', '/types/credentials.json'];
		const all = await Promise.all(
			lists.map(async (path) => types.parse(await live().rest.get(path))),
		);
		const isOurs = (name: string) => name.startsWith(nodeType) || credentialTypes.includes(name);
		ours = all.flat().filter(({ name }) => isOurs(name));
	});

	test('shows the node with its three outputs and search words, the node as a tool, and a credential for each kind of account', () => {
		const names = ours.map(({ name }) => name).sort();
		expect(names).toEqual([...credentialTypes, nodeType, `${nodeType}Tool`].sort());
		const node = ours.find(({ name }) => name === nodeType);
		expect(node?.outputs).toHaveLength(3);
		// n8n searches in them.
		const alias = expect.arrayContaining(['daraja', 'supplier', 'payout', 'kyc', 'who owns']);
		expect(node).toMatchObject({ codex: { alias } });
	});

	test('serves the light and the dark icon of each', async () => {
		const icons = ours.flatMap(({ iconUrl }) => Object.values(bothIcons.parse(iconUrl)));
		const served = icons.map(async (icon) => await fetch(`${live().baseUrl}/${icon}`));
		const contents = (await Promise.all(served)).map(({ headers }) => headers.get('content-type'));
		expect(contents).toEqual(Array(10).fill(expect.stringMatching('image/svg')));
	});

	test('serves the fields of an operation before the first run', async () => {
		const schema = z.object({ properties: z.record(z.unknown()) });
		const served = await live().rest.get(`/schemas/${nodeType}/1.0.0/till.json`);
		const fields = Object.keys(schema.parse(served).properties);
		expect(fields).toEqual(expect.arrayContaining(['outcome', 'reason', 'name', 'number']));
	});

	test('is named in no line of the log, where n8n warns of packages that it cannot load', () => {
		const [start = '', later] = live().log().split('Editor is now accessible');
		expect(later).toBeDefined();
		expect(start).not.toMatch(/mobile-?money-?name-?lookup/i);
	});
});

import { z } from 'zod';
import { packageName } from '../realN8n/paths';
import { CREDENTIAL_TYPES } from '../simulator';
import { useLiveN8n } from './support/liveN8n';

const nodeType = `${packageName}.mobileMoneyNameLookup`;
const credentialTypes: string[] = Object.values(CREDENTIAL_TYPES);
const icons = z.object({ light: z.string(), dark: z.string() });
const type = z.object({ name: z.string(), iconUrl: z.unknown() }).passthrough();

describe('the packed package in n8n', () => {
	const live = useLiveN8n();
	const ours: Array<z.infer<typeof type>> = [];

	beforeAll(async () => {
		const isOurs = (name: string) => name.startsWith(nodeType) || credentialTypes.includes(name);
		for (const path of ['/types/nodes.json', '/types/credentials.json']) {
			const all = z.array(type).parse(await live().rest.get(path));
			ours.push(...all.filter(({ name }) => isOurs(name)));
		}
	});

	test('shows the node with its three outputs and search words, the node as a tool, and a credential for each kind of account', () => {
		const names = [nodeType, `${nodeType}Tool`, ...credentialTypes];
		expect(ours.map(({ name }) => name).sort()).toEqual(names.sort());
		// n8n searches in them.
		const alias = expect.arrayContaining(['daraja', 'supplier', 'payout', 'kyc', 'who owns']);
		const outputs = [expect.anything(), expect.anything(), expect.anything()];
		const node = ours.find(({ name }) => name === nodeType);
		expect(node).toMatchObject({ codex: { alias }, outputs });
	});

	test('serves the light and the dark icon of each', async () => {
		const paths = ours.flatMap(({ iconUrl }) => Object.values(icons.parse(iconUrl)));
		expect(paths).toHaveLength(10);
		for (const path of paths) {
			const { headers } = await fetch(`${live().baseUrl}/${path}`);
			expect(headers.get('content-type')).toMatch('image/svg');
		}
	});

	test('serves the fields of an operation before the first run', async () => {
		const { properties } = z
			.object({ properties: z.record(z.unknown()) })
			.parse(await live().rest.get(`/schemas/${nodeType}/1.0.0/till.json`));
		const fields = ['outcome', 'reason', 'name', 'number'];
		expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
	});

	test('is named in no line of the log, where n8n warns of packages that it cannot load', () => {
		const [start, ...later] = live().log().split('Editor is now accessible');
		expect(later).not.toEqual([]);
		expect(start).not.toMatch(/mobile-?money-?name-?lookup/i);
	});
});

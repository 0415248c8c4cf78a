import { z } from 'zod';
import { credentialType } from '../realN8n/localCredential';
import { packageName } from '../realN8n/paths';
import { useLiveN8n } from './support/liveN8n';

const nodeType = `${packageName}.mobileMoneyNameLookup`;
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
		ours = all.flat().filter(({ name }) => name.startsWith(nodeType) || name === credentialType);
	});

	test('shows the node with its three outputs, the node as a tool, and the credential', () => {
		const names = ours.map(({ name }) => name).sort();
		expect(names).toEqual([credentialType, nodeType, `${nodeType}Tool`].sort());
		expect(ours.find(({ name }) => name === nodeType)?.outputs).toHaveLength(3);
	});

	test('serves the light and the dark icon of each', async () => {
		const icons = ours.flatMap(({ iconUrl }) => Object.values(bothIcons.parse(iconUrl)));
		const served = icons.map(async (icon) => await fetch(`${live().baseUrl}/${icon}`));
		const contents = (await Promise.all(served)).map(({ headers }) => headers.get('content-type'));
		expect(contents).toEqual(Array(6).fill(expect.stringMatching('image/svg')));
	});

	test.each(['till', 'paybill', 'mixed', 'compareNames'])(
		'serves the fields of %s before the first run',
		async (operation) => {
			const path = `/schemas/${nodeType}/1.0.0/${operation}.json`;
			const schema = z.object({ properties: z.record(z.unknown()) });
			const fields = Object.keys(schema.parse(await live().rest.get(path)).properties);
			expect(fields).toEqual(expect.arrayContaining(['outcome', 'reason', 'name', 'nameMatch']));
			const ofNumbers = ['number', 'status', 'environment'];
			const found = operation === 'compareNames' ? [] : ofNumbers;
			expect(ofNumbers.filter((field) => fields.includes(field))).toEqual(found);
		},
	);

	test('is named in no line of the log, where n8n warns of packages that it cannot load', () => {
		const [start = '', later] = live().log().split('Editor is now accessible');
		expect(later).toBeDefined();
		expect(start).not.toMatch(/mobile-?money-?name-?lookup/i);
	});
});

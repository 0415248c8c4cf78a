import { z } from 'zod';
import { credentialType } from '../realN8n/localCredential';
import { packageName } from '../realN8n/paths';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';

const types = z.array(
	z.object({ name: z.string(), outputs: z.unknown(), iconUrl: z.unknown() }).passthrough(),
);

describe('the packed package in n8n', () => {
	let live: LiveN8n;

	beforeAll(async () => {
		live = await startLiveN8n();
	});
	afterAll(async () => {
		await live.stop();
	});

	test('shows the node, and the node as a tool', async () => {
		const nodes = types.parse(await live.server.rest.get('/types/nodes.json'));
		const ours = nodes.filter(({ name }) => name.startsWith(`${packageName}.`));
		expect(ours.map(({ name }) => name).sort()).toEqual([
			`${packageName}.mobileMoneyNameLookup`,
			`${packageName}.mobileMoneyNameLookupTool`,
		]);
		expect(ours[0]?.outputs).toHaveLength(3);
	});

	test('shows the credential', async () => {
		const credentials = types.parse(await live.server.rest.get('/types/credentials.json'));
		expect(credentials.map(({ name }) => name)).toContain(credentialType);
	});

	test('serves the light and the dark icon of both', async () => {
		const all = [
			...types.parse(await live.server.rest.get('/types/nodes.json')),
			...types.parse(await live.server.rest.get('/types/credentials.json')),
		];
		const icons = all
			.filter(({ name }) => name.endsWith('.mobileMoneyNameLookup') || name === credentialType)
			.flatMap(({ iconUrl }) =>
				Object.values(z.object({ light: z.string(), dark: z.string() }).parse(iconUrl)),
			);
		expect(icons).toHaveLength(4);
		for (const icon of icons) {
			const response = await fetch(`${live.server.baseUrl}/${icon}`);
			expect([icon, response.status, response.headers.get('content-type')]).toEqual([
				icon,
				200,
				expect.stringContaining('image/svg+xml'),
			]);
		}
	});

	test.each(['till', 'paybill', 'mixed'])(
		'serves the fields of %s before the first run',
		async (operation) => {
			const path = `/schemas/${packageName}.mobileMoneyNameLookup/1.0.0/${operation}.json`;
			const { properties } = z
				.object({ properties: z.record(z.unknown()) })
				.parse(await live.server.rest.get(path));
			expect(Object.keys(properties)).toEqual(
				expect.arrayContaining(['accountNumber', 'name', 'outcome', 'reason', 'nameMatch']),
			);
		},
	);

	test('serves the fields of compareNames, which tell of no number', async () => {
		const path = `/schemas/${packageName}.mobileMoneyNameLookup/1.0.0/compareNames.json`;
		const { properties } = z
			.object({ properties: z.record(z.unknown()) })
			.parse(await live.server.rest.get(path));
		expect(Object.keys(properties)).toEqual([
			'outcome',
			'name',
			'summary',
			'reason',
			'nameMatch',
			'checkedAt',
			'warnings',
		]);
	});

	test('is named in no line of the log, where n8n warns of packages that it cannot load', () => {
		const names = [packageName, 'mobileMoneyNameLookup', 'Mobile Money Name Lookup'];
		const lines = live.server.log().split('\n');
		expect(lines.filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
	});
});

import { join } from 'node:path';
import type { ICredentialType, INodeType } from 'n8n-workflow';
import { z } from 'zod';

import { buildOneService, type ServiceName } from '../realN8n/packPackage';
import { cleanUp } from '../realN8n/cleanup';
import type { AccountKind, Simulator } from '../simulator';
import { credentialFields, startSimulator } from '../simulator';
import { CredentialStore } from '../support/credentialStore';
import { startNode } from '../support/runNode';

const isClass = <Class>() => z.custom<new () => Class>((value) => typeof value === 'function');
const built = z.object({
	MobileMoneyNameLookup: isClass<INodeType>(),
	MobileMoneyNameLookupApi: isClass<ICredentialType>(),
});

let simulator: Simulator;
beforeAll(async () => {
	simulator = await startSimulator();
});
afterAll(async () => {
	await simulator.close();
	await cleanUp();
});

describe.each<[ServiceName, AccountKind, AccountKind, string[]]>([
	['gateway', 'apiUser', 'daraja', ['loginType', 'environment']],
	['daraja', 'daraja', 'apiUser', ['environment']],
])('the package that holds %s alone', (service, own, foreign, questions) => {
	let parts: z.infer<typeof built>;
	beforeAll(async () => {
		const folder = await buildOneService(service);
		parts = built.parse(await import(join(folder, 'dist/lookup.js')));
	}, 120_000);

	const lookUp = async (kind: AccountKind) => {
		const { MobileMoneyNameLookup, MobileMoneyNameLookupApi } = parts;
		const fields = credentialFields(kind, simulator);
		const { outputs } = await startNode({
			items: ['4738534', '999999', 'none'].map((number) => ({ json: { number } })),
			parameters: {
				operation: 'till',
				merchantTillNumber: '={{ $json.number }}',
				expectedName: 'Jane Kamau',
			},
			credentials: new CredentialStore(new MobileMoneyNameLookupApi(), fields),
			onError: 'continueRegularOutput',
			otherNode: new MobileMoneyNameLookup(),
		}).result;
		return outputs.flat().map(({ json }) => json.outcome);
	};

	test('asks only what there is to choose', () => {
		const { properties } = new parts.MobileMoneyNameLookupApi();
		const asked = properties.filter(({ type }) => type === 'options').map(({ name }) => name);
		expect(asked).toEqual(questions);
	});

	test('does the main job, and knows no account of the other', async () => {
		expect((await lookUp(own)).sort()).toEqual(['confirmed', 'notConfirmed', 'unchecked']);
		const asked = simulator.stats.lookups;
		expect(new Set(await lookUp(foreign))).toEqual(new Set(['unchecked']));
		expect(simulator.stats.lookups).toBe(asked);
	});
});

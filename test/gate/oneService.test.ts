import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ICredentialType, INodeType } from 'n8n-workflow';
import { z } from 'zod';

import { buildPackage, type ServiceName } from '../realN8n/packPackage';
import { cleanUp } from '../realN8n/cleanup';
import { type AccountKind, CREDENTIAL_TYPES, credentialFields } from '../simulator';
import { CredentialStore } from '../support/credentialStore';
import { typeOf } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { service, useService } from '../support/service';

const isClass = <Class>() => z.custom<new () => Class>((value) => typeof value === 'function');
const built = z.object({ MobileMoneyNameLookup: isClass<INodeType>() });
const manifest = z.object({ n8n: z.object({ credentials: z.array(z.string()) }) });

useService();
afterAll(cleanUp);

describe.each<[ServiceName, AccountKind[], AccountKind]>([
	['gateway', ['apiUser', 'clientCredentials'], 'daraja'],
	['daraja', ['daraja'], 'apiUser'],
])('the package that holds %s alone', (name, own, foreign) => {
	let folder: string;
	let node: INodeType;
	beforeAll(async () => {
		folder = await buildPackage(name);
		const parts = built.parse(await import(join(folder, 'dist/lookup.js')));
		node = new parts.MobileMoneyNameLookup();
	}, 120_000);

	const lookUp = async (authentication: AccountKind, type: ICredentialType) => {
		const { outputs } = await runNode({
			items: ['4738534', '999999', 'none'].map((number) => ({ json: { number } })),
			parameters: {
				authentication,
				operation: 'till',
				merchantTillNumber: '={{ $json.number }}',
				expectedName: 'Jane Kamau',
			},
			credentials: new CredentialStore(type, credentialFields(authentication, service)),
			onError: 'continueRegularOutput',
			otherNode: node,
		});
		return outputs.flat().map(({ json }) => json.outcome);
	};

	/** The class of a credential, which its file exports and is named after. */
	const classOf = (kind: AccountKind): string => CREDENTIAL_TYPES[kind].replace(/^m/, 'M');
	const fileOf = (kind: AccountKind): string => `dist/credentials/${classOf(kind)}.credentials.js`;

	test('offers its own accounts and the demo alone, and holds no other credentials', async () => {
		const account = node.description.properties.find(({ name }) => name === 'authentication');
		const offered = [...own, 'demo'].map((value): unknown => expect.objectContaining({ value }));
		expect(account).toMatchObject({ default: own[0], options: offered });
		const types = own.map((kind) => CREDENTIAL_TYPES[kind]);
		expect(node.description.credentials?.map(({ name }) => name)).toEqual(types);
		const text = await readFile(join(folder, 'package.json'), 'utf8');
		expect(manifest.parse(JSON.parse(text)).n8n.credentials).toEqual(own.map(fileOf));
		const files = await readdir(join(folder, 'dist/credentials'));
		expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(own.length);
	});

	test('looks numbers up with each of its accounts, and sends nothing with the account of another service', async () => {
		for (const kind of own) {
			const exported = z.record(z.unknown()).parse(await import(join(folder, fileOf(kind))));
			const Type = isClass<ICredentialType>().parse(exported[classOf(kind)]);
			expect(await lookUp(kind, new Type())).toEqual(['unchecked', 'confirmed', 'notConfirmed']);
		}
		service.resetStats();
		expect(new Set(await lookUp(foreign, typeOf(foreign)))).toEqual(new Set(['unchecked']));
		expect(service.stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
	});
});

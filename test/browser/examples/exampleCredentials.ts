import { z } from 'zod';
import { callersHeader } from '../../e2e/examples/payoutCaller';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import type { OpenEditor } from '../support/openEditor';

/** What agents show to the agent tool. */
export const agentToken = 'an-agent-of-the-browser-tests';

const created = z.object({ id: z.string() });

/** Stores a credential of every type that the examples name; returns their ids by type. */
export async function storeExampleCredentials({
	server,
	service,
}: OpenEditor): Promise<Record<string, string>> {
	const data = {
		[credentialType]: localCredentialData(service),
		httpHeaderAuth: callersHeader,
		httpBearerAuth: { token: agentToken },
	};
	const ids: Record<string, string> = {};
	for (const [type, fields] of Object.entries(data)) {
		const body = { name: names[type] ?? type, type, data: fields };
		ids[type] = created.parse(await server.rest.post('/rest/credentials', body)).id;
	}
	return ids;
}

const names: Readonly<Record<string, string>> = {
	[credentialType]: 'Local service (UAT)',
	httpHeaderAuth: 'Callers',
	httpBearerAuth: 'Agent token',
};

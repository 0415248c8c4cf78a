import { z } from 'zod';
import type { N8nRest } from '../../realN8n/n8nRest';

const stored = z.array(z.object({ id: z.string() }));

/** Leaves an n8n without credentials, as a new one is. */
export async function removeCredentials(rest: Pick<N8nRest, 'get' | 'delete'>): Promise<void> {
	for (const { id } of stored.parse(await rest.get('/rest/credentials'))) {
		await rest.delete(`/rest/credentials/${id}`);
	}
}

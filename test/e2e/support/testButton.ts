import { z } from 'zod';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import type { AccountKind, Fault } from '../../simulator';
import type { LiveN8n } from './liveN8n';

const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });

/** What the button says. */
export type Verdict = z.infer<typeof verdict>;

/**
 * Presses the Test button of a credential.
 * @param changes what differs in its fields from a good one; undefined leaves a field out
 */
export async function pressTest(
	live: LiveN8n,
	kind: AccountKind,
	changes: Record<string, string | undefined> = {},
): Promise<Verdict> {
	const data = { ...localCredentialData(live.service, kind), ...changes };
	const credentials = { id: live.credentialId, name: 'Under test', type: credentialType, data };
	return verdict.parse(await live.rest.post('/rest/credentials/test', { credentials }));
}

/** The same of a good credential, while lookups are answered otherwise and tokens as usual. */
export async function pressTestDuring(
	live: LiveN8n,
	kind: AccountKind,
	fault: Fault,
): Promise<Verdict> {
	live.service.setFaultPlan((request) => (request.kind === 'token' ? undefined : fault));
	const answer = await pressTest(live, kind);
	live.service.setFaultPlan(undefined);
	return answer;
}

/** The verdict on a credential that is not good. */
export function telling(text: RegExp): unknown {
	const message: unknown = expect.stringMatching(text);
	return { status: 'Error', message };
}

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { LiveN8n } from '../support/liveN8n';
import { N8nRest } from '../../realN8n/n8nRest';

const invited = z.tuple([z.object({ user: z.object({ inviteAcceptUrl: z.string().url() }) })]);

/** Invites somebody to n8n, as a member with no workflow, and signs in as them. */
export async function newMember({
	rest,
	baseUrl,
}: Pick<LiveN8n, 'rest' | 'baseUrl'>): Promise<{ email: string; cookie: string }> {
	const email = `${randomBytes(6).toString('hex')}@example.com`;
	const [{ user }] = invited.parse(
		await rest.post('/rest/invitations', [{ email, role: 'global:member' }]),
	);
	const token = new URL(user.inviteAcceptUrl).searchParams.get('token');
	const password = `M1-${randomBytes(9).toString('base64url')}`;
	const names = { firstName: 'Another', lastName: 'Reviewer' };
	await new N8nRest(baseUrl).post('/rest/invitations/accept', {
		token,
		...names,
		password,
	});
	const { cookie } = await N8nRest.signIn(baseUrl, { email, password });
	return { email, cookie };
}

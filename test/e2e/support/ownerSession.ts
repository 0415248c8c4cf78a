import { fetch } from 'undici';
import type { N8nServer } from '../../realN8n/n8nServer';

/** Changes things through n8n's REST API, as its editor does when something is saved. */
export class OwnerSession {
	private constructor(
		private readonly baseUrl: string,
		private readonly cookie: string,
	) {}

	/** Signs the owner in. */
	static async open({ baseUrl, owner }: N8nServer): Promise<OwnerSession> {
		const body = { emailOrLdapLoginId: owner.email, password: owner.password };
		const response = await send(`${baseUrl}/rest/login`, 'POST', '', body);
		const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
		return new OwnerSession(baseUrl, cookies.join('; '));
	}

	/** Saves what was changed. */
	async patch(path: string, body: unknown): Promise<void> {
		await send(`${this.baseUrl}${path}`, 'PATCH', this.cookie, body);
	}
}

async function send(
	url: string,
	method: string,
	cookie: string,
	body: unknown,
): ReturnType<typeof fetch> {
	const response = await fetch(url, {
		method,
		headers: { 'content-type': 'application/json', 'browser-id': 'owner-session', cookie },
		body: JSON.stringify(body),
	});
	const text = response.ok ? '' : await response.text();
	if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
	await response.body?.cancel();
	return response;
}

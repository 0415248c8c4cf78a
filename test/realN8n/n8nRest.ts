import { fetch } from 'undici';
import { z } from 'zod';

/** The account that signs in to a throw-away n8n. */
export interface Owner {
	email: string;
	password: string;
}

/** What n8n takes for the browser that opened the session, and ties it to. */
export const browserId = 'real-n8n';

const envelope = z.object({ data: z.unknown() });

/** n8n's own REST API, as its editor uses it, in a session that can be handed on. */
export class N8nRest {
	/** @param cookie of the session; none for what n8n lets everybody do */
	constructor(
		private readonly baseUrl: string,
		readonly cookie = '',
	) {}

	static async signIn(baseUrl: string, owner: Owner, isNew = false): Promise<N8nRest> {
		const { email, password } = owner;
		const nobody = new N8nRest(baseUrl);
		const names = { firstName: 'Local', lastName: 'Owner' };
		if (isNew) await nobody.post('/rest/owner/setup', { email, password, ...names });
		const login = { emailOrLdapLoginId: email, password };
		const { headers } = await nobody.send('POST', '/rest/login', login);
		const cookies = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
		return new N8nRest(baseUrl, cookies.join('; '));
	}

	get = async (path: string) => await this.request('GET', path);
	post = async (path: string, body: unknown) => await this.request('POST', path, body);
	patch = async (path: string, body: unknown) => await this.request('PATCH', path, body);
	delete = async (path: string) => await this.request('DELETE', path);

	private async request(method: string, path: string, body?: unknown): Promise<unknown> {
		const answer: unknown = await (await this.send(method, path, body)).json();
		return envelope.safeParse(answer).data?.data ?? answer;
	}

	private async send(method: string, path: string, body?: unknown): ReturnType<typeof fetch> {
		const response = await fetch(`${this.baseUrl}${path}`, {
			method,
			headers: {
				// An n8n that works out expressions for long may have dropped a connection that was kept.
				connection: 'close',
				'browser-id': browserId,
				cookie: this.cookie,
				'content-type': 'application/json',
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		if (response.ok) return response;
		const text = (await response.text()).slice(0, 500);
		throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
	}
}

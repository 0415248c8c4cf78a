import { fetch } from 'undici';
import { z } from 'zod';
import { N8nRefusal, type N8nRest } from '../../realN8n/n8nRest';
import type { N8nServer } from '../../realN8n/n8nServer';

const envelope = z.object({ data: z.unknown() });

/** What n8n takes for the browser that opened the session, and ties it to. */
export const browserId = 'owner-session';

/** n8n's REST API, as far as suites read and create with it. */
export type RestApi = Pick<N8nRest, 'get' | 'post'>;

/** n8n's own REST API, as its editor uses it, in a session of the owner that can be handed on. */
export class OwnerSession implements RestApi {
	constructor(
		private readonly baseUrl: string,
		readonly cookie: string,
	) {}

	/** Signs the owner in. */
	static async open({
		baseUrl,
		owner,
	}: Pick<N8nServer, 'baseUrl' | 'owner'>): Promise<OwnerSession> {
		const body = { emailOrLdapLoginId: owner.email, password: owner.password };
		const response = await send(`${baseUrl}/rest/login`, 'POST', '', body);
		const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
		return new OwnerSession(baseUrl, cookies.join('; '));
	}

	/** Reads something. */
	async get(path: string): Promise<unknown> {
		return await this.request('GET', path);
	}

	/** Creates or does something. */
	async post(path: string, body: unknown): Promise<unknown> {
		return await this.request('POST', path, body);
	}

	/** Saves what was changed. */
	async patch(path: string, body: unknown): Promise<void> {
		await this.request('PATCH', path, body);
	}

	/** Takes something away. */
	async delete(path: string): Promise<void> {
		await this.request('DELETE', path);
	}

	/** Returns what the answer holds under `data`, or the whole answer without one. */
	private async request(method: string, path: string, body?: unknown): Promise<unknown> {
		const response = await send(`${this.baseUrl}${path}`, method, this.cookie, body);
		const answer: unknown = await response.json();
		return envelope.safeParse(answer).data?.data ?? answer;
	}
}

async function send(
	url: string,
	method: string,
	cookie: string,
	body?: unknown,
): ReturnType<typeof fetch> {
	const response = await fetch(url, {
		method,
		headers: { 'content-type': 'application/json', 'browser-id': browserId, cookie },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	if (response.ok) return response;
	const text = await response.text();
	const { status } = response;
	throw new N8nRefusal(`${method} ${url} answered ${status}: ${text.slice(0, 500)}`, status);
}

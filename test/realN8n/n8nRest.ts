import { fetch } from 'undici';
import { z } from 'zod';

/** The account that signs in to a throw-away n8n. */
export interface Owner {
	email: string;
	password: string;
}

const envelope = z.object({ data: z.unknown() });

/** n8n refused a request. */
export class N8nRefusal extends Error {
	constructor(
		message: string,
		/** HTTP status. */
		readonly status: number,
	) {
		super(message);
		this.name = 'N8nRefusal';
	}
}

/** n8n's own REST API, as its editor uses it, signed in as the owner. */
export class N8nRest {
	private cookies = '';

	private constructor(private readonly baseUrl: string) {}

	/** Signs in to an n8n; creates its owner first where it is new. */
	static async signIn(baseUrl: string, owner: Owner, isNew = false): Promise<N8nRest> {
		const rest = new N8nRest(baseUrl);
		const { email, password } = owner;
		const names = { firstName: 'Local', lastName: 'Owner' };
		if (isNew) await rest.post('/rest/owner/setup', { email, password, ...names });
		await rest.post('/rest/login', { emailOrLdapLoginId: email, password });
		return rest;
	}

	/** Reads something; returns what the answer holds under `data`, or the whole answer without one. */
	async get(path: string): Promise<unknown> {
		return await this.request('GET', path);
	}

	/** Creates or does something; returns what the answer holds under `data`. */
	async post(path: string, body: unknown): Promise<unknown> {
		return await this.request('POST', path, body);
	}

	/** Saves what was changed; returns what the answer holds under `data`. */
	async patch(path: string, body: unknown): Promise<unknown> {
		return await this.request('PATCH', path, body);
	}

	private async request(method: string, path: string, body?: unknown): Promise<unknown> {
		const response = await fetch(`${this.baseUrl}${path}`, {
			method,
			// n8n ties a session to the browser that opened it.
			headers: {
				// An n8n that works out expressions for long may have dropped a connection that was kept.
				connection: 'close',
				'browser-id': 'real-n8n',
				cookie: this.cookies,
				'content-type': 'application/json',
			},
			body: body === undefined ? null : JSON.stringify(body),
		});
		const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
		if (given.length > 0) this.cookies = given.join('; ');
		const text = await response.text();
		if (!response.ok) {
			const { status } = response;
			throw new N8nRefusal(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`, status);
		}
		const answer: unknown = JSON.parse(text);
		const parsed = envelope.safeParse(answer);
		return parsed.success && parsed.data.data !== undefined ? parsed.data.data : answer;
	}
}

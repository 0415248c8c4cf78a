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
	private readonly cookies = new Map<string, string>();

	private constructor(private readonly baseUrl: string) {}

	/** Creates the owner of a new n8n and signs in. */
	static async setUpOwner(baseUrl: string, owner: Owner): Promise<N8nRest> {
		const names = { firstName: 'Local', lastName: 'Owner' };
		await new N8nRest(baseUrl).post('/rest/owner/setup', { ...owner, ...names });
		return await N8nRest.signIn(baseUrl, owner);
	}

	/** Signs in to an n8n whose owner exists. */
	static async signIn(baseUrl: string, { email, password }: Owner): Promise<N8nRest> {
		const rest = new N8nRest(baseUrl);
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

	private async request(method: string, path: string, body?: unknown): Promise<unknown> {
		const response = await fetch(`${this.baseUrl}${path}`, {
			method,
			headers: {
				accept: 'application/json',
				// n8n ties a session to the browser that opened it.
				'browser-id': 'real-n8n-harness',
				cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...(body !== undefined && { 'content-type': 'application/json' }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
		const text = await response.text();
		if (!response.ok) {
			const { status } = response;
			throw new N8nRefusal(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`, status);
		}
		const answer: unknown = JSON.parse(text);
		const parsed = envelope.safeParse(answer);
		return parsed.success && parsed.data.data !== undefined ? parsed.data.data : answer;
	}

	private keep(setCookie: string): void {
		const [pair = ''] = setCookie.split(';');
		const separator = pair.indexOf('=');
		if (separator > 0) this.cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
	}
}

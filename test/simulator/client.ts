import { Agent, request } from 'undici';
import { z } from 'zod';
import { basicAuthorization } from './account';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import type { Simulator } from './simulator';

/** An answer read to its end. */
export interface Received {
	readonly httpStatus: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly bytes: Buffer;
	readonly text: string;
}

/** What may differ from a request that is right in every way. */
export interface Variation {
	readonly headers?: Record<string, string>;
	readonly body?: string;
	readonly mmoId?: string;
	readonly signal?: AbortSignal;
}

const segments = { till: 'merchants', paybill: 'businesses' };
const token = z.object({ access_token: z.string() });

/** Speaks to a simulator over real HTTP, and remembers its bearer token. */
export class Client {
	private readonly agent: Agent;
	private bearer = '';

	/** @param connections how many the client may have open at once */
	constructor(
		private readonly simulator: Simulator,
		connections = 100,
	) {
		this.agent = new Agent({ connections });
	}

	/** Requests a token; the right account and form unless varied. */
	async requestToken({ headers, body, signal }: Variation = {}): Promise<Received> {
		const { account, baseUrl } = this.simulator;
		const form = new URLSearchParams({ username: account.login, password: account.password });
		return this.send(`${baseUrl}/identity-test/v2/token`, {
			method: 'POST',
			headers: {
				authorization: basicAuthorization(account),
				'content-type': 'application/x-www-form-urlencoded',
				...headers,
			},
			body: body ?? form.toString(),
			...(signal && { signal }),
		});
	}

	/** Fetches a token that later lookups carry. */
	async signIn(): Promise<string> {
		const { text } = await this.requestToken();
		this.bearer = token.parse(JSON.parse(text)).access_token;
		return this.bearer;
	}

	/** Looks up a number. */
	async lookUp(kind: AccountType, number: string, variation: Variation = {}): Promise<Received> {
		const { headers, mmoId = 'Mpesa', signal } = variation;
		const path = `/v3/countries/KE/mmos/${mmoId}/${segments[kind]}/${number}`;
		return this.send(this.simulator.baseUrl + path, {
			method: 'GET',
			headers: {
				accept: 'application/json',
				'content-type': 'application/json',
				authorization: `Bearer ${this.bearer}`,
				...headers,
			},
			...(signal && { signal }),
		});
	}

	/** Sends anything, and reads the answer to its end; redirects are not followed. */
	async send(url: string, options: NonNullable<Parameters<typeof request>[1]>): Promise<Received> {
		const response = await request(url, { ...options, dispatcher: this.agent });
		const bytes = Buffer.from(await response.body.arrayBuffer());
		return {
			httpStatus: response.statusCode,
			headers: response.headers,
			bytes,
			text: bytes.toString('utf8'),
		};
	}

	/** Drops every connection. */
	async close(): Promise<void> {
		await this.agent.destroy();
	}
}

/** The JSON of an answer. */
export function jsonOf(received: Received): unknown {
	return JSON.parse(received.text);
}

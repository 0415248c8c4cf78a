import { z } from 'zod';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/parseJson';
import { basicAuthorization } from './account';
import type { Simulator } from './simulator';

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
	private bearer = '';

	constructor(private readonly simulator: Simulator) {}

	/** Requests a token; the right account and form unless varied. */
	async requestToken({ headers, body }: Variation = {}) {
		const { account } = this.simulator;
		const form = new URLSearchParams({ username: account.login, password: account.password });
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		return await this.send('/identity-test/v2/token', {
			method: 'POST',
			headers: { authorization: basicAuthorization(account), ...type, ...headers },
			body: body ?? form.toString(),
		});
	}

	/** Fetches a token that later lookups carry. */
	async signIn(): Promise<string> {
		this.bearer = token.parse((await this.requestToken()).json).access_token;
		return this.bearer;
	}

	/** Looks up a number. */
	async lookUp(
		kind: AccountType,
		number: string,
		{ headers, mmoId = 'Mpesa', signal }: Variation = {},
	) {
		return await this.send(`/v3/countries/KE/mmos/${mmoId}/${segments[kind]}/${number}`, {
			headers: { authorization: `Bearer ${this.bearer}`, ...headers },
			...(signal && { signal }),
		});
	}

	/** Sends anything to a path or an address, and reads the answer to its end; redirects are not followed. */
	async send(where: string, options: RequestInit = {}) {
		const url = where.startsWith('/') ? this.simulator.baseUrl + where : where;
		const response = await fetch(url, { ...options, redirect: 'manual' });
		const text = await response.text();
		const headers = Object.fromEntries(response.headers);
		return { httpStatus: response.status, headers, text, json: parseJson(text) };
	}
}

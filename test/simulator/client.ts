import { z } from 'zod';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/json';
import type { AccountKind } from './accountKinds';
import { lookupOf, tokenCallOf } from './plainRequests';
import type { Simulator } from './simulator';

/** What may differ from a request that is right in every way. */
export interface Variation {
	readonly headers?: Record<string, string>;
	readonly body?: string;
	/** Behind the base URL. */
	readonly path?: string;
	readonly mmoId?: string;
	readonly signal?: AbortSignal;
}

const token = z.object({ access_token: z.string() });

/** Speaks to a simulator over real HTTP, as one kind of account, and remembers its bearer token. */
export class Client {
	private bearer = '';

	constructor(
		private readonly simulator: Simulator,
		private readonly kind: AccountKind = 'apiUser',
	) {}

	/** Requests a token; the right account and form unless varied. */
	async requestToken({ headers, path, ...variation }: Variation = {}) {
		const { url, ...call } = tokenCallOf(this.kind, this.simulator);
		const varied = { ...call, ...variation, headers: { ...call.headers, ...headers } };
		return await this.send(path ?? url, varied);
	}

	/** Fetches a token that later lookups carry. */
	async signIn(): Promise<string> {
		this.bearer = token.parse((await this.requestToken()).json).access_token;
		return this.bearer;
	}

	/** Looks up a number. */
	async lookUp(
		accountType: AccountType,
		number: string,
		{ headers, path, mmoId, ...variation }: Variation = {},
	) {
		const { baseUrl } = this.simulator;
		const { url, ...call } = lookupOf(this.kind, baseUrl, accountType, number, mmoId);
		const authorization = `Bearer ${this.bearer}`;
		const varied = {
			...call,
			...variation,
			headers: { authorization, ...call.headers, ...headers },
		};
		return await this.send(path ?? url, varied);
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

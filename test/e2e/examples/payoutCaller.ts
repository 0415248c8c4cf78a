import { fetch, type RequestInit } from 'undici';
import { z } from 'zod';

/** The header that callers of the payout show, as their n8n credential says. */
export const callersHeader = { name: 'X-Payout-Key', value: 'e2e-payout-callers' };

const answer = z.record(z.unknown());

/** What the webhook answered. */
export interface PayoutAnswer {
	readonly status: number;
	readonly body: Record<string, unknown>;
}

/** The program that posts payments to the webhook. */
export class PayoutCaller {
	constructor(private readonly url: string) {}

	/** Posts a payment; a body that is no object goes as it is. */
	async post(body: unknown): Promise<PayoutAnswer> {
		return await this.send(this.url, {
			method: 'POST',
			headers: { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		});
	}

	/** Asks what became of a payment that waited for a review. */
	async status(reference: string): Promise<PayoutAnswer> {
		return await this.statusAt(this.statusUrl(reference));
	}

	/** Where to ask what became of a payment. */
	statusUrl(reference: string): string {
		return `${this.url}-status?reference=${encodeURIComponent(reference)}`;
	}

	/** The same, at the address that an answer named. */
	async statusAt(url: string): Promise<PayoutAnswer> {
		return await this.send(url, { headers: { [callersHeader.name]: callersHeader.value } });
	}

	/** The HTTP status of a call with other headers than a caller should send. */
	async httpStatus(init: RequestInit, url = this.url): Promise<number> {
		const response = await fetch(url, init);
		await response.body?.cancel();
		return response.status;
	}

	private async send(url: string, init: RequestInit): Promise<PayoutAnswer> {
		const response = await fetch(url, init);
		return { status: response.status, body: answer.parse(await response.json()) };
	}
}

import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import type { LiveN8n } from '../support/liveN8n';
import { until } from '../support/until';
import { readExample, type ExampleChanges } from './example';

/** The header that callers of the payout show, as their n8n credential says. */
export const callersHeader = { name: 'X-Payout-Key', value: 'e2e-payout-callers' };

/** A payment to a till whose holder is the expected one. */
export const jane = {
	accountType: 'till',
	number: '4738534',
	expectedName: 'Jane Kamau',
	amount: 1500,
};

/** Two letters of the name are swapped: a close match, which a person looks at. */
export const almostJane = { ...jane, expectedName: 'Jane Kamua' };

const answer = z.object({ status: z.number(), body: z.record(z.unknown()) });

/** What the webhook answered. */
export type PayoutAnswer = z.infer<typeof answer>;

let lastReference = 0;

/** A reference that no payment has had. */
export function newReference(): string {
	lastReference += 1;
	return `INV-${lastReference}-${process.pid}-${Date.now()}`;
}

/** Posts a payment, as the program that pays; a body that is no object goes as it is. */
export async function postPayment(url: string, body: unknown): Promise<PayoutAnswer> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
	return answer.parse({ status: response.status, body: await response.json() });
}

/** The example in a running n8n, with the local service as lookup and as payment service. */
export class PayoutExample {
	private constructor(
		/** Publishes a copy, changed as a user might; returns where payments are posted to it. */
		readonly publishCopy: (changes?: Partial<ExampleChanges>) => Promise<string>,
		/** Where payments are posted. */
		readonly url: string,
	) {}

	/**
	 * Chooses credentials in the example and publishes it.
	 * @throws in n8n 1, whose workflows can make no data table and whose form links hold no secret
	 */
	static async publish(live: LiveN8n): Promise<PayoutExample> {
		if (chosenMajor() === 1) throw new Error('The webhook payout example needs n8n 2.');
		const httpHeaderAuth = await live.storeCredential(callersHeader, 'httpHeaderAuth');
		const publishCopy = async (changes: Partial<ExampleChanges> = {}): Promise<string> => {
			const path = randomUUID();
			const { credentials, fields, parameters, ...others } = changes;
			const workflow = await readExample('webhook-payout.json', {
				...others,
				activated: ['Payment Request', 'Payment Status'],
				credentials: { [credentialType]: live.credentialId, httpHeaderAuth, ...credentials },
				fields: { Payment: { environment: 'uat' }, ...fields },
				parameters: {
					...parameters,
					Pay: { url: `${live.service.baseUrl}/payouts` },
					'Payment Request': { path },
					'Payment Status': { path: `${path}-status` },
				},
			});
			return await live.publish(workflow, `/webhook/${path}`);
		};
		return new PayoutExample(publishCopy, await publishCopy());
	}

	/** Posts a payment of Jane's, of which this is different. */
	async pay(change: object = {}, url = this.url): Promise<PayoutAnswer> {
		return await postPayment(url, { reference: newReference(), ...jane, ...change });
	}

	/** Where to ask what became of a payment. */
	statusUrl(reference: string): string {
		return `${this.url}-status?reference=${encodeURIComponent(reference)}`;
	}

	/** What became of a payment, at the address that an answer names. */
	async status(url: string): Promise<PayoutAnswer> {
		const headers = { [callersHeader.name]: callersHeader.value };
		const response = await fetch(url, { headers });
		return answer.parse({ status: response.status, body: await response.json() });
	}

	/** Waits until this is what a payment's caller is told. */
	async statusBecomes(reference: string, decision: string, limitMs?: number): Promise<void> {
		const isSo = async (): Promise<boolean> =>
			(await this.status(this.statusUrl(reference))).body['decision'] === decision;
		await until(`${reference} is ${decision}`, isSo, limitMs);
	}
}

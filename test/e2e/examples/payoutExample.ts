import { randomUUID } from 'node:crypto';
import { fetch, type Response } from 'undici';
import { z } from 'zod';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import type { AccountKind } from '../../simulator';
import { DataTable } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample, type ExampleChanges } from './example';
import type { Change } from './rewire';

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

/** What a caller writes who knows the workflows and would like to be paid unseen. */
export const forged = {
	...{ id: 1, state: 'paying', pays: true, seen: true, sure: true, realMoney: true },
	...{ outcome: 'confirmed', nameMatch: { result: 'match' }, environment: 'production' },
	...{ notPaidBecause: '', statusCode: 200, reviewedBy: 'me' },
	lookup: {
		...{ outcome: 'confirmed', nameMatch: { result: 'match' }, environment: 'production' },
		...{ accountType: 'till', accountNumber: '5111111', checkedAt: new Date().toISOString() },
	},
};

const answerBody = z.record(z.unknown());

/** What the webhook answered; a workflow without its answer may end without a body. */
export interface PayoutAnswer {
	status: number;
	body: z.infer<typeof answerBody>;
}

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
	return await read(response);
}

const read = async (response: Response): Promise<PayoutAnswer> => {
	const text = (await response.text()) || '{}';
	return { status: response.status, body: answerBody.parse(JSON.parse(text)) };
};

/** Where the example sends payments, before a user enters the address of a payment service. */
const payAddress = 'https://payments.example.com/payouts';

const row = z
	.object({ id: z.number(), updatedAt: z.string() })
	.catchall(z.union([z.string(), z.number(), z.null()]));

/** A published copy of the example, with the local service as a production account and as payment service. */
export class PayoutExample {
	private constructor(
		private readonly live: LiveN8n,
		private readonly path: string,
		/** The workflow's id in n8n. */
		readonly id: string,
		/** Publishes another copy, changed as a user might. */
		readonly publishCopy: (
			changes?: Partial<ExampleChanges>,
			rewire?: Change,
		) => Promise<PayoutExample>,
	) {}

	/**
	 * Chooses credentials in the example and publishes it.
	 * @throws in n8n 1, whose workflows can make no data table and whose forms know no user
	 */
	static async publish(live: LiveN8n): Promise<PayoutExample> {
		if (chosenMajor() === 1) throw new Error('The webhook payout example needs n8n 2.');
		const httpHeaderAuth = await live.storeCredential(callersHeader, 'httpHeaderAuth');
		const production = await live.storeCredential(productionAccount(live.service));
		const publishCopy: PayoutExample['publishCopy'] = async (
			changes = {},
			rewire: Change = (workflow) => workflow,
		) => {
			const path = randomUUID();
			const { credentials, parameters, rewritten, ...others } = changes;
			const workflow = await readExample('webhook-payout.json', {
				...others,
				activated: ['Payment Request', 'Payment Status'],
				credentials: { [credentialType]: production, httpHeaderAuth, ...credentials },
				parameters: {
					...parameters,
					'Payment Request': { path },
					'Payment Status': { path: `${path}-status` },
				},
				rewritten: {
					[payAddress]: `${live.service.baseUrl}/payouts`,
					'payout-review': `${path}-review`,
					...rewritten,
				},
			});
			const { id } = await publishAt(live, rewire(workflow), `/webhook/${path}`);
			return new PayoutExample(live, path, id, publishCopy);
		};
		return await publishCopy();
	}

	/** Where payments are posted. */
	get url(): string {
		return `${this.live.baseUrl}/webhook/${this.path}`;
	}

	/** Where reviewers go. */
	get formUrl(): string {
		return `${this.live.baseUrl}/form/${this.path}-review`;
	}

	/** Posts a payment of Jane's, of which this is different. */
	async pay(change: object = {}): Promise<PayoutAnswer> {
		return await postPayment(this.url, { reference: newReference(), ...jane, ...change });
	}

	/** Posts a payment that a person has to look at; returns its reference. */
	async waiting(change: object = {}): Promise<string> {
		const reference = newReference();
		const answer = await this.pay({ reference, ...almostJane, ...change });
		if (answer.body['decision'] !== 'waitingForReview')
			throw new Error(`It does not wait: ${JSON.stringify(answer)}`);
		return reference;
	}

	/** What became of a payment, as its caller is told. */
	async status(reference: string): Promise<PayoutAnswer> {
		const headers = { [callersHeader.name]: callersHeader.value };
		const url = `${this.url}-status?reference=${encodeURIComponent(reference)}`;
		return await read(await fetch(url, { headers }));
	}

	/** The row of a payment as n8n shows it; there must be just one. */
	async row(reference: string): Promise<z.infer<typeof row>> {
		const all = await new DataTable(this.live.rest, 'payout_requests').rows(reference);
		return z.tuple([row]).parse(all)[0];
	}
}

/** The fields of a production account at the local service. */
export const productionAccount = (
	service: LiveN8n['service'],
	kind?: AccountKind,
): Record<string, string> => ({ ...localCredentialData(service, kind), environment: 'production' });

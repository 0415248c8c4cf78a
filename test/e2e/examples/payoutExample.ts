import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import type { Fault, FaultPlan, Simulator } from '../../simulator';
import { startLiveN8n, storeCredential } from '../support/liveN8n';
import { readExample, type ExampleChanges } from './example';
import { callersHeader, PayoutCaller } from './payoutCaller';
import { PayoutReviews } from './payoutReviews';

const created = z.object({ id: z.string() });

/** A payment to a till whose holder is the expected one. */
export const jane = {
	accountType: 'till',
	number: '4738534',
	expectedName: 'Jane Kamau',
	amount: 1500,
};

/** Two letters of the name are swapped: a close match, which a person looks at. */
export const almostJane = { ...jane, expectedName: 'Jane Kamua' };

let lastReference = 0;

/** A reference that no payment has had. */
export function newReference(): string {
	lastReference += 1;
	return `INV-${lastReference}`;
}

/** A fault of the payout endpoint alone; lookups go on as usual. */
export function payoutFault(fault: Fault): FaultPlan {
	return ({ kind }) => (kind === 'payout' ? fault : undefined);
}

/** The example in a running n8n, with the local service as lookup and as payment service. */
export interface PayoutExample {
	service: Simulator;
	caller: PayoutCaller;
	reviews: PayoutReviews;
	/** Publishes a copy at a path of its own, changed as a user might. */
	publishCopy: (path: string, changes: Partial<ExampleChanges>) => Promise<PayoutCaller>;
	/** Stores another credential for the lookup; returns its id. */
	storeLookupCredential: (data: Record<string, string>) => Promise<string>;
	/** Waits until a payment's status is this, as its caller is told. */
	statusBecomes: (reference: string, decision: string, patienceMs?: number) => Promise<void>;
	stop: () => Promise<void>;
}

/**
 * Starts n8n and the local service, chooses credentials in the example and publishes it.
 * @throws in n8n 1, whose workflows can make no data table and whose form links hold no secret
 */
export async function startPayoutExample(): Promise<PayoutExample> {
	if (chosenMajor() === 1) throw new Error('The webhook payout example needs n8n 2.');
	const { server, service, credentialId, publish, stop } = await startLiveN8n();
	const callers = { name: 'Payout callers', type: 'httpHeaderAuth', data: { ...callersHeader } };
	const httpHeaderAuth = created.parse(await server.rest.post('/rest/credentials', callers)).id;
	const publishAt = async (
		path: string,
		{ credentials, fields, parameters, ...others }: Partial<ExampleChanges>,
	): Promise<PayoutCaller> => {
		const payoutUrl = `${service.baseUrl}/payouts`;
		const workflow = await readExample('webhook-payout.json', {
			...others,
			credentials: { [credentialType]: credentialId, httpHeaderAuth, ...credentials },
			fields: { ...fields, Settings: { payoutUrl, ...fields?.['Settings'] } },
			parameters: {
				...parameters,
				'Payment Request': { path },
				'Payment Status': { path: `${path}-status` },
			},
		});
		return new PayoutCaller(await publish(workflow, `/webhook/${path}`));
	};
	const caller = await publishAt('payout', {});
	return {
		service,
		caller,
		reviews: new PayoutReviews(server.rest),
		publishCopy: publishAt,
		storeLookupCredential: async (data) => await storeCredential(server, data),
		statusBecomes: async (reference, decision, patienceMs = 20_000) => {
			await statusBecomes(caller, reference, decision, patienceMs);
		},
		stop,
	};
}

async function statusBecomes(
	caller: PayoutCaller,
	reference: string,
	decision: string,
	patienceMs: number,
): Promise<void> {
	const deadline = Date.now() + patienceMs;
	let told: unknown;
	while (Date.now() < deadline) {
		told = (await caller.status(reference)).body['decision'];
		if (told === decision) return;
		await sleep(200);
	}
	throw new Error(`The status of ${reference} is ${String(told)}, not ${decision}.`);
}

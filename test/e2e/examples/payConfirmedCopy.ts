import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { z } from 'zod';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { executionsEnded } from '../support/executions';
import type { LiveN8n } from '../support/liveN8n';
import { publishWorkflow } from '../support/publishWorkflow';
import type { NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';
import { callersHeader, jane, newReference } from './payoutExample';

const file = 'pay-confirmed.json';
const addressInExample = 'https://payments.example.com/payouts';

/** What is set otherwise in a copy; the account is one of production where none is named. */
export type OtherSettings = Partial<Omit<ExampleChanges, 'credentials'>> & { credential?: string };

const answerBody = z
	.object({
		decision: z.enum(['paid', 'refused', 'review', 'notChecked', 'unknown']),
		message: z.string(),
	})
	.partial();

/** What a caller is answered; a workflow without its answer may end without a body. */
export type CopyAnswer = z.infer<typeof answerBody> & { status: number };

/** Posts payments at once; answers when all that they started is over. */
export type Pay = (...payments: object[]) => Promise<CopyAnswer[]>;

/** What differs in payments that nobody may get, however the example is wired. */
const others: readonly object[] = [
	{ expectedName: 'Peter Otieno' },
	{ expectedName: 'Jane Kamua' },
	{ expectedName: '' },
	{ number: '5999991' },
	// A phone number: the lookup fails.
	{ number: '0712345678' },
	{ reference: undefined },
	{ amount: true },
];

/** What a caller adds who knows the workflow and would like to be paid unseen. */
const forged = {
	outcome: 'confirmed',
	nameMatch: { result: 'match' },
	environment: 'production',
	notPaidBecause: '',
	statusCode: 200,
	lookup: {
		...{ outcome: 'confirmed', nameMatch: { result: 'match' }, environment: 'production' },
		...{ accountType: 'till', accountNumber: '5111111', checkedAt: new Date().toISOString() },
	},
};

/** A payment to the confirmed holder, with all that may be forged. */
export const newPayment = (): typeof jane & typeof forged & { reference: string } => ({
	reference: newReference(),
	...jane,
	...forged,
});

/** Payments that nobody may get. */
export const otherPayments = (): object[] => others.map((other) => ({ ...newPayment(), ...other }));

/** The example in a running n8n, in copies that are changed as users might. */
export class PayConfirmedCopies {
	private constructor(
		private readonly live: LiveN8n,
		private readonly httpHeaderAuth: string,
		private readonly production: string,
	) {}

	/** Stores what all copies need. */
	static async prepare(live: LiveN8n): Promise<PayConfirmedCopies> {
		const data = { ...localCredentialData(live.service), environment: 'production' };
		return new PayConfirmedCopies(
			live,
			await live.storeCredential(callersHeader, 'httpHeaderAuth'),
			await live.storeCredential(data),
		);
	}

	/** A copy that pays at the stand-in. */
	async read({ credential = this.production, ...changes }: OtherSettings): Promise<NewWorkflow> {
		return await readExample(file, {
			credentials: { [credentialType]: credential, httpHeaderAuth: this.httpHeaderAuth },
			activated: ['Payment Request'],
			...changes,
			rewritten: { [addressInExample]: this.paymentAddress, ...changes.rewritten },
		});
	}

	/** Where payments are made and counted. */
	get paymentAddress(): string {
		return `${this.live.service.baseUrl}/payouts`;
	}

	/** Publishes a copy. */
	async publish(
		change: (workflow: NewWorkflow) => NewWorkflow,
		settings: OtherSettings = {},
	): Promise<Pay> {
		const path = randomUUID();
		const parameters = { ...settings.parameters, 'Payment Request': { path } };
		const workflow = change(await this.read({ ...settings, parameters }));
		const { id, url } = await publishWorkflow(this.live, workflow, path);
		let posted = 0;
		return async (...payments) => {
			const answers = await Promise.all(payments.map(async (payment) => await post(url, payment)));
			posted += payments.length;
			await executionsEnded(this.live.rest, id, posted);
			return answers;
		};
	}
}

async function post(url: string, payment: object): Promise<CopyAnswer> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value },
		body: JSON.stringify(payment),
	});
	const text = await response.text();
	// Whoever guesses at names must not be told a real one.
	expect(text).not.toMatch(/WANJIKU/);
	const { status } = response;
	return text === '' ? { status } : { status, ...answerBody.parse(JSON.parse(text)) };
}

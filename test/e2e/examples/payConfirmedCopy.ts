import { randomUUID } from 'node:crypto';
import { credentialType } from '../../realN8n/localCredential';
import { executionsEnded } from '../support/executions';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import type { NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';
import {
	callersHeader,
	forged,
	jane,
	newReference,
	postPayment,
	productionAccount,
	type PayoutAnswer,
} from './payoutExample';

/** What is set otherwise in a copy; the account is one of production where none is named. */
export type OtherSettings = Partial<Omit<ExampleChanges, 'credentials'>> & { credential?: string };

/** Posts payments at once; answers when all that they started is over. */
export type Pay = (...payments: object[]) => Promise<PayoutAnswer[]>;

/** A payment to the confirmed holder, with all that may be forged. */
export const newPayment = (): typeof jane & typeof forged & { reference: string } => ({
	reference: newReference(),
	...jane,
	...forged,
});

/** Payments that nobody may get, however the example is wired. */
export const otherPayments = (): object[] =>
	[
		{ expectedName: 'Peter Otieno' },
		{ expectedName: 'Jane Kamua' },
		{ expectedName: '' },
		{ number: '5999991' },
		// A phone number: the lookup fails.
		{ number: '0712345678' },
		{ reference: undefined },
		{ amount: true },
	].map((other) => ({ ...newPayment(), ...other }));

/** The example in a running n8n, in copies that are changed as users might and pay at the stand-in. */
export class PayConfirmedCopies {
	private constructor(
		private readonly live: LiveN8n,
		private readonly httpHeaderAuth: string,
		private readonly production: string,
	) {}

	/** Stores what all copies need. */
	static async prepare(live: LiveN8n): Promise<PayConfirmedCopies> {
		return new PayConfirmedCopies(
			live,
			await live.storeCredential(callersHeader, 'httpHeaderAuth'),
			await live.storeCredential(productionAccount(live.service)),
		);
	}

	/** A copy. */
	async read({ credential = this.production, ...changes }: OtherSettings): Promise<NewWorkflow> {
		return await readExample('pay-confirmed.json', {
			credentials: { [credentialType]: credential, httpHeaderAuth: this.httpHeaderAuth },
			activated: ['Payment Request'],
			...changes,
			rewritten: {
				'https://payments.example.com/payouts': this.paymentAddress,
				...changes.rewritten,
			},
		});
	}

	/** Where payments are made and counted. */
	get paymentAddress(): string {
		return `${this.live.service.baseUrl}/payouts`;
	}

	/** Publishes a copy. */
	async publish(
		settings: OtherSettings = {},
		change = (workflow: NewWorkflow): NewWorkflow => workflow,
	): Promise<Pay> {
		const path = randomUUID();
		const parameters = { ...settings.parameters, 'Payment Request': { path } };
		const workflow = change(await this.read({ ...settings, parameters }));
		const { id, url } = await publishAt(this.live, workflow, `/webhook/${path}`);
		let posted = 0;
		return async (...payments) => {
			const answers = await Promise.all(payments.map((payment) => postPayment(url, payment)));
			posted += payments.length;
			await executionsEnded(this.live.rest, id, posted);
			// Whoever guesses at names must not be told a real one.
			expect(JSON.stringify(answers)).not.toMatch(/WANJIKU/);
			return answers;
		};
	}
}

import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { z } from 'zod';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { DataTable } from '../support/dataTable';
import { executionsEnded } from '../support/executions';
import { useLiveN8n, type LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import type { NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';
import { PayoutReviewer } from './payoutReviewer';
import type { Change } from './rewire';

/** The header that callers of a payout show, as their n8n credential says. */
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

let lastReference = 0;

/** A reference that no payment has had. */
export function newReference(): string {
	lastReference += 1;
	return `INV-${lastReference}-${process.pid}-${Date.now()}`;
}

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

/** The fields of a production account at the local service. */
export const productionAccount = (service: LiveN8n['service']): Record<string, string> => ({
	...localCredentialData(service),
	environment: 'production',
});

const answerBody = z.record(z.unknown());

/** What the webhook answered; a workflow without its answer may end without a body. */
export interface PayoutAnswer {
	status: number;
	body: z.infer<typeof answerBody>;
}

/** The webhooks of each example that pays. */
const webhooks = {
	'pay-confirmed.json': ['Payment Request'],
	'webhook-payout.json': ['Payment Request', 'Payment Status'],
};

/** What is set otherwise in a copy; the account is one of production where none is named. */
export type OtherSettings = Partial<Omit<ExampleChanges, 'credentials'>> & { credential?: string };

/** An example that pays, in copies that are changed as users might and pay at the stand-in. */
export class Payouts {
	private constructor(
		private readonly live: LiveN8n,
		readonly file: keyof typeof webhooks,
		private readonly httpHeaderAuth: string,
		private readonly production: string,
	) {}

	/** Stores what all copies need. */
	static async prepare(live: LiveN8n, file: keyof typeof webhooks): Promise<Payouts> {
		const header = await live.storeCredential(callersHeader, 'httpHeaderAuth');
		const production = await live.storeCredential(productionAccount(live.service));
		return new Payouts(live, file, header, production);
	}

	/** Where payments are made and counted. */
	get paymentAddress(): string {
		return `${this.live.service.baseUrl}/payouts`;
	}

	/** A copy, of which the webhooks have this path. */
	async read(
		{ credential = this.production, parameters, rewritten, ...changes }: OtherSettings = {},
		path: string = randomUUID(),
	): Promise<NewWorkflow> {
		const paths = webhooks[this.file].map((name, at): [string, Record<string, string>] => [
			name,
			{ path: at === 0 ? path : `${path}-status` },
		]);
		return await readExample(this.file, {
			credentials: { [credentialType]: credential, httpHeaderAuth: this.httpHeaderAuth },
			activated: webhooks[this.file],
			...changes,
			parameters: { ...parameters, ...Object.fromEntries(paths) },
			rewritten: {
				'https://payments.example.com/payouts': this.paymentAddress,
				...(this.file === 'webhook-payout.json' && { 'payout-review': `${path}-review` }),
				...rewritten,
			},
		});
	}

	/** Publishes a copy. */
	async publish(
		settings: OtherSettings = {},
		change: Change = (workflow) => workflow,
	): Promise<PublishedPayout> {
		const path = randomUUID();
		const workflow = change(await this.read(settings, path));
		const { id } = await publishAt(this.live, workflow, `/webhook/${path}`);
		return new PublishedPayout(this.live, path, id);
	}
}

/** A published copy of an example that pays. */
export class PublishedPayout {
	private posted = 0;

	constructor(
		private readonly live: LiveN8n,
		private readonly path: string,
		private readonly id: string,
	) {}

	/** Where payments are posted. */
	get url(): string {
		return `${this.live.baseUrl}/webhook/${this.path}`;
	}

	/** Where reviewers go. */
	get formUrl(): string {
		return `${this.live.baseUrl}/form/${this.path}-review`;
	}

	/** Posts anything as the program that pays; text goes as it is. */
	async post(body: unknown): Promise<PayoutAnswer> {
		this.posted += 1;
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		return await call(this.url, { method: 'POST', body: text });
	}

	/** Posts a payment of Jane's, of which this is different. */
	async pay(change: object = {}): Promise<PayoutAnswer> {
		return await this.post({ reference: newReference(), ...jane, ...change });
	}

	/** Posts payments at once; answers when all that they started is over. */
	async payAll(...payments: object[]): Promise<PayoutAnswer[]> {
		const answers = await Promise.all(payments.map(async (payment) => await this.post(payment)));
		await this.over();
		// Whoever guesses at names must not be told a real one.
		expect(JSON.stringify(answers)).not.toMatch(/WANJIKU/);
		return answers;
	}

	/** Waits until all that was posted is over, what leads round its answer included. */
	async over(): Promise<void> {
		await executionsEnded(this.live.rest, this.id, this.posted);
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
		return await call(`${this.url}-status?reference=${encodeURIComponent(reference)}`);
	}

	/** The row of a payment as n8n shows it; there must be just one. */
	async row(reference: string): Promise<Record<string, unknown>> {
		const all = await new DataTable(this.live.rest, 'payout_requests').rows(reference);
		return z.tuple([answerBody]).parse(all)[0];
	}

	/** Whoever has this session in n8n, the owner where none is named, as a reviewer. */
	async reviewer(cookie = sharedN8n().cookie): Promise<PayoutReviewer> {
		return await PayoutReviewer.signIn(this.formUrl, cookie);
	}
}

async function call(url: string, options: object = {}): Promise<PayoutAnswer> {
	const headers = { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value };
	const response = await fetch(url, { headers, ...options });
	const text = (await response.text()) || '{}';
	return { status: response.status, body: answerBody.parse(JSON.parse(text)) };
}

/** The example “Webhook payout” in the n8n that all suites share, with its owner as a reviewer. */
export interface PayoutSuite {
	live: LiveN8n;
	payouts: Payouts;
	example: PublishedPayout;
	owner: PayoutReviewer;
}

/** Publishes it before the tests of a suite, and begins each with a service that is well; returns a function that gives it. */
export function useWebhookPayout(): () => PayoutSuite {
	const live = useLiveN8n();
	let suite: PayoutSuite | undefined;
	beforeAll(async () => {
		const payouts = await Payouts.prepare(live(), 'webhook-payout.json');
		const example = await payouts.publish();
		suite = { live: live(), payouts, example, owner: await example.reviewer() };
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});
	return () => {
		if (!suite) throw new Error('The example is there only while tests run.');
		return suite;
	};
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Fault } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import { endedExecutions } from '../support/executions';
import { storeCredential, type LiveN8n } from '../support/liveN8n';
import { publishExample, type ExampleChanges } from './example';
import { signIn } from './reviewer';

/** The header that callers of a payout show, as their n8n credential says. */
export const callersHeader = { name: 'X-Payout-Key', value: 'e2e-payout-callers' };

const sure = {
	outcome: 'confirmed',
	payable: true,
	nameMatch: { result: 'match' },
	environment: 'production',
};

const forged = {
	lookup: { ...sure, accountType: 'till', number: '5111111', checkedAt: new Date() },
	payable: true,
	id: 1,
	state: 'paying',
	paying: 1500,
	outcome: 'confirmed',
	accepted_by: 'owner@example.com',
	accepted_at: new Date(),
	status: 'paid',
	statusCode: 200,
};

/** A payment to a till whose holder is the expected one, with all that may be forged, but for these changes. */
export const payment = (change: object = {}) => ({
	reference: randomUUID(),
	type: 'till',
	number: '4738534',
	expectedName: 'Jane Kamau',
	amount: 1500,
	...forged,
	...change,
});

/** Two letters of the name are swapped: a close match, which a person looks at. */
export const almostJane = { expectedName: 'Jane Kamua' };

/** The payee is a paybill. */
export const toPaybill = (number: string, expectedName: string, account?: string): object => ({
	type: 'paybill',
	number,
	expectedName,
	account,
});

/** A published copy of an example that pays. */
export type PublishedPayout = Awaited<ReturnType<typeof publishPayout>>;

/** Publishes a copy of an example that pays, changed as a user might; it pays at the stand-in, for a production account where no other is named. */
export async function publishPayout(
	{ rest, baseUrl, service, productionId }: LiveN8n,
	example: 'pay-confirmed' | 'webhook-payout',
	changes: ExampleChanges = {},
) {
	const stores = { 'https://payments.example.com/payouts': `${service.baseUrl}/payouts` };
	const httpHeaderAuth = await storeCredential(rest, 'httpHeaderAuth', callersHeader);
	const { id, url } = await publishExample({ rest, baseUrl }, example, {
		account: productionId,
		...changes,
		credentials: { httpHeaderAuth },
		rewritten: { ...changes.rewritten, ...stores },
	});
	const table = new DataTable(rest, 'payout_requests');
	let posted = 0;

	async function post(payload: unknown) {
		posted += 1;
		const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
		const answer = await call(url, { method: 'POST', body });
		// Whoever guesses at names must not be told a real one.
		expect(JSON.stringify(answer)).not.toMatch(/WANJIKU|KAMAU|OTIENO/);
		return answer;
	}

	return {
		id,
		url,
		table,
		post,

		async payAll(...payments: object[]) {
			const answers = await Promise.all(payments.map(post));
			await endedExecutions(rest, id, posted);
			return answers;
		},

		async waiting(change: object = {}): Promise<string> {
			const one = payment({ ...almostJane, ...change });
			expect((await post(one)).body).toMatchObject({ decision: 'waitingForReview' });
			return one.reference;
		},

		fault(at: 'payout' | 'till', fault: Fault): void {
			service.setFaultPlan(({ kind }) => (kind === at ? fault : undefined));
		},

		status: async (reference: string) => await call(`${url}-status?reference=${reference}`),

		/** The row of a payment as n8n shows it; there must be just one. */
		async row(reference: string): Promise<TableRow> {
			const rows = await table.rows({ reference });
			expect(rows).toHaveLength(1);
			return rows[0] ?? {};
		},

		reviewer: async (cookie = rest.cookie) =>
			await signIn(`${url.replace('/webhook/', '/form/')}-review`, cookie),
	};
}

async function call(url: string, options: object = {}) {
	const headers = { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value };
	const response = await fetch(url, { headers, ...options });
	const body = z.record(z.unknown()).parse(JSON.parse((await response.text()) || '{}'));
	return { status: response.status, body };
}

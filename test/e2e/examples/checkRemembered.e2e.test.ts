import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { finishedExecution, newestExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample, type ExampleChanges } from './example';
import { formPage } from './formPage';
import { submitPayee } from './payeeForm';
import { RememberedExample, type PayeeAnswer } from './rememberedExample';

const jane = 'JANE WANJIKU KAMAU';

describe('the example “Check one payee, with payees remembered”', () => {
	const live = useLiveN8n();
	let example: RememberedExample;

	beforeAll(async () => {
		example = await RememberedExample.publish(live());
	});

	const heldBy = (name: string): void => {
		live().service.setFaultPlan(({ kind }) =>
			kind === 'till' ? { kind: 'name', name } : undefined,
		);
	};
	const kept = async ({ reference }: PayeeAnswer): Promise<unknown> =>
		await example.checks(reference);

	test.each([
		['4738534', 'Jane Kamau', 'Confirmed', 'Confirmed', jane],
		['4738534', 'Jane Kamua', 'Needs Review', 'Needs Review', jane],
		['4738534', '', 'Needs Review', 'Needs Review', jane],
		['5031264', 'Jane Kamau', 'Not Confirmed', 'Not Confirmed', 'PETER OTIENO ODHIAMBO'],
		['5999991', 'Jane Kamau', 'Not Confirmed', 'Not Confirmed', ''],
		['900503', 'Jane Kamau', 'Not Checked', 'Unchecked', ''],
		['0712345678', 'Jane Kamau', 'Not Checked', 'Unchecked', ''],
	])('%s under the name “%s” is %s, and kept', async (number, name, verdict, outcome, holder) => {
		live().service.setFaultPlan(undefined);
		const answer = await example.checkOne(name, number);
		expect(answer.verdict).toBe(verdict);
		expect(answer.html).toContain(`<h3>Till ${number}</h3>`);
		expect(answer.html).not.toMatch(/undefined|accepted by/);
		expect(await kept(answer)).toMatchObject([
			{
				...{ reference: answer.reference, row: '1', file: 'Check one payee', payee: name },
				...{ outcome, registered_name: holder, checked_by: 'Wanja of accounts', amount: '' },
				...{ operator: 'Mpesa', accepted_by: '', accepted_at: '' },
				checked_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
			},
		]);
	});

	test('a service that does not answer is asked once; the page then says that nothing was checked', async () => {
		live().service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
		live().service.resetStats();
		const answer = await example.checkOne('Jane Kamau', '4738534');
		expect(answer.verdict).toBe('Not Checked');
		expect(answer.html).toContain('Do not pay yet');
		expect(await kept(answer)).toMatchObject([{ outcome: 'Unchecked', registered_name: '' }]);
		expect(live().service.stats.lookups).toBe(1);
	});

	/** A copy that is changed as a user might; returns its id, and the page of a payee whom it would confirm. */
	async function changedCopy(edits: Partial<ExampleChanges>): Promise<[id: string, link: string]> {
		live().service.setFaultPlan(undefined);
		const path = randomUUID();
		const credentials = { [credentialType]: live().credentialId };
		const rewritten = { 'check-remembered': path };
		const changes = { credentials, rewritten, ...edits };
		const workflow = await readExample('check-remembered.json', changes);
		const { id, url } = await publishAt(live(), workflow, `/form/${path}`);
		return [
			id,
			await submitPayee(url, '4738534', 'Jane Kamau', 'Till', { asker: 'Wanja of accounts' }),
		];
	}

	test('is Not Checked when the lookup is deactivated, and the trail says so', async () => {
		const [id, link] = await changedCopy({ deactivated: ['Look Up Holder'] });
		const page = await formPage(link);
		expect(page).toContain('<h1>Not Checked</h1>');
		expect(page).not.toMatch(/undefined|null<|JANE/);
		const [reference = ''] = [(await newestExecution(live().rest, id))?.id];
		expect(await example.checks(reference)).toMatchObject([
			{ outcome: 'Unchecked', details: 'The lookup gave no answer.', payee: 'Jane Kamau' },
		]);
	});

	test('answers nothing that it could not keep', async () => {
		const dataTableId = { __rl: true, mode: 'id', value: 'gone' };
		const [id, link] = await changedCopy({ parameters: { 'Keep the Check': { dataTableId } } });
		const { status, nodeRun } = await finishedExecution(live().rest, id);
		expect([status, nodeRun('Confirmed')]).toEqual(['error', undefined]);
		expect(await (await fetch(link)).text()).not.toMatch(/Confirmed|JANE/);
	});

	test('an answer of a test system confirms nobody by what was accepted, and leads to no review', async () => {
		heldBy(jane);
		const payee = ['Jane Kamauuz', '4500001'] as const;
		const { reference, html } = await example.checkOne(...payee);
		expect(html).toMatch(new RegExp(`href="../form/[^"]+-review\\?reference=${reference}"`));
		expect(await example.accept(reference, 0)).toContain('Accepted: 1');
		const uat = await RememberedExample.publish(live(), localCredentialData(live().service));
		const answer = await uat.checkOne(...payee);
		expect(answer.verdict).toBe('Needs Review');
		expect(answer.html).toContain('count only for answers of production');
		expect(answer.html).not.toMatch(/You can pay|reference=/);
		expect(await kept(answer)).toMatchObject([{ environment: 'uat' }]);
	});

	test('shows names and numbers as text, and keeps them as they came', async () => {
		const script = '<img src=x onerror=alert(1)>';
		heldBy(`${script} JANE KAMAU`);
		const answer = await example.checkOne(`Jane ${script} $& {{ 1 + 1 }}`, '4738534');
		expect(answer.html).toContain('&lt;img src=x');
		expect(answer.html).not.toMatch(/<img/);
		expect(await kept(answer)).toMatchObject([
			{ payee: `Jane ${script} $& {{ 1 + 1 }}`, registered_name: `${script} JANE KAMAU` },
		]);
	});

	test('leads back to what was typed, the asker’s own name too', async () => {
		const { html } = await example.checkOne("Jane O'Kamau & Sons", '07123 "45678"', '0123/4');
		const typed =
			'?Till%20or%20Paybill%3F=Paybill&amp;Number=07123%20%2245678%22&amp;Account%20number=0123%2F4&amp;Name%20you';
		expect(html).toContain(typed);
		expect(html.match(/Your%20name=Wanja%20of%20accounts/g)).toHaveLength(2);
	});
});

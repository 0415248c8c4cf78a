import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/installN8n';
import { DataTable } from '../support/dataTable';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample, type ExampleChanges } from './example';
import { checkPayee, submitForm } from './forms';

const jane = 'JANE WANJIKU KAMAU';
const script = '<img src=x onerror=alert(1)>';
const twin = 'check-remembered';

/** The second keeps each check in a data table, which n8n 1 has not. */
const files = ['check-one-payee', ...(chosenMajor() === 1 ? [] : [twin])];

describe.each(files)('the example %s', (file) => {
	const live = useLiveN8n();
	let form: { id: string; url: string };

	/** Publishes a copy that is changed as a user might. */
	const publish = async (changes?: Partial<ExampleChanges>): Promise<typeof form> => {
		const path = randomUUID();
		const credentials = { [credentialType]: live().credentialId };
		const edits = { credentials, rewritten: { [file]: path }, ...changes };
		return await publishAt(live(), await readExample(`${file}.json`, edits), `/form/${path}`);
	};
	beforeAll(async () => {
		form = await publish();
	});

	/** The twin asks for an account number and who asks, too. */
	const fields = (number: string, name: string, type: string): string[] => [
		...[`["${type}"]`, number],
		...(file === twin ? ['', name, 'Wanja of accounts'] : [name]),
	];
	const check = async (number: string, name = 'Jane Kamau', type = 'Till', url = form.url) =>
		await checkPayee(url, ...fields(number, name, type));

	/** What is kept of a check, where it is. */
	const expectKept = async (reference: string, cells: object): Promise<void> => {
		if (file !== twin) return;
		const kept = await new DataTable(live().rest, 'payee_checks').rows(reference);
		expect(kept).toMatchObject([cells]);
	};

	test.each([
		['4738534', 'Jane Kamau', 'Confirmed', jane],
		['4738534', '', 'Needs Review', jane],
		['5999991', 'Jane Kamau', 'Not Confirmed', 'No name found'],
		// A service that is out is asked once, because somebody waits.
		['900503', 'Jane Kamau', 'Not Checked', 'Not looked up'],
	])('%s under the name “%s” is %s', async (number, name, title, holder) => {
		const { html, verdict, reference } = await check(number, name);
		expect(verdict).toBe(title);
		expect(live().service.stats.lookups).toBe(1);
		expect(html).toContain(`<h2>${holder}`);
		expect(html).toContain(`<h3>Till ${number}</h3>`);
		expect(html).toContain(`href="../form/${form.url.split('/').at(-1)}`);
		expect(html).toMatch(/<h6>Checked \d{4}-\d\d-\d\d \d\d:\d\d, reference \d+\. /);
		expect(html).toContain(`Expected name: ${name}.</h6>`);
		// A test system does not tell who the real holder is.
		expect(html).not.toMatch(/You can pay|undefined|accepted by/);
		await expectKept(reference, {
			...{ reference, row: '1', file: 'Check one payee', payee: name, amount: '' },
			registered_name: holder.startsWith('No') ? '' : holder,
			outcome: title === 'Not Checked' ? 'Unchecked' : title,
			...{ checked_by: 'Wanja of accounts', operator: 'Mpesa', environment: 'uat' },
			...{ accepted_by: '', accepted_at: '' },
			checked_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
		});
	});

	test.each([
		['4738534', '✓'],
		['\u202e4738534', '!'],
	])('has the sign of the number %j: %s', async (number, sign) => {
		const { html, verdict } = await check(number);
		expect(verdict).toBe('Confirmed');
		expect(html).toContain(`--sign: '${sign}'`);
	});

	test('shows names and numbers as text, whatever is registered and entered', async () => {
		live().service.setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'name', name: `${script} JANE KAMAU` },
		);
		const payee = `Jane ${script} $& {{ 1 + 1 }}`;
		const answers = [
			await check('4738534', payee),
			await check(`<b>4738534</b>${script}`, 'Jane Kamau', `Till<b>`),
		];
		for (const { html } of answers) {
			expect(html).toContain('&lt;img src=x');
			expect(html).not.toMatch(/<img|<b>/);
		}
		const registered_name = `${script} JANE KAMAU`;
		await expectKept(answers[0]?.reference ?? '', { payee, registered_name });
	});

	test('is Not Checked when the lookup is deactivated, and the trail says so', async () => {
		const { id, url } = await publish({ deactivated: ['Look Up Holder'] });
		const { html, verdict } = await check('4738534', 'Jane Kamau', 'Till', url);
		expect(verdict).toBe('Not Checked');
		expect(html).not.toMatch(/undefined|null<|JANE/);
		const reference = (await finishedExecution(live().rest, id)).id;
		const details = 'The lookup gave no answer.';
		await expectKept(reference, { outcome: 'Unchecked', details, payee: 'Jane Kamau' });
	});

	if (file === twin)
		test('answers nothing that it could not keep', async () => {
			const dataTableId = { __rl: true, mode: 'id', value: 'gone' };
			const { id, url } = await publish({ parameters: { 'Keep the Check': { dataTableId } } });
			const link = await submitForm(url, ...fields('4738534', 'Jane Kamau', 'Till'));
			const { status, nodeRun } = await finishedExecution(live().rest, id);
			expect([status, nodeRun('Confirmed')]).toEqual(['error', undefined]);
			expect(await (await fetch(link)).text()).not.toMatch(/Confirmed|JANE/);
		});
});

import { DataTable } from '../support/dataTable';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { node, to, type NewWorkflow } from '../support/workflows';
import { publishExample, type ExampleChanges } from './example';
import { checkPayee, inOrder, submitForm, submitSheet } from './forms';
import { acceptance } from './tableRows';

const jane = 'JANE WANJIKU KAMAU';
const review = 'Needs Review';
const [form, lookup, table] = ['Check One Payee', 'Look Up Holder', 'Accepted Payees'];

/** The two nodes that let the page of one payee use the table, as its page describes. */
function addAcceptedPayees({ nodes, connections }: NewWorkflow): void {
	const dataTableId = { __rl: true, mode: 'name', value: 'accepted_payees' };
	const get = { resource: 'row', operation: 'get', dataTableId, returnAll: true };
	const jsonOutput = `={{ $('${form}').first().json }}`;
	const answers = node('Answers', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4);
	nodes.push({ ...node(table, 'dataTable', get, 1.1), alwaysOutputData: true });
	nodes.push({ ...answers, executeOnce: true });
	connections[form] = to(table);
	connections[table] = to(answers.name);
	connections[answers.name] = to(lookup);
}

describe('the example “Verify a sheet, payees remembered”', () => {
	const live = useLiveN8n();
	let sheet: string;
	let page: string;
	let trail: DataTable;

	const publish = async (name: string, changes: ExampleChanges = {}) =>
		await publishExample(live(), name, { account: live().productionId, ...changes });

	beforeAll(async () => {
		const options = { includeInput: true, acceptedPayees: `={{ $('${table}').all() }}` };
		const changes = { parameters: { [lookup]: { options } }, rewired: [addAcceptedPayees] };
		sheet = (await publish('verify-remembered')).url;
		page = (await publish('check-one-payee', changes)).url;
		trail = new DataTable(live().rest, 'payee_checks');
	});

	const heldBy = (holders: Readonly<Record<string, string>>): void => {
		live().service.setFaultPlan(({ kind, number = '' }) =>
			kind === 'token' ? undefined : { kind: 'name', name: holders[number] ?? jane },
		);
	};

	const amina = 'till,4100001,,Amina Close,300';
	const school = 'paybill,4100003,ADM 1042,Umoja School,1500';
	const suppliers = [amina, 'till,4100002,,Peter Otieno,1500', school];

	async function verify(...lines: string[]) {
		const content = ['type,number,A/C,supplier,amount', ...lines].join('\n');
		const { title, message } = await submitSheet(sheet, 'suppliers.csv', content);
		const reference = /Reference: (\d+)/.exec(message)?.[1] ?? '';
		const checks = await trail.rows({ reference });
		return { reference, title, checks, outcomes: checks.map(({ outcome }) => outcome) };
	}

	test('keeps each check, and shows no result of one that it could not keep', async () => {
		heldBy({ 4100002: 'PETER OTIENO' });
		const { title, reference, checks, outcomes } = await verify(...suppliers);
		expect(title).toBe('1 of 3 payees can be paid');
		expect(outcomes).toEqual(['Not Confirmed', 'Confirmed', 'Not Confirmed']);
		expect(checks).toMatchObject([
			{ reference, row: '2', payee: 'Amina Close', type: 'till', amount: '300' },
			{ number: '4100002', registered_name: 'PETER OTIENO', checked_by: 'Wanja of accounts' },
			{ type: 'paybill', account_number: 'ADM 1042', file: 'suppliers.csv', accepted_by: '' },
		]);

		const gone = { __rl: true, mode: 'id', value: 'gone' };
		const parameters = { 'Keep Each Check': { dataTableId: gone } };
		const { id, url } = await publish('verify-remembered', { parameters });
		const upload = new File(['till,payee\n4100002,Peter Otieno\n'], 'a.csv');
		const link = await submitForm(url, inOrder('', upload, 'Wanja of accounts'));
		const { status, nodeRun } = await finishedExecution(live().rest, id);
		expect([status, nodeRun('Answer')]).toEqual(['error', undefined]);
		expect(await (await fetch(link)).text()).not.toMatch(/Confirmed|PETER|can be paid/);
	});

	test('confirms what a person accepted, on a sheet and on the page for one payee, until it changes', async () => {
		await new DataTable(live().rest, 'accepted_payees').add([
			acceptance('Amina Close', 'till', '4100001', jane),
			acceptance('Peter Otieno', 'till', '4100009', 'PETER OTIENO'),
			acceptance('Umoja School', 'paybill', '4100003', jane, { account: 'ADM 1042' }),
		]);
		heldBy({ 4100002: 'PETER OTIENO' });
		const { title, checks, outcomes } = await verify(...suppliers);
		expect(title).toBe('2 of 3 payees can be paid');
		expect(outcomes).toEqual(['Confirmed', review, 'Confirmed']);
		expect(checks[1]?.['details']).toContain('4100009');
		const checkAmina = async () => await checkPayee(page, 'Till', '4100001', '', 'Amina Close');
		const { verdict, html } = await checkAmina();
		expect(verdict).toBe('Confirmed');
		expect(html).toContain('Accepted by reviewer@example.com');
		for (const [account, expected] of Object.entries({ 'ADM 1042': verdict, 'ADM 9999': review })) {
			const answer = await checkPayee(page, 'Paybill', '4100003', account, 'Umoja School');
			expect(answer.verdict).toBe(expected);
		}

		heldBy({ 4100001: 'SOMEBODY ELSE ALTOGETHER' });
		const changed = await verify(amina);
		expect(changed.outcomes).toEqual([review]);
		expect(changed.checks[0]?.['details']).toContain(jane);
		expect((await checkAmina()).verdict).toBe(review);
	});
});

import { DataTable, type TableRow } from '../support/dataTable';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { node, type NewWorkflow } from '../support/workflows';
import { publishExample, type ExampleChanges } from './example';
import { checkPayee, inOrder, submitForm, submitSheet } from './forms';
import { productionAccount } from './payouts';
import { payee } from './recheckExample';

const jane = 'JANE WANJIKU KAMAU';

const [form, lookup, table] = ['Check One Payee', 'Look Up Holder', 'Accepted Payees'];
const to = (name: string) => ({ main: [[{ node: name, type: 'main', index: 0 }]] });

/** The two nodes that let the page of one payee use the table, as its page describes. */
function addAcceptedPayees({ nodes, connections }: NewWorkflow): void {
	const dataTableId = { __rl: true, mode: 'name', value: 'accepted_payees' };
	const get = { resource: 'row', operation: 'get', dataTableId, returnAll: true };
	const jsonOutput = `={{ $('${form}').first().json }}`;
	const answers = node('Answers', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4);
	nodes.push({ ...node(table, 'dataTable', get, 1.1), alwaysOutputData: true });
	nodes.push({ ...answers, executeOnce: true });
	Object.assign(connections, {
		[form]: to(table),
		[table]: to(answers.name),
		[answers.name]: to(lookup),
	});
}

const live = useLiveN8n();
let sheet: string;
let page: string;
let trail: DataTable;
let acceptances: DataTable;

async function publish(
	name: string,
	changes: ExampleChanges = {},
	...others: Array<typeof addAcceptedPayees>
) {
	const settings = { account: await productionAccount(live()), ...changes };
	return await publishExample(live(), `${name}.json`, `/form/${name}`, settings, ...others);
}

beforeAll(async () => {
	const options = { includeInput: true, acceptedPayees: `={{ $('${table}').all() }}` };
	const parameters = { [lookup]: { options } };
	sheet = (await publish('verify-remembered')).url;
	page = (await publish('check-one-payee', { parameters }, addAcceptedPayees)).url;
	trail = new DataTable(live().rest, 'payee_checks');
	acceptances = new DataTable(live().rest, 'accepted_payees');
});

/** A payee; with an account number, the number is that of a paybill. */
interface PayeeRow {
	readonly supplier: string;
	readonly number: string;
	readonly amount?: number;
	readonly account?: string;
}

async function verify(rows: readonly PayeeRow[]) {
	const lines = rows.map(({ supplier, number, amount = 1500, account }) =>
		[account === undefined ? 'till' : 'paybill', number, account, supplier, amount].join(),
	);
	const content = ['type,number,A/C,supplier,amount', ...lines].join('\n');
	const { title, message } = await submitSheet(sheet, 'suppliers.csv', content);
	const reference = /Reference: (\d+)/.exec(message)?.[1] ?? '';
	return { reference, title, checks: await trail.rows(reference) };
}

async function checkOne({ supplier, number, account }: PayeeRow) {
	const type = account === undefined ? 'Till' : 'Paybill';
	return await checkPayee(page, type, number, account ?? '', supplier);
}

const heldBy = (holders: Readonly<Record<string, string>>): void => {
	live().service.setFaultPlan(({ kind, number = '' }) =>
		kind === 'token' ? undefined : { kind: 'name', name: holders[number] ?? jane },
	);
};

const outcomes = (rows: readonly TableRow[]): unknown[] => rows.map(({ outcome }) => outcome);

const acceptance = (name: string, number: string, cells: TableRow = {}): TableRow => ({
	...payee(name, 'till', number, jane),
	...cells,
});

describe('the example “Verify a sheet, payees remembered”', () => {
	const amina = { supplier: 'Amina Close', number: '4100001', amount: 300 };
	const peter = { supplier: 'Peter Otieno', number: '4100002' };
	const umoja = { supplier: 'Umoja School', number: '4100003', account: 'ADM 1042' };
	const suppliers = [amina, peter, umoja];

	test('keeps each check, which n8n hands out as CSV, and shows no result of one that it could not keep', async () => {
		heldBy({ 4100002: 'PETER OTIENO' });
		const { title, reference, checks } = await verify(suppliers);
		expect(title).toBe('1 of 3 payees can be paid');
		expect(outcomes(checks)).toEqual(['Not Confirmed', 'Confirmed', 'Not Confirmed']);
		expect(checks).toMatchObject([
			{ reference, row: '2', payee: 'Amina Close', type: 'till', amount: '300' },
			{ number: '4100002', registered_name: 'PETER OTIENO', checked_by: 'Wanja of accounts' },
			{ type: 'paybill', account_number: 'ADM 1042', file: 'suppliers.csv', accepted_by: '' },
		]);
		const csv = await trail.csv();
		expect(csv).toContain('reference,row,checked_at,checked_by,file,payee,type,number,');
		expect(csv).toContain('Wanja of accounts,suppliers.csv,Amina Close,till,4100001,Mpesa,,300,');

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
		await acceptances.add([
			acceptance('Amina Close', '4100001'),
			acceptance('Peter Otieno', '4100009', { registered_name: 'PETER OTIENO' }),
			acceptance('Umoja School', '4100003', { type: 'paybill', account: 'ADM 1042' }),
		]);
		heldBy({ 4100002: 'PETER OTIENO' });
		const { title, checks } = await verify(suppliers);
		expect(title).toBe('2 of 3 payees can be paid');
		expect(outcomes(checks)).toEqual(['Confirmed', 'Needs Review', 'Confirmed']);
		expect(checks[1]?.['details']).toContain('4100009');
		const one = await checkOne(amina);
		expect(one.verdict).toBe('Confirmed');
		expect(one.html).toContain('Accepted by reviewer@example.com');
		expect((await checkOne(umoja)).verdict).toBe('Confirmed');
		const other = await checkOne({ ...umoja, account: 'ADM 9999' });
		expect(other.verdict).toBe('Needs Review');

		heldBy({ 4100001: 'SOMEBODY ELSE ALTOGETHER' });
		const [changed] = (await verify([amina])).checks;
		expect(changed).toMatchObject({
			outcome: 'Needs Review',
			details: expect.stringContaining(jane),
		});
		expect((await checkOne(amina)).verdict).toBe('Needs Review');
	});
});

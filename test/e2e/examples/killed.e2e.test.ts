import { everyTillHeld } from '../../bench/throughput/rows';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { startServer } from '../../realN8n/n8nServer';
import {
	largeSheetFiles,
	publishLargeSheet,
	tableName,
	uploadSheet,
	type LargeSheetFiles,
} from '../../scaleOut/largeSheetExample';
import {
	resultsOf,
	strayRows,
	writePayees,
	writtenResults,
} from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import { LiveN8n } from '../support/liveN8n';
import { untilRegistered } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import type { PublishedPayout } from './payouts';
import { payoutInEachState, sent } from './payoutStates';
import type { Reviewer } from './reviewer';

// Longer than a batch takes here, so that the schedule takes no sheet that is being looked up.
const choices = { batchSize: 100, everySeconds: 5, quietMinutes: 0.75 };
const limitMs = 300_000;

let live: LiveN8n;
let example: PublishedPayout;
let reviewer: Reviewer;
let files: LargeSheetFiles;
let table: DataTable;
/** At which the sheets are looked up. */
let register: Simulator;
let sheets = 0;
let killed: Awaited<ReturnType<typeof upload>>;
let batches: TableRow[];
let lookupsBefore: Readonly<Record<string, number>>;

/** Uploads a sheet of so many payees; returns their numbers, and its run. */
async function upload(rows: number) {
	const numbers = await writePayees(files.sheet, sheets++, rows);
	await uploadSheet(live.baseUrl, files.sheet);
	const run = await until('its rows are in the table', async () => {
		const first = await table.rows({ batch: 1 }).catch(() => []);
		const own = first.find((row) => String(row['rows']).includes(numbers[0] ?? ''));
		return own && Number(own['run']);
	});
	return { numbers, run };
}

beforeAll(async () => {
	files = await largeSheetFiles();
	register = await startSimulator({ latencyMs: 100 });
	whenDone(() => register.close());
	register.setFaultPlan(everyTillHeld);
	const instance = await ownN8n({ fileFolders: [files.folder] });
	const server = await startServer(instance);
	live = await LiveN8n.start(server);
	await publishLargeSheet(live, register, files, choices);
	table = new DataTable(live.rest, tableName);
	const payout = await payoutInEachState(live);
	example = payout.example;
	killed = await upload(1_000);
	await until('half is asked for', () => register.stats.lookups >= 450, limitMs);

	process.kill(-server.processId, 'SIGKILL');
	await server.ended;
	await payout.underWay;
	await until('no lookup is under way', () => register.stats.inFlight === 0);
	lookupsBefore = register.stats.lookupsPerAccount;
	live.service.setFaultPlan(undefined);

	const { rest } = await startServer(instance, { owner: server.owner });
	batches = await table.rows({ run: killed.run });
	await untilRegistered(server.baseUrl, example.url);
	reviewer = await example.reviewer(rest.cookie);
}, limitMs);
afterAll(cleanUp);

describe('the webhook payout example, killed in each of its states', () => {
	const timesPaid = ({ reference }: { reference: string }): number =>
		live.service.payouts.payments.filter((each) => each.reference === reference).length;

	test.each([
		['paid', 'paid', 200, 1],
		['refused', 'refused', 409, 0],
		['unknown', 'unknown', 502, 1],
		['notPaid', 'notPaid', 409, 1],
		['waiting', 'waitingForReview', 202, 0],
	] as const)('knows a payment that is %s, and does not ask for it again', async (...given) => {
		const [name, decision, status, times] = given;
		const { requests } = live.service.payouts;
		const { reference } = sent[name];
		expect(await example.status(reference)).toMatchObject({ body: { decision } });
		expect(await example.post(sent[name])).toMatchObject({ status, body: { decision } });
		expect(await example.row(reference)).toMatchObject({ state: decision });
		expect(live.service.payouts).toMatchObject({ requests });
		expect(timesPaid(sent[name])).toBe(times);
	});

	test('has decided nothing about what it was looking up, which is looked up again and paid once', async () => {
		const { inLookup, inSecondLookup } = sent;
		expect((await example.status(inLookup.reference)).body['decision']).toBe('notChecked');
		expect(await example.post(inLookup)).toMatchObject({ status: 200 });
		// A person has approved it; it goes on when its caller asks again.
		const { body } = await example.status(inSecondLookup.reference);
		expect(body).toMatchObject({ decision: 'approved' });
		expect(await example.post(inSecondLookup)).toMatchObject({ status: 200 });
		expect([timesPaid(inLookup), timesPaid(inSecondLookup)]).toEqual([1, 1]);
	});

	test.each(['inPayment', 'inApprovedPayment'] as const)(
		'does not know about a payment that was asked for, until a person says it: %s',
		async (name) => {
			const { reference } = sent[name];
			const { requests } = live.service.payouts;
			const message = expect.stringContaining('payment service');
			const body = { decision: 'unknown', message };
			expect(await example.status(reference)).toMatchObject({ body });
			expect(await example.post(sent[name])).toMatchObject({ status: 502, body });
			expect(await reviewer.decide(reference, 'Pay')).toContain('Not settled');
			expect(await example.row(reference)).toMatchObject({ state: 'unknown' });
			expect(await reviewer.decide(reference, 'Yes')).toContain('Paid');
			expect(await example.post(sent[name])).toMatchObject({ status: 200 });
			expect(live.service.payouts).toMatchObject({ requests });
			// Its money had been taken when n8n was killed.
			expect(timesPaid(sent[name])).toBe(1);
		},
	);
});

describe('the large sheet example', () => {
	let dead: typeof killed;

	/** Waits for the results of a sheet, which hold each row once, with its own answer. */
	async function expectWhole({ numbers }: typeof killed): Promise<void> {
		const results = await resultsOf(files.folder, numbers[0], limitMs);
		expect(strayRows(results, numbers)).toEqual({ lost: 0, doubled: 0 });
	}

	test('has kept the batches that were finished when n8n was killed', () => {
		// The sheet itself is batch 0.
		expect(batches.map(({ batch }) => batch)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
		expect(batches.filter(({ done }) => done === 1).length).toBeGreaterThan(3);
	});

	test('gives no file of a sheet for which the service is out, and keeps no other from being finished', async () => {
		// The numbers of the second sheet.
		register.setFaultPlan((request) =>
			request.number?.startsWith('51')
				? { kind: 'json', httpStatus: 400, body: {} }
				: everyTillHeld(request),
		);
		dead = await upload(110);
		await expectWhole(await upload(20));
		expect(await table.rows({ open: dead.run })).toHaveLength(1);
		expect(await table.rows({ run: dead.run, batch: 1 })).toMatchObject([{ done: null }]);
		const first = (await writtenResults(files.folder)).map(([row]) => row?.number);
		expect(first).not.toContain(dead.numbers[0]);
		register.setFaultPlan(everyTillHeld);
	});

	test('goes on by its schedule: every row is there once with its own answer, and no finished batch is looked up again', async () => {
		await expectWhole(killed);
		const after = register.stats.lookupsPerAccount;
		const before = Object.keys(lookupsBefore);
		const again = before.filter((account) => after[account] !== lookupsBefore[account]);
		expect(again.length).toBeLessThanOrEqual(choices.batchSize);
		expect(before.length - again.length).toBeGreaterThan(300);
		await expectWhole(dead);
		// They are over: the schedule has nothing to go on with.
		for (const open of [killed.run, dead.run])
			await until('the sheet is closed', async () => (await table.rows({ open })).length === 0);
	});
});

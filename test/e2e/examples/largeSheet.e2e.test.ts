import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { credentialType } from '../../realN8n/localCredential';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import {
	importLargeSheet,
	largeSheetFiles,
	publishLargeSheet,
	tableName,
	uploadSheet,
	type LargeSheetFiles,
} from '../../scaleOut/largeSheetExample';
import { isTried, resultsWhen, type ResultRow } from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { DataTable } from '../support/dataTable';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { OwnerSession } from '../support/ownerSession';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import { readExample } from './example';
import { holderOf, isBusy, planOf, sheetOf, writeSheet } from './largeSheetPayees';

const rowCount = 1_000;
const choices = {
	severalMachines: false,
	batchSize: 125,
	batchesAtOnce: 2,
	everySeconds: 2,
	// Longer than a round takes here, so that the schedule starts no second run beside the first.
	quietMinutes: 0.5,
};
const limitMs = 300_000;
const round = choices.batchSize * choices.batchesAtOnce;

const outcomeOf = (row: ResultRow): string => row['Lookup Outcome'];
const isAnswered = (row: ResultRow): boolean => outcomeOf(row) !== 'Unchecked';
/** The name that the service counts a row's account under. */
const accountOf = ({ type, number }: { type: string; number: string }): string =>
	`${type.toLowerCase()}/${number}`;

describe('the example “Large sheet”', () => {
	const live = useLiveN8n();

	test('shows every outcome in the demo, with nothing but a credential chosen, and again', async () => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: demo, httpHeaderAuth: 'not-there' };
		const example = await readExample('large-sheet.json', { credentials });
		for (const run of [await live().run(example), await live().run(example)]) {
			expect(run.status).toBe('success');
			const rows = run.outputs('Results')[0] ?? [];
			expect(rows.map((row) => [row['number'], row['Lookup Outcome']])).toEqual([
				['900001', 'Confirmed'],
				['900002', 'Needs Review'],
				['900003', 'Not Confirmed'],
				['900004', 'Needs Review'],
				['900005', 'Not Confirmed'],
				['900006', 'Not Confirmed'],
				['900007', 'Unchecked'],
				['900008', 'Unchecked'],
				['057318', 'Confirmed'],
				['900010', 'Confirmed'],
				['0712345678', 'Unchecked'],
			]);
			expect(run.outputs('Results File')[0]).toHaveLength(1);
		}
	});

	test('is published without the login that only several machines need, and never puts the demo in place of a sheet', async () => {
		const credentials = { [credentialType]: live().credentialId, httpHeaderAuth: 'not-there' };
		const activated = ['Your Sheet', 'Every 15 Minutes'];
		const example = await readExample('large-sheet.json', { credentials, activated });
		const { id } = await publishAt(live(), example, '/form/large-sheet');
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, 'type,number,expected_name,amount\ntill,057318,Zoë,7\n');
		await uploadSheet(live().baseUrl, sheet);
		const { outputs } = await finishedExecution(live().rest, id);
		const zoe = { number: '057318', expected_name: 'Zoë', amount: '7' };
		expect(outputs('Results')[0]).toMatchObject([{ ...zoe, 'Lookup Outcome': 'Not Confirmed' }]);
		const byHand = await live().run(example);
		expect([byHand.status, byHand.outputs('Demo Payees')]).toEqual(['success', []]);
	});
});

describe('the example “Large sheet”, cut off half-way', () => {
	const sheet = sheetOf(rowCount);
	let files: LargeSheetFiles;
	let service: Simulator;
	let server: N8nServer;
	/** How often each account had been asked for when n8n was killed, and when the results were there. */
	let askedBefore: Readonly<Record<string, number>>;
	let askedAfter: Readonly<Record<string, number>>;
	let results: ResultRow[];

	beforeAll(async () => {
		files = await largeSheetFiles();
		await writeSheet(files.sheet, sheet);
		service = await startSimulator({ latencyMs: 30 });
		whenDone(async () => {
			await service.close();
		});
		service.setFaultPlan(planOf(false));
		const [script, idFile] = [join(files.folder, 'id.cjs'), join(files.folder, 'id')];
		await writeFile(script, `require('node:fs').writeFileSync('${idFile}', String(process.pid))`);
		const instance = await N8nInstance.create({
			installed: await installN8n(() => undefined),
			tarball: sharedN8n().tarball,
			fileFolders: [files.folder],
			nodeOptions: ['--require', script],
		});
		await importLargeSheet(instance, service, files, choices);
		server = await startServer(instance);
		await publishLargeSheet(server.rest, server.baseUrl);
		await uploadSheet(server.baseUrl, files.sheet);
		await until('half is asked for', () => service.stats.lookups >= rowCount / 2, limitMs);

		process.kill(-Number(await readFile(idFile, 'utf8')), 'SIGKILL');
		await server.ended;
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		askedBefore = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		results = await resultsWhen(
			files.results,
			(all) => all.length === rowCount && all.every(isTried),
			limitMs,
		);
		askedAfter = service.stats.lookupsPerAccount;
	}, 600_000);
	afterAll(cleanUp);

	test('the schedule goes on by itself: every row is in the results once, with the answer for its own number', () => {
		const expected = sheet.map(({ type, number, outcome }) => {
			if (isBusy({ number }) || outcome === 'Unchecked') {
				const reason = expect.stringMatching(/unavailable|busy|phone number|neither a till/i);
				const unchecked = { 'Lookup Outcome': 'Unchecked', 'Lookup Name': '' };
				return { type, number, ...unchecked, 'Lookup Reason': reason };
			}
			return { type, number, 'Lookup Outcome': outcome, 'Lookup Name': holderOf(number) };
		});
		expect(results).toMatchObject(expected);
	});

	test('who was answered before the cut is not looked up again, and everybody is looked up', () => {
		const before = results.filter((row) => isAnswered(row) && askedBefore[accountOf(row)]);
		const again = before.filter(
			(row) => askedAfter[accountOf(row)] !== askedBefore[accountOf(row)],
		);
		// Answers of the round that was cut off were not stored yet.
		expect(again.length).toBeLessThanOrEqual(round);
		expect(before.length - again.length).toBeGreaterThan(round * 0.9);
		expect(before.length - again.length).toBeLessThan(rowCount - round);
		const usable = sheet.filter(({ outcome }) => outcome !== 'Unchecked').map(accountOf);
		expect(Object.keys(askedAfter).sort()).toEqual([...new Set(usable)].sort());
	});

	test('the next run looks up failed checks and the row that was corrected in the table, and nothing else', async () => {
		service.setFaultPlan(planOf(true));
		service.resetStats();
		const corrected = { type: 'till', number: '6000120' };
		const table = new DataTable(await OwnerSession.open(server), tableName);
		const idOf = new Map((await table.rows()).map(({ row, id }) => [row, id]));
		// An answer that is left there is the old number's.
		await table.change(idOf.get(1), { number: '6000001' });
		await table.change(idOf.get(121), { number: corrected.number, outcome: '' });

		const rows = await resultsWhen(
			files.results,
			(all) => all.length === rowCount && all.filter(isAnswered).length === rowCount - 2,
			limitMs,
		);
		// Nothing is expected of the row that was corrected.
		const wanted = sheet.map(({ outcome }) => outcome);
		wanted[0] = 'Unchecked';
		wanted[120] = 'Needs Review';
		expect(rows.map(outcomeOf)).toEqual(wanted);
		expect(rows[0]).toMatchObject({ number: '6000001', 'Lookup Name': '' });
		expect(rows[120]).toMatchObject({ 'Lookup Name': holderOf(corrected.number) });
		const again = [...sheet.filter(isBusy), corrected].map(accountOf);
		expect(Object.keys(service.stats.lookupsPerAccount).sort()).toEqual(again.sort());
	});

	test('a new sheet replaces the last one; when a whole round gets no answer, the rest waits, and is looked up later', async () => {
		const next = sheet.slice(200, 600);
		await writeSheet(files.sheet, next);
		service.setFaultPlan(({ kind }) =>
			kind === 'token' ? { kind: 'json', httpStatus: 401, body: {} } : undefined,
		);
		service.expireAllTokens();
		service.resetStats();
		await uploadSheet(server.baseUrl, files.sheet);
		const isOfNext = (all: readonly ResultRow[]): boolean =>
			all.length === next.length && all[0]?.number === next[0]?.number;
		const none = await resultsWhen(files.results, isOfNext, limitMs);
		expect(none.filter(isAnswered)).toEqual([]);
		expect(none.map(isTried)).toEqual(next.map((_, index) => index < round));

		service.setFaultPlan(planOf(true));
		const all = await resultsWhen(files.results, (rows) => rows.every(isAnswered), limitMs);
		expect(all.map(({ number, ...row }) => [number, row['Lookup Name']])).toEqual(
			next.map(({ number }) => [number, holderOf(number)]),
		);
	});
});

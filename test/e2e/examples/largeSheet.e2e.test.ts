import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import {
	batchWorkflowId,
	changeSettings,
	importLargeSheet,
	largeSheetFiles,
	publish,
	sheetWorkflowId,
	startByHand,
	unpublish,
	type LargeSheetFiles,
} from '../../scaleOut/largeSheetExample';
import { resultsWhen, type ResultRow } from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { sharedN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import { holderOf, isBusy, planOf, sheetOf, writeSheet } from './largeSheetPayees';

const rowCount = 1_000;
const choices = {
	environment: 'uat',
	batchSize: 125,
	batchesAtOnce: 2,
	everySeconds: 2,
	// Longer than a batch takes here, so that the schedule starts no second run beside the first.
	quietMinutes: 0.3,
};
const limitMs = 150_000;

const isAnswered = (row: ResultRow): boolean => row['lookup.outcome'] !== 'unchecked';
const outcomeOf = (row: ResultRow): string => row['lookup.outcome'];
/** The name that the service counts a row's account under. */
const accountOf = ({ type, number }: { type: string; number: string }): string =>
	`${type.toLowerCase()}/${number}`;

describe('the example “Large sheet”, cut off half-way', () => {
	const sheet = sheetOf(rowCount);
	let files: LargeSheetFiles;
	let service: Simulator;
	let server: N8nServer;
	/** How often each account had been asked for when n8n was killed, and when the results were there. */
	let askedBefore: Readonly<Record<string, number>>;
	let askedAfter: Readonly<Record<string, number>>;
	let killedAt: string;
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
		await publish(server.rest, batchWorkflowId);
		await startByHand(server.rest);
		await until('half is asked for', () => service.stats.lookups >= rowCount / 2, limitMs);
		// From here on the schedule would go on by itself, were it not for the run that is at work.
		await publish(server.rest, sheetWorkflowId);

		process.kill(-Number(await readFile(idFile, 'utf8')), 'SIGKILL');
		await server.ended;
		killedAt = new Date().toISOString();
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		askedBefore = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		results = await resultsOf(rowCount);
		askedAfter = service.stats.lookupsPerAccount;
		await unpublish(server.rest, sheetWorkflowId);
	}, 420_000);
	afterAll(cleanUp);

	/** The results, once there are so many rows and so many answers. */
	async function resultsOf(rows: number, answered = 0, file = files.results): Promise<ResultRow[]> {
		const isWanted = (all: readonly ResultRow[]): boolean =>
			all.length === rows && all.filter(isAnswered).length >= answered;
		return await resultsWhen(file, isWanted, limitMs);
	}

	test('the schedule goes on by itself: every row is in the results once, with the answer for its own number', () => {
		const expected = sheet.map(({ type, number, outcome }, index) => {
			const row = { row: index + 1, type, number };
			if (isBusy({ number }) || outcome === 'unchecked') {
				const error = expect.stringMatching(/out of order|busy|phone number|neither a till/i);
				return { ...row, 'lookup.outcome': 'unchecked', 'lookup.name': '', 'lookup.error': error };
			}
			return { ...row, 'lookup.outcome': outcome, 'lookup.name': holderOf(number) };
		});
		expect(results).toMatchObject(expected);
	});

	test('who was answered before the cut is not looked up again, and equal rows share one lookup', () => {
		const before = results.filter((row) => isAnswered(row) && row['lookup.checkedAt'] < killedAt);
		expect(before.length).toBeGreaterThanOrEqual(choices.batchSize - 10);
		expect(before.length).toBeLessThan(rowCount - choices.batchSize);
		const again = before.filter(
			(row) => askedAfter[accountOf(row)] !== askedBefore[accountOf(row)],
		);
		expect(again).toEqual([]);
		const usable = sheet.filter(({ outcome }) => outcome !== 'unchecked').map(accountOf);
		expect(Object.keys(askedAfter).sort()).toEqual([...new Set(usable)].sort());
	});

	test('the next run looks up failed checks and new payees, and nothing else', async () => {
		service.setFaultPlan(planOf(true));
		service.resetStats();
		const grown = [...sheet, ...sheetOf(rowCount + 5).slice(rowCount)];
		const corrected = { type: 'till', number: '6000120', expectedName: '' };
		grown[120] = { ...corrected, outcome: 'needsReview' };
		await writeSheet(files.sheet, grown);
		await startByHand(server.rest);
		const rows = await resultsOf(grown.length, grown.length - 1);
		expect(rows.map(outcomeOf)).toEqual(grown.map(({ outcome }) => outcome));
		const wanted = [...sheet.filter(isBusy), ...grown.slice(rowCount), corrected];
		expect(Object.keys(service.stats.lookupsPerAccount).sort()).toEqual(
			wanted.map(accountOf).sort(),
		);
	});

	test('an answer from another environment than the one in Settings never counts', async () => {
		const production = { ...files, results: join(files.folder, 'production.csv') };
		await writeSheet(files.sheet, sheet.slice(0, 300));
		await changeSettings(server, production, { ...choices, environment: 'production' });
		await startByHand(server.rest);
		const rows = await resultsOf(300, 0, production.results);
		expect(rows.filter(isAnswered)).toEqual([]);
		expect(rows[0]?.['lookup.error']).toBe(
			'The credential is for uat, but Settings say production',
		);
	});
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
	type LargeSheetChoices,
	type LargeSheetFiles,
} from '../../scaleOut/largeSheetExample';
import { notLookedUpYet, resultsWhen, type ResultRow } from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { instrument, type InstrumentedN8n } from '../support/instrumentedN8n';
import { packedTarball } from '../support/tarball';
import { holderOf, isBusy, planOf, sheetOf, writeSheet } from './largeSheetPayees';

const rowCount = 2_000;
const choices: LargeSheetChoices = {
	environment: 'uat',
	batchSize: 250,
	batchesAtOnce: 2,
	everySeconds: 5,
	// More than any batch takes here, so that the schedule never starts a second run beside the first.
	quietMinutes: 0.5,
};
const runLimitMs = 150_000;

describe('the example “Large sheet”, cut off half-way', () => {
	const sheet = sheetOf(rowCount);
	let files: LargeSheetFiles;
	let service: Simulator;
	let n8n: InstrumentedN8n;
	let instance: N8nInstance;
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
		const scripts = await mkdtemp(join(tmpdir(), 'large-sheet-scripts-'));
		whenDone(async () => {
			await rm(scripts, { recursive: true });
		});
		n8n = await instrument(await installN8n(() => undefined), scripts, {});
		instance = await N8nInstance.create({
			installed: n8n.installed,
			tarball: packedTarball(),
			fileFolders: [files.folder],
		});
		await importLargeSheet(instance, service, files, choices);
		server = await startServer(instance);
		await publish(server.rest, batchWorkflowId);
		await startByHand(server.rest);
		await until(() => service.stats.lookups >= rowCount / 2);
		// From here on the schedule would go on by itself, were it not for the run that is at work.
		await publish(server.rest, sheetWorkflowId);

		process.kill(-(await n8n.processId()), 'SIGKILL');
		await server.ended;
		killedAt = new Date().toISOString();
		await until(() => service.stats.inFlight === 0);
		askedBefore = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		results = await resultsWhen(files.results, (rows) => rows.length === rowCount, runLimitMs);
		askedAfter = service.stats.lookupsPerAccount;
		await unpublish(server.rest, sheetWorkflowId);
	}, 420_000);
	afterAll(cleanUp);

	test('the cut came with some batches answered and others not', () => {
		const answeredBefore = results.filter((row) => isAnswered(row) && isBefore(row, killedAt));
		expect(answeredBefore.length).toBeGreaterThanOrEqual(choices.batchSize - 10);
		expect(answeredBefore.length).toBeLessThan(rowCount - choices.batchSize);
	});

	test('the schedule goes on by itself: every row is in the results once, in the order of the sheet', () => {
		expect(results.map(({ row, type, number }) => [row, type, number])).toEqual(
			sheet.map(({ type, number }, index) => [index + 1, type, number]),
		);
	});

	test('every row has the answer for its own number', () => {
		const wanted = sheet.map(({ number, outcome }) =>
			isBusy(number) || outcome === 'unchecked' ? ['unchecked', ''] : [outcome, holderOf(number)],
		);
		expect(results.map((row) => [row['lookup.outcome'], row['lookup.name']])).toEqual(wanted);
	});

	test('whoever was answered before the cut is not looked up again', () => {
		const answered = results.filter((row) => isAnswered(row) && isBefore(row, killedAt));
		const again = answered.filter(
			(row) => askedAfter[accountOf(row)] !== askedBefore[accountOf(row)],
		);
		expect(again).toEqual([]);
	});

	test('only the batches that were under way are looked up a second time', () => {
		const twice = Object.entries(askedAfter).filter(
			([account, times]) => times > 1 && !isBusy(account),
		);
		expect(twice.length).toBeLessThanOrEqual(choices.batchesAtOnce * choices.batchSize);
		// A batch in which payees are busy asks for one that was answered, to see whether the service is there.
		const probes = twice.filter(([account, times]) => times > 2 || askedBefore[account] !== 1);
		expect(probes.length).toBeLessThanOrEqual(rowCount / choices.batchSize);
	});

	test('equal rows share one lookup, across batches too', () => {
		expect(Object.keys(askedAfter)).toHaveLength(lookedUp(sheet).size);
	});

	test('a failed check stays one, with its error', () => {
		const failed = results.filter(({ number }) => isBusy(number));
		expect(failed).toHaveLength(rowCount / 100);
		for (const row of failed) expect(row['lookup.error']).toMatch(/out of order|busy/i);
		const unusable = results.filter(
			(row) => row['lookup.outcome'] === 'unchecked' && !isBusy(row.number),
		);
		expect(unusable.map((row) => row['lookup.error'])).toEqual([
			expect.stringMatching(/phone number/),
			expect.stringMatching(/neither a till nor a paybill/),
			expect.stringMatching(/is empty/),
		]);
	});

	test('the next run tries failed checks again, and nothing else', async () => {
		service.setFaultPlan(planOf(true));
		service.resetStats();
		await startByHand(server.rest);
		const rows = await resultsWhen(
			files.results,
			(all) => all.length === rowCount && all.filter(isAnswered).length === rowCount - 3,
			runLimitMs,
		);
		const busy = sheet.filter(({ number }) => isBusy(number));
		expect(service.stats.lookupsPerAccount).toEqual(
			Object.fromEntries(busy.map((row) => [accountOf(row), 1])),
		);
		expect(rows.map((row) => row['lookup.outcome'])).toEqual(sheet.map(({ outcome }) => outcome));
	});

	test('of a sheet that was corrected and has grown, only the new payees are looked up', async () => {
		const grown = [...sheet, ...sheetOf(rowCount + 5).slice(rowCount)];
		grown[120] = { type: 'till', number: '6000120', expectedName: '', outcome: 'needsReview' };
		await writeSheet(files.sheet, grown);
		service.resetStats();
		await startByHand(server.rest);
		const rows = await resultsWhen(files.results, (all) => all.length === grown.length, runLimitMs);
		expect(Object.keys(service.stats.lookupsPerAccount)).toHaveLength(6);
		expect(rows.map((row) => row['lookup.outcome'])).toEqual(grown.map(({ outcome }) => outcome));
	});

	test('when nobody answers, the rest waits for the next run', async () => {
		const others = Array.from({ length: 1_000 }, (_, index) => String(7_000_000 + index));
		await writeSheet(
			files.sheet,
			others.map((number) => ({ type: 'till', number, expectedName: '', outcome: 'unchecked' })),
		);
		service.setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'serverError', httpStatus: 503, body: 'json' },
		);
		await startByHand(server.rest);
		const rows = await resultsWhen(
			files.results,
			(all) => all[0]?.number === '7000000' && all.length === others.length,
			runLimitMs,
		);
		expect(rows.every((row) => row['lookup.outcome'] === 'unchecked')).toBe(true);
		const oneRound = choices.batchesAtOnce * choices.batchSize;
		const waiting = rows.filter((row) => row['lookup.error'] === notLookedUpYet);
		expect(waiting).toHaveLength(others.length - oneRound);
	});

	test('an answer from another environment than the one in Settings never counts', async () => {
		const production = { ...files, results: join(files.folder, 'production.csv') };
		const few = sheet.slice(0, 600);
		await writeSheet(files.sheet, few);
		service.setFaultPlan(planOf(true));
		await changeSettings(server, production, { ...choices, environment: 'production' });
		await startByHand(server.rest);
		const rows = await resultsWhen(
			production.results,
			(all) => all.length === few.length,
			runLimitMs,
		);
		expect(rows.filter(isAnswered)).toEqual([]);
		expect(rows[0]?.['lookup.error']).toBe(
			'The credential is for uat, but Settings say production',
		);
	});
});

function isAnswered(row: ResultRow): boolean {
	return row['lookup.outcome'] !== 'unchecked';
}

function isBefore(row: ResultRow, time: string): boolean {
	return row['lookup.checkedAt'] < time;
}

/** The name that the service counts a row's account under. */
function accountOf({ type, number }: { type: string; number: string }): string {
	return `${type.toLowerCase()}/${number}`;
}

function lookedUp(
	sheet: readonly { type: string; number: string; outcome: string }[],
): Set<string> {
	return new Set(sheet.filter(({ outcome }) => outcome !== 'unchecked').map(accountOf));
}

async function until(holds: () => boolean): Promise<void> {
	const deadline = Date.now() + runLimitMs;
	while (!holds()) {
		if (Date.now() > deadline) throw new Error(`Not so in time: ${String(holds)}`);
		await sleep(20);
	}
}

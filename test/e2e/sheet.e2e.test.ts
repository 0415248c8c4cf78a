import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUp } from '../realN8n/cleanup';
import { readSheetResults, resultFiles, type SheetResult } from '../realN8n/sheetResults';
import { examplePaths, prepareSheetJob, type SheetJob } from '../realN8n/sheetRun';
import { packedTarball } from './support/tarball';

describe('the spreadsheet example, run by n8n', () => {
	let job: SheetJob;
	let results: SheetResult[];

	beforeAll(async () => {
		const outputFolder = await mkdtemp(join(tmpdir(), 'sheet-'));
		const paths = { ...examplePaths, outputFolder };
		job = await prepareSheetJob(packedTarball(), paths, () => undefined);
		await job.instance.execute(job.workflowId);
		// Throws when a row is missing or doubled.
		results = await readSheetResults(paths.payeesFile, paths.outputFolder);
	});
	afterAll(cleanUp);

	function byRef(ref: string): SheetResult | undefined {
		return results.find((result) => result.ref === ref);
	}

	test('writes one file for each output', async () => {
		expect((await readdir(job.paths.outputFolder)).sort()).toEqual([...resultFiles].sort());
	});

	test('puts every row into exactly one file', () => {
		const counts = resultFiles.map((file) => results.filter((each) => each.file === file).length);
		expect(results).toHaveLength(42);
		expect(Object.fromEntries(resultFiles.map((file, index) => [file, counts[index]]))).toEqual({
			'confirmed.csv': 23,
			'needs-review.csv': 11,
			'not-confirmed.csv': 8,
		});
	});

	test('puts every outcome where it belongs', () => {
		const places = new Set(results.map(({ outcome, file }) => `${outcome} in ${file}`));
		expect([...places].sort()).toEqual([
			'confirmed in confirmed.csv',
			'needsReview in needs-review.csv',
			'notConfirmed in not-confirmed.csv',
			'unchecked in needs-review.csv',
		]);
	});

	test.each([
		['a leading zero', 'P009', '057318', 'MERCY NAFULA WEKESA'],
		['scientific notation', 'P005', '4738534', 'JANE WANJIKU KAMAU'],
		['full-width digits', 'P007', '6420175', 'KIPCHUMBA KORIR'],
		['an operator in capitals and a space', 'P004', '522522', 'UMOJA WETU SACCO SOCIETY LTD'],
		['a zero-width space', 'P018', '715290', 'ST. TERESA GIRLS SECONDARY SCHOOL'],
	])('reads a cell with %s', (_what, ref, number, name) => {
		expect(byRef(ref)).toMatchObject({ number, name, outcome: 'confirmed' });
	});

	test.each([
		['another holder', 'P021', 'notConfirmed', /^nameDiffers$/],
		['an unknown number', 'P024', 'notConfirmed', /^accountNotFound$/],
		['a till entered as a paybill', 'P026', 'notConfirmed', /^accountNotFound$/],
		['an operator the service does not have', 'P027', 'notConfirmed', /^operatorNotSupported$/],
		['a refused number', 'P028', 'notConfirmed', /^rejected$/],
		['a placeholder name', 'P030', 'needsReview', /^nameMissing$/],
		['a phone number', 'P033', 'unchecked', /phone number/],
		['an empty number', 'P035', 'unchecked', /is empty/],
		['letters', 'P036', 'unchecked', /characters other than digits/],
		['an empty operator', 'P037', 'unchecked', /Operator/],
		['a service that is out of order', 'P038', 'unchecked', /out of order/],
		['a web page instead of an answer', 'P039', 'unchecked', /not an answer/],
		['an account type that is neither', 'P040', 'unchecked', /neither till nor paybill/],
	])('tells apart %s', (_what, ref, outcome, reason) => {
		expect(byRef(ref)?.outcome).toBe(outcome);
		expect(byRef(ref)?.reason).toMatch(reason);
	});

	// Each `n8n execute` is a process of its own, so only what n8n has stored can be taken over.
	test('takes the stored token in its next execution', async () => {
		job.service.resetStats();
		await job.instance.execute(job.workflowId);
		expect(job.service.stats.tokenRequests).toBe(0);
		expect(job.service.stats.lookups).toBeGreaterThan(20);
	});
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { credentialType } from '../../realN8n/localCredential';
import { examplesFolder } from '../../realN8n/paths';
import type { FaultPlan } from '../../simulator';
import { csvRows, startRecheckExample, type RecheckExample } from './recheckExample';

const list = [
	'ref,type,number,operator,confirmed_name,confirmed_on,status,note',
	'A,till,4738534,Mpesa,JANE WANJIKU KAMAU,2026-01-05,confirmed,"two, words"',
	'B,paybill,900010,Mpesa,UMOJA WETU SACCO SOCIETY LTD,2026-01-05,confirmed,',
	'C,till,057318,,MERCY NAFULA WEKESA,2026-01-05,confirmed,leading zero',
	'D,till,738204,Mpesa,GRACE ACHIENG OUMA,2026-01-05,confirmed,',
	'E,paybill,900012,Mpesa,TAUSI MICROFINANCE BANK LIMITED,2026-01-05,,',
].join('\n');
const refs = ['A', 'B', 'C', 'D', 'E'];
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

describe('the scheduled re-check example', () => {
	let example: RecheckExample;
	let id: string;

	beforeAll(async () => {
		example = await startRecheckExample();
		id = await example.store();
	});
	afterAll(async () => {
		await example.stop();
	});
	beforeEach(async () => {
		example.service.setFaultPlan(undefined);
		await example.writeList(list);
	});

	/** What a run says of each row, by its ref. */
	const resultsOf = (rows: ReadonlyArray<Record<string, unknown>>): Record<string, unknown> =>
		Object.fromEntries(rows.map((row) => [String(row['ref']), row['result']]));

	test('finds everything unchanged, and dates the list', async () => {
		const { execution, items, told, report } = await example.run(id);
		expect(execution.status).toBe('success');
		const unchanged = Object.fromEntries(refs.map((ref) => [ref, 'unchanged']));
		expect(resultsOf(items)).toEqual(unchanged);
		expect(resultsOf(report ?? [])).toEqual(unchanged);
		expect(told).toEqual([]);

		const rows = csvRows(await example.listText());
		expect(rows).toEqual(
			csvRows(list).map((row) => ({ ...row, status: 'confirmed', confirmed_on: today })),
		);
		expect(rows.every((row) => row['confirmed_on'] !== '2026-01-05')).toBe(true);
		expect((await example.copies()).at(-1)).toBe(list);
	});

	test('reports exactly what changed between two runs, and loses no row', async () => {
		await example.run(id);
		const firstList = csvRows(await example.listText());

		example.service.setFaultPlan(elsewhere);
		const second = await example.run(id);
		expect(second.execution.status).toBe('success');
		const expected = {
			A: 'unchanged',
			B: 'changed',
			C: 'no longer found',
			D: 'could not be checked',
			E: 'needs review',
		};
		expect(resultsOf(second.items)).toEqual(expected);
		expect(second.report?.map((row) => row['ref'])).toEqual(refs);
		expect(second.report).toMatchObject([
			{ result: 'unchanged', name_now: 'JANE WANJIKU KAMAU' },
			{
				result: 'changed',
				type: 'paybill',
				number: '900010',
				confirmed_name: 'UMOJA WETU SACCO SOCIETY LTD',
				name_now: 'PETER OTIENO ODHIAMBO',
			},
			{ result: 'no longer found', number: '057318', name_now: '' },
			{
				result: 'could not be checked',
				detail: expect.stringMatching(/out of order/),
				name_now: '',
			},
			{ result: 'needs review', name_now: 'TAUSY MICROFINANCE BANK LIMITED' },
		]);
		expect(second.told.map((row) => row['ref'])).toEqual(['B', 'C', 'D', 'E']);

		const secondList = csvRows(await example.listText());
		expect(secondList).toEqual(
			firstList.map((row) =>
				['B', 'C', 'E'].includes(row['ref'] ?? '') ? { ...row, status: 'review' } : row,
			),
		);

		example.service.setFaultPlan(undefined);
		const third = await example.run(id);
		expect(resultsOf(third.items)).toEqual(
			Object.fromEntries(refs.map((ref) => [ref, 'unchanged'])),
		);
		// Only a person takes a row out of review.
		expect(csvRows(await example.listText())).toEqual(secondList);
	});

	/** Between two runs: B changes hands, C is closed, D cannot be asked about, E is renamed a little. */
	const elsewhere: FaultPlan = ({ number }) => {
		switch (number) {
			case '900010':
				return { kind: 'name', name: 'PETER OTIENO ODHIAMBO' };
			case '057318':
				return { kind: 'code', httpStatus: 404, status: 'E404000' };
			case '738204':
				return { kind: 'serverError', httpStatus: 503, body: 'json' };
			case '900012':
				return { kind: 'name', name: 'TAUSY MICROFINANCE BANK LIMITED' };
			default:
				return undefined;
		}
	};

	test('leaves the list as it is when the service is down', async () => {
		await example.run(id);
		const before = await example.listText();
		example.service.setFaultPlan(() => ({ kind: 'resetBeforeAnswer' }));
		const { items, told } = await example.run(id);
		expect(new Set(Object.values(resultsOf(items)))).toEqual(new Set(['could not be checked']));
		expect(told).toHaveLength(5);
		expect(await example.listText()).toBe(before);
	});

	test.each<[string, string]>([
		['another environment', 'production'],
		['another environment, misspelt', 'UAT'],
	])('does not take answers of %s for a check', async (_what, environment) => {
		const other = await example.store({ fields: { Files: { environment } } });
		const { items } = await example.run(other);
		expect(new Set(Object.values(resultsOf(items)))).toEqual(new Set(['could not be checked']));
		expect(csvRows(await example.listText())).toEqual(csvRows(list));
	});

	test.each(['uat', 'demo'])(
		'does not take the demo for a check, where the answers of %s count',
		async (environment) => {
			const demo = await example.storeLookupCredential({ environment: 'demo' });
			const onDemo = await example.store({
				credentials: { [credentialType]: demo },
				fields: { Files: { environment } },
			});
			const { items } = await example.run(onDemo);
			expect(new Set(Object.values(resultsOf(items)))).toEqual(new Set(['could not be checked']));
			expect(csvRows(await example.listText())).toEqual(csvRows(list));
		},
	);

	test('does not take a deactivated lookup for a check', async () => {
		const blind = await example.store({ deactivated: ['Look Up Holder'] });
		const { items } = await example.run(blind);
		expect(new Set(Object.values(resultsOf(items)))).toEqual(new Set(['could not be checked']));
		expect(csvRows(await example.listText())).toEqual(csvRows(list));
	});

	test('cannot check rows without a usable number, type or earlier name', async () => {
		const rows = [
			'ref,type,number,confirmed_name,lookup,error,row',
			'A,till,4738534,,x,y,z',
			'B,till,4738534,  ,x,y,z',
			'C,till,0712345678,JANE WANJIKU KAMAU,x,y,z',
			'D,bank,4738534,JANE WANJIKU KAMAU,x,y,z',
			'E,Buy Goods,4738534,JANE WANJIKU KAMAU,x,y,z',
			'F,till,4738534,JANE WANJIKU KAMAU,x,y,z',
		];
		await example.writeList(rows.join('\n'));
		const { items } = await example.run(id);
		expect(resultsOf(items)).toEqual({
			...Object.fromEntries(refs.slice(0, 4).map((ref) => [ref, 'could not be checked'])),
			E: 'unchanged',
			F: 'unchanged',
		});
		for (const item of items.slice(0, 4)) expect(item['detail']).not.toBe('');
		const before = csvRows(rows.join('\n'));
		expect(csvRows(await example.listText())).toEqual(
			before.map((row) =>
				['E', 'F'].includes(row['ref'] ?? '')
					? { ...row, status: 'confirmed', confirmed_on: today }
					: { ...row, status: '', confirmed_on: '' },
			),
		);
	});

	test('keeps a status that the owner of the list has given', async () => {
		await example.writeList(list.replace('2026-01-05,confirmed', '2026-01-05,paused'));
		await example.run(id);
		const [row] = csvRows(await example.listText());
		expect(row).toMatchObject({ ref: 'A', status: 'paused', confirmed_on: '2026-01-05' });
	});

	test('fails loudly when there is no list', async () => {
		await example.removeList();
		const { execution, report } = await example.run(id);
		expect(execution.status).toBe('error');
		expect(report).toBeUndefined();
	});

	test('leaves the list alone when rows get lost on the way', async () => {
		example.service.setFaultPlan(elsewhere);
		const leaky = await example.store({ parameters: { 'All Rows': { numberInputs: 3 } } });
		const { execution, items } = await example.run(leaky);
		expect(items).toHaveLength(4);
		expect(execution.status).toBe('error');
		expect(await example.listText()).toBe(list);
	});

	test('shows every result on the list that comes with it', async () => {
		await example.writeList(await readFile(join(examplesFolder, 'confirmed-payees.csv'), 'utf8'));
		const { items } = await example.run(id);
		expect(resultsOf(items)).toEqual({
			P001: 'unchanged',
			P002: 'unchanged',
			P003: 'unchanged',
			P004: 'changed',
			P005: 'needs review',
			P006: 'no longer found',
			P007: 'could not be checked',
			P008: 'could not be checked',
		});
	});

	test('runs by its schedule', async () => {
		const soon = await example.store({
			parameters: {
				'Every Monday at 6:00': { rule: { interval: [{ field: 'seconds', secondsInterval: 5 }] } },
			},
		});
		const { execution, items } = await example.runBySchedule(soon);
		expect(execution.status).toBe('success');
		expect(items).toHaveLength(5);
	});
});

import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { startServer } from '../../realN8n/n8nServer';
import type { StoredExecution } from '../support/executions';
import { startGoogleSheets, type GoogleSheets } from '../support/googleSheets';
import { startLive, storeCredential, useLiveN8n } from '../support/liveN8n';
import { ownN8n } from '../support/sharedN8n';
import type { NewWorkflow } from '../support/workflows';
import { readExample } from './example';

type Grid = GoogleSheets['grid'];

const titles = ['ref', 'type', 'number', 'expected_name', 'amount'];
const wekesa = 'Mercy Nafula Wekesa';
const sacco = 'Umoja Wetu Sacco Society Ltd';

describe('the example “Verify a Google Sheet”', () => {
	let sheets: GoogleSheets;
	let example: NewWorkflow;

	const live = useLiveN8n(async () => {
		const google = await startGoogleSheets();
		({ sheets } = google);
		return await startLive(await startServer(await ownN8n({ variables: google.variables })));
	});
	beforeAll(async () => {
		const oauthTokenData = { access_token: 'of-the-test', token_type: 'Bearer', expires_in: 3600 };
		const data = { clientId: 'test', clientSecret: 'test', oauthTokenData };
		const type = 'googleSheetsOAuth2Api';
		const credentials = { [type]: await storeCredential(live().rest, type, data) };
		example = readExample('google-sheets', { account: live().credentialId, credentials });
	});

	async function check(grid: Grid): Promise<StoredExecution> {
		sheets.grid = grid;
		return await live().run(example);
	}

	const cells = (title: string): unknown[] => {
		const [head = [], ...rows] = sheets.grid;
		return rows.map((row) => row[head.indexOf(title)] ?? '');
	};

	test('writes the results beside the rows, and adds their columns the first time', async () => {
		const grid = [
			[...titles],
			['A', 'till', '057318', wekesa, 72000],
			[],
			['B', 'paybill', 900010, sacco, '=1+1'],
			['C', 'till', '5999991', 'Jane Kamau'],
			['D', 'till', '0712345678'],
		];
		const before = structuredClone(grid);
		await check(grid);
		const [head = [], ...rows] = sheets.grid;
		expect(head).toEqual([...titles, ...RESULT_COLUMNS]);
		expect(rows.map((row) => row.slice(0, titles.length).filter(Boolean))).toEqual(before.slice(1));
		const outcomes = ['Confirmed', '', 'Confirmed', 'Not Confirmed', 'Unchecked'];
		expect(cells('Lookup Outcome')).toEqual(outcomes);
		expect(cells('Lookup Number')[0]).toBe('057318');
		// As text, not as if typed: or Google would take the leading zero away.
		expect([...sheets.inputOptions]).toEqual(['RAW']);
	});

	const row = ['A', 'till', '057318', wekesa];
	const numbered = ['row_number', ...titles];
	const headings = 'Row 1 needs a heading for each column, and none may be row_number.';
	test.each<[string, Grid, why: string]>([
		['a title above the headings', [['Payees of May'], [...titles], row], headings],
		['a column without a heading', [[...titles], [...row, 72000, 'call first']], headings],
		['an own column row_number', [numbered, [7, ...row]], headings],
		['row numbers that are another row’s', [numbered, [2, ...row], [2, ...row]], headings],
		['no column of names', [titles.slice(0, 3), row.slice(0, 3)], 'name'],
	])('looks up and writes nothing in a sheet with %s, and says why', async (_what, grid, why) => {
		const before = structuredClone(grid);
		const { status, text } = await check(grid);
		expect(status).toBe('error');
		expect(text).toMatch(/nothing was looked up/i);
		expect(text).toContain(why);
		expect(sheets.grid).toEqual(before);
		expect(live().service.stats.lookups).toBe(0);
	});

	/** Which outcome stands beside each row, and of which number where it is another one's. */
	const outcomes = (): string[] =>
		cells('ref').map((ref, at) => {
			const of = (title: string): string => String(cells(title)[at]);
			const isOther = !['', of('number')].includes(of('Lookup Number'));
			return `${String(ref)}: ${of('Lookup Outcome')}${isOther ? ' of another number' : ''}`;
		});

	const edit = (column: number, [first]: Grid) => first?.splice(column, 1, '900002');
	test.each<[string, (rows: Grid) => unknown, string[]]>([
		['sorts the sheet', (rows) => rows.reverse(), ['C: ', 'B: Confirmed', 'A: ']],
		['deletes a row', (rows) => rows.shift(), ['B: ', 'C: ']],
		['changes a number', (rows) => edit(2, rows), ['A: ', 'B: Confirmed', 'C: Confirmed']],
		['changes a name', (rows) => edit(3, rows), ['A: ', 'B: Confirmed', 'C: Confirmed']],
	])(
		'writes no result beside another number when somebody %s meanwhile, and the next run checks what is left',
		async (_what, change, expected) => {
			const meanwhile = async (): Promise<void> => {
				const [head = [], ...rows] = sheets.grid;
				await Promise.resolve(change(rows));
				sheets.grid = [head, ...rows];
			};
			live().holdLookups(meanwhile, () => undefined);
			const others = [
				['B', 'paybill', '900010', sacco],
				['C', 'till', '4738534', 'Jane Kamau'],
			];
			await check([[...titles], [...row], ...others]);
			live().service.setFaultPlan(undefined);
			expect(outcomes()).toEqual(expected);
			await check(sheets.grid);
			expect(outcomes().join()).not.toMatch(/: (?:,|$)| of another/);
		},
	);
});

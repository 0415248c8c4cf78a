import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { credentialType, localCredential } from '../../realN8n/localCredential';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startSimulator, type Simulator } from '../../simulator';
import { startGoogleSheets, type GoogleSheets } from '../support/googleSheets';
import { sharedN8n } from '../support/sharedN8n';
import {
	inLine,
	lookupName,
	lookupNode,
	node,
	trigger,
	type NewWorkflow,
} from '../support/workflows';
import { readExample } from './example';

const id = 'googleSheetsExample';
const googleType = 'googleSheetsOAuth2Api';
const appendId = 'append';
const titles = ['ref', 'type', 'number', 'expected_name', 'amount'];

let sheets: GoogleSheets;
let service: Simulator;
let instance: N8nInstance;

/** A workflow that appends the results of two rows to the sheet by the names of its columns. */
function appending(credentialId: string, googleId: string): NewWorkflow {
	const rows = ['057318', '0712345678'].map((till) => ({ till }));
	const lookup = lookupNode(credentialId, { options: { resultFormat: 'columns' } });
	const append = node(
		'Append',
		'googleSheets',
		{
			operation: 'append',
			documentId: { __rl: true, mode: 'id', value: 'a-sheet' },
			sheetName: { __rl: true, mode: 'name', value: 'Payees' },
			columns: { mappingMode: 'autoMapInputData', value: {}, matchingColumns: [], schema: [] },
			options: { cellFormat: 'RAW' },
		},
		4.7,
	);
	const workflow = inLine('Append', [
		node(trigger, 'manualTrigger'),
		node('Given', 'set', { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} }, 3.4),
		node('Rows', 'splitOut', { fieldToSplitOut: 'rows', options: {} }),
		{ ...lookup, onError: 'continueRegularOutput' },
		node('All', 'merge', { numberInputs: 3 }, 3.2),
		{ ...append, credentials: { [googleType]: { id: googleId, name: 'Google' } } },
	]);
	const toMerge = [0, 1, 2].map((index) => [{ node: 'All', type: 'main', index }]);
	return { ...workflow, connections: { ...workflow.connections, [lookupName]: { main: toMerge } } };
}

beforeAll(async () => {
	sheets = await startGoogleSheets();
	service = await startSimulator();
	whenDone(() => service.close());
	const { tarball } = sharedN8n();
	const installed = await installN8n(() => undefined);
	const { variables } = sheets;
	instance = await N8nInstance.create({ installed, tarball, fileFolders: [], variables });
	const token = { access_token: 'of-the-test', token_type: 'Bearer', expires_in: 3600 };
	const data = { clientId: 'test', clientSecret: 'test', oauthTokenData: token };
	const google = { id: 'google', name: 'Google', type: googleType, data };
	const local = localCredential(service);
	await instance.importCredential(local, google);
	const credentials = { [credentialType]: local.id, [googleType]: google.id };
	const example = await readExample('google-sheets.json', { credentials });
	await instance.importWorkflows([
		{ ...example, id },
		{ ...appending(local.id, google.id), id: appendId },
	]);
});
afterAll(cleanUp);

test('the example writes the results beside the rows of a sheet, and adds their columns the first time', async () => {
	sheets.grid = [
		[...titles],
		['A', 'till', '057318', 'Mercy Nafula Wekesa', 72000],
		[],
		['B', 'paybill', 900010, 'Umoja Wetu Sacco Society Ltd', '=1+1'],
		['C', 'till', '5999991', 'Jane Kamau'],
		['D', 'till', '0712345678'],
	];
	const before = structuredClone(sheets.grid);
	await instance.execute(id);
	const [head = [], ...rows] = sheets.grid;
	expect(head).toEqual([...titles, ...RESULT_COLUMNS]);
	expect(rows.map((row) => row.slice(0, titles.length).filter(Boolean))).toEqual(before.slice(1));
	const result = (row: number, column: (typeof RESULT_COLUMNS)[number]): unknown =>
		sheets.grid[row]?.[head.indexOf(column)];
	expect([1, 2, 3, 4, 5].map((row) => result(row, 'Lookup Outcome'))).toEqual([
		'Confirmed',
		undefined,
		'Confirmed',
		'Not Confirmed',
		'Unchecked',
	]);
	expect(result(1, 'Lookup Number')).toBe('057318');
	// As text, not as if typed: or Google would take the leading zero away.
	expect([...sheets.inputOptions]).toEqual(['RAW']);
});

test('the example looks up only rows whose outcome is empty, and leaves the others as they are', async () => {
	const [head = []] = sheets.grid;
	const checkedAt = head.indexOf('Lookup Checked At');
	// Times are told by the minute: an older one shows which row is looked up again.
	for (const row of sheets.grid.slice(1)) if (row[checkedAt]) row[checkedAt] = '2026-01-01 07:00';
	const old = sheets.grid.map((row) => row[checkedAt]);
	// A new row, and one whose outcome somebody has cleared.
	sheets.grid.push(['E', 'till', '900001', 'Jane Kamau']);
	const cleared = sheets.grid[4] ?? [];
	cleared[2] = '900001';
	cleared[titles.length] = '';
	await instance.execute(id);
	const outcomes = sheets.grid.map((row) => row[titles.length] ?? '');
	expect(outcomes.slice(1)).toEqual([
		'Confirmed',
		'',
		'Confirmed',
		'Confirmed',
		'Unchecked',
		'Confirmed',
	]);
	const again = sheets.grid.map((row) => row[checkedAt]);
	expect(again.map((time, index) => time === old[index])).toEqual([
		true,
		true,
		true,
		true,
		false,
		true,
		false,
	]);
	const count = sheets.grid.length;
	await instance.execute(id);
	expect(sheets.grid.map((row) => row[checkedAt])).toEqual(again);
	expect(sheets.grid).toHaveLength(count);
});

const someday = '2026-01-01 07:00';
const wekesa = 'Mercy Nafula Wekesa';

test.each<[string, GoogleSheets['grid']]>([
	['a title above the headings', [['Payees of May'], [...titles], ['A', 'till', '057318', wekesa]]],
	[
		'other headings',
		[
			['Ref', 'Kind', 'Till No'],
			['A', 'till', '057318'],
		],
	],
	[
		'a used column without a heading',
		[[...titles], ['A', 'till', '057318', wekesa, 72000, 'call first']],
	],
	[
		'an own column row_number',
		[
			['row_number', ...titles],
			[7, 'A', 'till', '057318', wekesa],
		],
	],
])('nothing is looked up or written in a sheet with %s', async (_what, grid) => {
	sheets.grid = grid;
	const before = structuredClone(grid);
	service.resetStats();
	await expect(instance.execute(id)).rejects.toThrow(/Nothing was looked up or written/);
	expect(sheets.grid).toEqual(before);
	expect(service.stats.lookups).toBe(0);
});

/** Rows of the sheet that have an outcome, as `ref number: outcome of another number`, by their own columns. */
function outcomes(): string[] {
	const [head = [], ...rows] = sheets.grid;
	const at = (row: GoogleSheets['grid'][number], name: string) =>
		String(row[head.indexOf(name)] ?? '');
	return rows.map((row) => {
		const [outcome, lookedUp] = [at(row, 'Lookup Outcome'), at(row, 'Lookup Number')];
		const isOther = lookedUp !== '' && lookedUp !== at(row, 'number');
		return `${at(row, 'ref')}: ${outcome}${isOther ? ` of ${lookedUp}` : ''}`;
	});
}

test.each<[string, (rows: GoogleSheets['grid']) => void, string[]]>([
	['sorts the sheet', (rows) => rows.reverse(), ['C: ', 'B: Confirmed', 'A: ']],
	['deletes a row', (rows) => rows.shift(), ['B: ', 'C: ']],
	[
		'changes a number',
		(rows) => rows[0]?.splice(2, 1, '900002'),
		['A: ', 'B: Confirmed', 'C: Confirmed'],
	],
	[
		'changes a name',
		(rows) => rows[2]?.splice(3, 1, 'Otieno Stores'),
		['A: Confirmed', 'B: Confirmed', 'C: '],
	],
])(
	'no result is written beside another number when somebody %s meanwhile, and the next run checks what is left',
	async (_what, change, expected) => {
		sheets.grid = [
			[...titles],
			['A', 'till', '057318', wekesa],
			['B', 'paybill', '900010', 'Umoja Wetu Sacco Society Ltd'],
			['C', 'till', '900001', 'Jane Kamau'],
		];
		let isChanged = false;
		service.setFaultPlan(({ kind }) => {
			if (kind === 'token' || isChanged) return undefined;
			isChanged = true;
			const [head = [], ...rows] = sheets.grid;
			change(rows);
			sheets.grid = [head, ...rows];
			return undefined;
		});
		await instance.execute(id);
		service.setFaultPlan(undefined);
		expect(outcomes()).toEqual(expected);
		await instance.execute(id);
		expect(outcomes().join()).not.toMatch(/: (?:,|$)| of /);
	},
);

test('a row whose number has changed since it was looked up is looked up again, and so is a blank outcome', async () => {
	const result = (outcome: string, number: string) =>
		RESULT_COLUMNS.map((name) => {
			if (name === 'Lookup Outcome') return outcome;
			if (name === 'Lookup Number') return number;
			return name === 'Lookup Checked At' ? someday : '';
		});
	sheets.grid = [
		[...titles, ...RESULT_COLUMNS],
		['same', 'till', '057 318', wekesa, 1, ...result('Confirmed', '057318')],
		['other', 'till', '057318', wekesa, 1, ...result('Confirmed', '900001')],
		['blank', 'till', '057318', wekesa, 1, ...result(' ', '057318')],
	];
	await instance.execute(id);
	expect(sheets.grid.slice(1).map((row) => [row[0], row.includes(someday)])).toEqual([
		['same', true],
		['other', false],
		['blank', false],
	]);
});

test('Sheet Columns are appended by their names, whatever the order of the columns in the sheet', async () => {
	const mixed = [...RESULT_COLUMNS].reverse();
	sheets.grid = [['ours', ...mixed]];
	await instance.execute(appendId);
	await instance.execute(appendId);
	const [head = [], ...rows] = sheets.grid;
	expect(head).toEqual(['ours', ...mixed]);
	const cells = (column: string): unknown => rows.map((row) => row[head.indexOf(column)]);
	const outcomes = ['Unchecked', 'Confirmed', 'Unchecked', 'Confirmed'];
	expect(cells('Lookup Outcome')).toEqual(outcomes);
	expect(cells('Lookup Number')).toEqual(['', '057318', '', '057318']);
	expect(cells('ours')).toEqual(['', '', '', '']);
});

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { useLiveN8n } from './support/liveN8n';
import {
	inLine,
	lookupName,
	lookupNode,
	node,
	trigger,
	type NewWorkflow,
} from './support/workflows';

const live = useLiveN8n();

const rows = [
	{
		type: 'till',
		number: '057318',
		expected: 'Mercy Nafula Wekesa',
		memo: 'commas, "quotes"\nand lines',
	},
	{ type: 'paybill', number: '090010', expected: '', memo: '007' },
	{ type: 'till', number: '5031264', expected: '=1+1', memo: 'Zoë 😀' },
	{ type: 'till', number: '5999991', expected: 'Jane', memo: '' },
	{ type: 'till', number: '0712345678', expected: 'Jane', memo: '4.0' },
];

/** A workflow that looks the rows up, writes them with n8n’s own node into a file, and reads that again. */
function throughFile(format: 'csv' | 'xlsx'): NewWorkflow {
	const reading = { operation: format, options: { includeEmptyCells: true, enableBOM: true } };
	const lookup = lookupNode(live().credentialId, {
		operation: 'mixed',
		accountType: '={{ $json.type }}',
		accountNumber: '={{ $json.number }}',
		expectedName: '={{ $json.expected }}',
		options: { includeInput: true, resultFormat: 'columns' },
	});
	const before = inLine(`Columns in ${format}`, [
		node(trigger, 'manualTrigger'),
		node('Given', 'set', { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} }, 3.4),
		node('Rows', 'splitOut', { fieldToSplitOut: 'rows', options: {} }),
		{ ...lookup, onError: 'continueRegularOutput' },
	]);
	const behind = inLine('', [
		node('All', 'merge', { numberInputs: 3 }, 3.2),
		node('File', 'convertToFile', { operation: format, options: {} }, 1.1),
		node('Read', 'extractFromFile', reading),
	]);
	const outputs = [0, 1, 2].map((index) => [{ node: 'All', type: 'main', index }]);
	return {
		...before,
		nodes: [...before.nodes, ...behind.nodes],
		connections: { ...before.connections, ...behind.connections, [lookupName]: { main: outputs } },
	};
}

test.each(['csv', 'xlsx'] as const)(
	'what n8n’s Convert to File writes of Sheet Columns as %s is read again as it was',
	async (format) => {
		const { outputs, status } = await live().run(throughFile(format));
		expect(status).toBe('success');
		const [written = []] = outputs('All');
		const outcomes = written.map((row) => row['Lookup Outcome']);
		expect(new Set(outcomes).size).toBe(4);
		for (const row of written) expect(Object.keys(row).slice(-10)).toEqual(RESULT_COLUMNS);
		// A CSV file knows nothing but text.
		const asRead = (cell: unknown): unknown => (format === 'csv' ? String(cell) : cell);
		const expected = written.map((row) =>
			Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, asRead(cell)])),
		);
		expect(outputs('Read')).toEqual([expected]);
		expect(written).toContainEqual(expect.objectContaining({ 'Lookup Number': '057318' }));
	},
);

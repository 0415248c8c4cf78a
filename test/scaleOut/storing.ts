import { finishedExecution } from '../e2e/support/executions';
import { storeWorkflow } from '../e2e/support/publishWorkflow';
import { runByHand } from '../e2e/support/runByHand';
import { inLine, node, trigger, type WorkflowNode } from '../e2e/support/workflows';
import type { N8nRest } from '../realN8n/n8nRest';

const rows = 500;
const table = 'storing';
const columns = ['key', 'payee', 'registered_name', 'details'];

const dataTable = (name: string, parameters: Record<string, unknown>): WorkflowNode => ({
	...node(name, 'dataTable', parameters, 1.1),
	alwaysOutputData: true,
});
const dataTableId = { __rl: true, mode: 'name', value: table };
const mapping = { mappingMode: 'autoMapInputData', value: null, matchingColumns: [] };
const ofItem = {
	matchType: 'allConditions',
	filters: { conditions: [{ keyName: 'key', condition: 'eq', keyValue: '={{ $json.key }}' }] },
};
const onRows = (operation: string, more: Record<string, unknown>): Record<string, unknown> => ({
	...{ resource: 'row', operation, dataTableId, columns: mapping, ...more },
});

/** The operations that are measured, in the order in which they run. */
const operations: Readonly<Record<string, Record<string, unknown>>> = {
	'insert with _Optimize Bulk_': onRows('insert', { options: { optimizeBulk: true } }),
	'insert without it': onRows('insert', { options: {} }),
	update: onRows('update', { ...ofItem, options: {} }),
	upsert: onRows('upsert', { ...ofItem, options: {} }),
	'get (all rows at once)': onRows('get', { returnAll: true }),
};

/** Runs each operation of the Data table node over 500 rows, in a table that grows to 1,000; in a sentence, what a row costs. */
export async function storingCosts(rest: Pick<N8nRest, 'get' | 'post'>): Promise<string> {
	const items = `={{ { rows: Array.from({ length: ${rows} }, (each, at) => ({ key: String(at), payee: 'HOLDER OF ' + at, registered_name: 'HOLDER OF ' + at, details: 'Both names are the same.' })) } }}`;
	const create = {
		...{ resource: 'table', operation: 'create', tableName: table },
		columns: { column: columns.map((name) => ({ name, type: 'string' })) },
		options: { createIfNotExists: true },
	};
	const steps = Object.entries(operations).map(([name, parameters], at) => ({
		...dataTable(name, parameters),
		// One behind the other, from top to bottom.
		position: below(at),
		...(name.startsWith('get') && { executeOnce: true }),
	}));
	const workflow = inLine('storing', [
		node(trigger, 'manualTrigger'),
		dataTable('Table', create),
		node('List', 'set', { mode: 'raw', jsonOutput: items, options: {} }, 3.4),
		node('Rows', 'splitOut', { fieldToSplitOut: 'rows', options: {} }),
	]);
	const behindRows = steps.map(({ name }) => ({ node: name, type: 'main', index: 0 }));
	const { id } = await storeWorkflow(rest, {
		...workflow,
		nodes: [...workflow.nodes, ...steps],
		connections: { ...workflow.connections, Rows: { main: [behindRows] } },
	});
	await runByHand(rest, id, trigger);
	const run = await finishedExecution(rest, id);
	if (run.status !== 'success') throw new Error(`The operations ended with ${run.status}.`);
	const costs = steps.map(({ name }) => {
		// The table holds what both inserts have put there.
		const touched = name.startsWith('get') ? 2 * rows : rows;
		return `${name} ${((run.nodeRun(name)?.executionTime ?? NaN) / touched).toFixed(2)} ms`;
	});
	return `A row costs, with SQLite: ${costs.join(', ')}.`;
}

function below(at: number): [number, number] {
	return [400, at * 100];
}

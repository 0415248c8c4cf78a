import { readExample, type ExampleChanges } from '../e2e/examples/example';
import { node, trigger, type NewWorkflow, type WorkflowNode } from '../e2e/support/workflows';
import { CREDENTIAL_TYPES, type AccountKind } from '../simulator';

/** The name of the example’s file. */
export const sheetExample = 'spreadsheet-verification.json';

/** All rows with their results, which `sheetExampleWithFiles` adds to the files of the example. */
export const rowsFile = 'results.csv';

/** The files of a run: those of the example, and all rows as CSV. */
export const exampleFiles = [rowsFile, 'verification.xlsx', 'report.html'] as const;

const to = (name: string) => ({ node: name, type: 'main', index: 0 });

/**
 * The example “Verify a sheet” with files of n8n’s own machine, as its page says: a Read/Write Files from
 * Disk node in the place of the form, and one after each node that makes a file.
 */
export async function sheetExampleWithFiles(
	{ payeesFile, outputFolder }: { payeesFile: string; outputFolder: string },
	{ credentialId, kind }: { credentialId: string; kind: AccountKind },
	changes: ExampleChanges = {},
): Promise<NewWorkflow> {
	const credentials = { [CREDENTIAL_TYPES[kind]]: credentialId };
	const example = await readExample(sheetExample, { credentials, ...changes });
	const read = { fileSelector: payeesFile, options: { dataPropertyName: 'Sheet' } };
	const readSheet = node('Your Sheet', 'readWriteFile', { operation: 'read', ...read });
	const save = (name: string, file: string, dataPropertyName: string): WorkflowNode =>
		node(name, 'readWriteFile', {
			...{ operation: 'write', fileName: `${outputFolder}/${file}`, dataPropertyName, options: {} },
		});
	const rowsAsCsv = node('Rows as CSV', 'convertToFile', { operation: 'csv', options: {} }, 1.1);
	const added = [
		...[rowsAsCsv, save('Save Rows', rowsFile, 'data')],
		save('Save Workbook', 'verification.xlsx', 'workbook'),
		save('Save Report', 'report.html', 'report'),
	];
	const nodes: WorkflowNode[] = [
		...example.nodes.map((each) =>
			each.name === readSheet.name ? { ...readSheet, position: each.position } : each,
		),
		...added.map((each, at): WorkflowNode => ({ ...each, position: [1296 + 208 * at, 640] })),
	];
	const also = (from: string, name: string) => ({
		[from]: { main: [[...(example.connections[from]?.['main']?.[0] ?? []), to(name)]] },
	});
	const connections = {
		...example.connections,
		[trigger]: { main: [[to(readSheet.name)]] },
		...also('Check the Sheet', rowsAsCsv.name),
		...also(rowsAsCsv.name, 'Save Rows'),
		...also('Sheet With Results', 'Save Workbook'),
		...also('Payee Check Report', 'Save Report'),
	};
	return { ...example, nodes, connections };
}

import { node, trigger, type NewWorkflow, type WorkflowNode } from '../support/workflows';
import { CREDENTIAL_TYPES } from '../../simulator';
import { readExample } from './example';

/** The name of the example’s file. */
export const sheetExample = 'spreadsheet-verification.json';

const to = (name: string) => ({ node: name, type: 'main', index: 0 });

/**
 * The example “Verify a sheet” with files of n8n’s own machine, as its page says: a Read/Write Files from
 * Disk node in the place of the form, and one after each node that makes a file.
 */
export async function sheetExampleWithFiles(
	{ payeesFile, outputFolder }: { payeesFile: string; outputFolder: string },
	{ credentialId }: { credentialId: string },
): Promise<NewWorkflow> {
	const credentials = { [CREDENTIAL_TYPES.apiUser]: credentialId };
	const example = await readExample(sheetExample, { credentials });
	const read = { fileSelector: payeesFile, options: { dataPropertyName: 'Sheet' } };
	const readSheet = node('Your Sheet', 'readWriteFile', { operation: 'read', ...read });
	const save = (name: string, file: string, dataPropertyName: string): WorkflowNode =>
		node(name, 'readWriteFile', {
			...{ operation: 'write', fileName: `${outputFolder}/${file}`, dataPropertyName, options: {} },
		});
	const added = [
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
		...also('Sheet With Results', 'Save Workbook'),
		...also('Payee Check Report', 'Save Report'),
	};
	return { ...example, nodes, connections };
}

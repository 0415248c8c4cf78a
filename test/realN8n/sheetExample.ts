import { readExample } from '../e2e/examples/example';
import { node, trigger, type NewWorkflow, type WorkflowNode } from '../e2e/support/workflows';
import { credentialType } from './localCredential';

/** Where the example “Verify a sheet” reads its sheet and leaves its results. */
export interface SheetPaths {
	payeesFile: string;
	outputFolder: string;
}

/** The name of the example’s file. */
export const sheetExample = 'spreadsheet-verification.json';

const to = (name: string): { node: string; type: string; index: number } => ({
	node: name,
	type: 'main',
	index: 0,
});

/**
 * The example “Verify a sheet” with files of n8n’s own machine, as its page says: a Read/Write Files from
 * Disk node in the place of the form, and one behind the nodes that make files.
 * @param credentialId of the credential to choose
 * @param deactivated nodes that are switched off
 */
export async function sheetExampleWithFiles(
	{ payeesFile, outputFolder }: SheetPaths,
	credentialId: string,
	deactivated: readonly string[] = [],
): Promise<NewWorkflow> {
	const credentials = { [credentialType]: credentialId };
	const example = await readExample(sheetExample, { credentials, deactivated });
	const read = { fileSelector: payeesFile, options: { dataPropertyName: 'Sheet' } };
	const readSheet = node('Your Sheet', 'readWriteFile', { operation: 'read', ...read });
	const report = { operation: 'toText', sourceProperty: 'html' };
	const fileName = `=${outputFolder}/{{ $binary.data.fileName }}`;
	const nodes: WorkflowNode[] = [
		...example.nodes.map((each) =>
			each.name === readSheet.name ? { ...readSheet, position: each.position } : each,
		),
		{
			...node('Report File', 'convertToFile', {
				...report,
				options: { fileName: 'report.html' },
			}),
			typeVersion: 1.1,
			position: [1888, 160],
		},
		{
			...node('Save Files', 'readWriteFile', { operation: 'write', fileName, options: {} }),
			position: [2096, -16],
		},
	];
	const connections = {
		...example.connections,
		[trigger]: { main: [[to(readSheet.name)]] },
		'One File for Each Outcome': { main: [[to('Save Files')]] },
		'Sheet With Results': { main: [[to('Save Files')]] },
		Report: { main: [[to('Report File')]] },
		'Report File': { main: [[to('Save Files')]] },
	};
	return { ...example, nodes, connections };
}

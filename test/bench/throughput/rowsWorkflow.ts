import { inLine, lookupNode, node, webhook } from '../../e2e/support/workflows';
import type { NewWorkflow } from '../../e2e/support/workflows';

/** The node whose time is measured. */
export const subjectName = 'Subject';

/** How the node looks rows up; with a time limit for each try, in ms, it also goes on after errors. */
export interface Subject {
	readonly parallel: number;
	readonly timeoutMs?: number;
}

/** What it works on, at which path of the webhook. */
interface Job {
	readonly subject: Subject;
	readonly path: string;
	readonly file: string;
	readonly credentialId: string;
}

/** Webhook → read a CSV file → one item for each row → the node that is measured. */
export function rowsWorkflow({ subject, path, file, credentialId }: Job): NewWorkflow {
	const { parallel: maxParallel, timeoutMs: timeout } = subject;
	const isPatient = timeout !== undefined;
	const options = { maxParallel, ...(isPatient && { timeout }) };
	return inLine(path, [
		webhook(path, { responseMode: 'lastNode', responseData: 'noData' }),
		node('Read', 'readWriteFile', { operation: 'read', fileSelector: file, options: {} }),
		node('Rows', 'extractFromFile', { operation: 'csv', options: {} }),
		{
			...lookupNode(credentialId, { options }),
			...(isPatient && { onError: 'continueRegularOutput' }),
			name: subjectName,
		},
	]);
}

import { inLine, lookupNode, node, webhook } from '../../e2e/support/workflows';
import type { NewWorkflow, WorkflowNode } from '../../e2e/support/workflows';
import { tokenCallOf, type Simulator } from '../../simulator';

/** The node whose time is measured. */
export const subjectName = 'Subject';

/** Who takes the rows. */
export type Subject =
	/** n8n's Edit Fields node, which asks nobody: what n8n itself takes for a row. */
	| 'Edit Fields'
	/** What people build without this package: a token from an earlier node, in a header of each request. */
	| 'HTTP Request'
	/** This node; with a time limit for each try, in ms, it also goes on after errors. */
	| { readonly parallel: number; readonly timeoutMs?: number };

/** What a subject works on. */
interface Job {
	readonly subject: Subject;
	/** Of the webhook. */
	readonly path: string;
	readonly file: string;
	readonly place: Pick<Simulator, 'baseUrl' | 'account'>;
	readonly credentialId: string;
}

/** Webhook → get a token, where one is needed → read a CSV file → one item for each row → the node that is measured. */
export function rowsWorkflow(job: Job): NewWorkflow {
	return inLine(job.path, [
		webhook(job.path, { responseMode: 'lastNode', responseData: 'noData' }),
		...(job.subject === 'HTTP Request' ? [tokenNode(job)] : []),
		node('Read', 'readWriteFile', { operation: 'read', fileSelector: job.file, options: {} }),
		node('Rows', 'extractFromFile', { operation: 'csv', options: {} }),
		{ ...subjectNode(job), name: subjectName },
	]);
}

/** Gets the token as people do who have no credential for it. */
function tokenNode({ place }: Job): WorkflowNode {
	const { url, method, headers, body } = tokenCallOf('apiUser', place);
	const authorization = { name: 'authorization', value: headers['authorization'] };
	const form = { contentType: 'raw', rawContentType: headers['content-type'], body };
	const header = { sendHeaders: true, headerParameters: { parameters: [authorization] } };
	const request = { method, url, ...header, sendBody: true, ...form, options: {} };
	return node('Token', 'httpRequest', request, 4.2);
}

/** Each node takes one value of its row by an expression, so none is favoured. */
function subjectNode({ subject, place, credentialId }: Job): WorkflowNode {
	if (subject === 'Edit Fields') {
		const assignment = { id: 'till', name: 'till', type: 'string', value: '={{ $json.till }}' };
		const assignments = { assignments: [assignment] };
		return node('', 'set', { mode: 'manual', assignments, options: {} }, 3.4);
	}
	if (subject === 'HTTP Request') {
		const url = `=${place.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/{{ $json.till }}`;
		const value = "=Bearer {{ $('Token').first().json.access_token }}";
		const headerParameters = { parameters: [{ name: 'Authorization', value }] };
		return node('', 'httpRequest', { url, sendHeaders: true, headerParameters, options: {} }, 4.2);
	}
	const { parallel: maxParallel, timeoutMs: timeout } = subject;
	if (timeout === undefined) return lookupNode(credentialId, { options: { maxParallel } });
	const patient = lookupNode(credentialId, { options: { maxParallel, timeout } });
	return { ...patient, onError: 'continueRegularOutput' };
}

import type { NewWorkflow } from '../../e2e/support/workflows';
import { credentialType } from '../../realN8n/localCredential';
import { packageName } from '../../realN8n/paths';

type WorkflowNode = NewWorkflow['nodes'][number];
type Parameters = WorkflowNode['parameters'];

/** The node whose time is measured. */
export const subjectName = 'Subject';

/** Looks numbers up in one of the ways that are compared. */
export type Subject =
	/** With a time limit for each try, in ms, it also goes on after errors. */
	| { readonly kind: 'lookup'; readonly parallel: number; readonly timeoutMs?: number }
	/** n8n's Edit Fields node, which asks nobody: what n8n itself takes for a row. */
	| { readonly kind: 'editFields' }
	/** What people build without this package: a token from an earlier node, in a header of each request. */
	| { readonly kind: 'httpRequest' };

/** A name that is right in a webhook's path. */
export function subjectPath(subject: Subject): string {
	return subject.kind === 'lookup' ? `lookup-${subject.parallel}` : subject.kind;
}

/** Webhook → get a token, where one is needed → read a CSV file → one item for each row → the node that is measured. */
export function rowsWorkflow(subject: Subject, credentialId: string): NewWorkflow {
	const path = subjectPath(subject);
	const webhook = { httpMethod: 'POST', path, responseMode: 'lastNode', responseData: 'noData' };
	const file = "={{ $('Webhook').first().json.body.file }}";
	const usesHeader = subject.kind === 'httpRequest';
	const nodes: WorkflowNode[] = [
		{ ...node('Webhook', 'webhook', 2.1, webhook), webhookId: path },
		...(usesHeader ? [node('Token', 'httpRequest', 4.2, tokenParameters())] : []),
		node('Read', 'readWriteFile', 1.1, { operation: 'read', fileSelector: file }),
		node('Rows', 'extractFromFile', 1.1, { operation: 'csv' }),
		{
			...subjectNode(subject),
			...(!usesHeader && {
				credentials: { [credentialType]: { id: credentialId, name: 'Local service (UAT)' } },
			}),
		},
	];
	const links = nodes.slice(1).map(({ name }, index) => {
		const main = [[{ node: name, type: 'main', index: 0 }]];
		return [nodes[index]?.name ?? '', { main }] as const;
	});
	const settings = { executionOrder: 'v1', saveDataSuccessExecution: 'all' };
	return { name: path, settings, nodes, connections: Object.fromEntries(links) };
}

/** Gets the token as people do who have no credential for it. */
function tokenParameters(): Parameters {
	const field = (name: string): object => ({ name, value: `={{ $json.body.login.${name} }}` });
	return {
		method: 'POST',
		url: '={{ $json.body.login.url }}',
		sendHeaders: true,
		headerParameters: { parameters: [field('authorization')] },
		sendBody: true,
		contentType: 'form-urlencoded',
		bodyParameters: { parameters: [field('username'), field('password')] },
	};
}

/** Each node takes one value of its row by an expression, so none is favoured. */
function subjectNode(subject: Subject): WorkflowNode {
	if (subject.kind === 'lookup') {
		const { parallel: maxParallel, timeoutMs: timeout } = subject;
		const number = { operator: 'Mpesa', merchantTillNumber: '={{ $json.till }}' };
		const options = { maxParallel, ...(timeout !== undefined && { timeout }) };
		return {
			...node(subjectName, '', 1, { operation: 'till', ...number, options }),
			type: `${packageName}.mobileMoneyNameLookup`,
			...(timeout !== undefined && { onError: 'continueRegularOutput' as const }),
		};
	}
	if (subject.kind === 'editFields') {
		const assignment = { id: 'till', name: 'till', type: 'string', value: '={{ $json.till }}' };
		const assignments = { assignments: [assignment] };
		return node(subjectName, 'set', 3.4, { mode: 'manual', assignments });
	}
	const value = "=Bearer {{ $('Token').first().json.access_token }}";
	const headerParameters = { parameters: [{ name: 'Authorization', value }] };
	const request = { url: '={{ $json.url }}', sendHeaders: true, headerParameters };
	return node(subjectName, 'httpRequest', 4.2, request);
}

function node(
	name: string,
	type: string,
	typeVersion: number,
	parameters: Parameters,
): WorkflowNode {
	const of = { id: name, name, type: `n8n-nodes-base.${type}`, typeVersion };
	return { ...of, position: [0, 0], parameters: { options: {}, ...parameters } };
}

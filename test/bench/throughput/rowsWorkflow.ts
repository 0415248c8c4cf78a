import { packageName } from '../../realN8n/paths';
import { credentialType } from '../../realN8n/localCredential';
import type { NewWorkflow } from '../../e2e/support/workflows';

type WorkflowNode = NewWorkflow['nodes'][number];

/** The node whose time is measured. */
export const subjectName = 'Subject';

/** Looks numbers up in one of the ways that are compared. */
export type Subject =
	| { readonly kind: 'lookup'; readonly parallel: number }
	/** n8n's Edit Fields node, which asks nobody: what n8n itself takes for a row. */
	| { readonly kind: 'editFields' }
	| { readonly kind: 'httpRequest'; readonly batching?: { size: number; everyMs: number } };

/** A name that is right in a webhook's path. */
export function subjectPath(subject: Subject): string {
	if (subject.kind === 'lookup') return `lookup-${subject.parallel}`;
	if (subject.kind === 'editFields') return 'edit-fields';
	return subject.batching ? `http-request-${subject.batching.size}` : 'http-request';
}

/** Webhook → read a CSV file → one item for each row → the node that is measured. */
export function rowsWorkflow(subject: Subject, credentialId: string): NewWorkflow {
	const path = subjectPath(subject);
	const nodes: WorkflowNode[] = [
		{
			...base('Webhook', 'webhook', 2.1, 0),
			webhookId: path,
			parameters: {
				httpMethod: 'POST',
				path,
				responseMode: 'lastNode',
				responseData: 'noData',
				options: {},
			},
		},
		{
			...base('Read', 'readWriteFile', 1.1, 1),
			parameters: { operation: 'read', fileSelector: '={{ $json.body.file }}', options: {} },
		},
		{ ...base('Rows', 'extractFromFile', 1.1, 2), parameters: { operation: 'csv', options: {} } },
		{
			...subjectNode(subject),
			credentials: { [credentialType]: { id: credentialId, name: 'Local service (UAT)' } },
		},
	];
	const names = nodes.map(({ name }) => name);
	return {
		name: path,
		settings: { executionOrder: 'v1', saveDataSuccessExecution: 'all' },
		nodes,
		connections: Object.fromEntries(
			names
				.slice(1)
				.map((name, index) => [
					names[index] ?? '',
					{ main: [[{ node: name, type: 'main', index: 0 }]] },
				]),
		),
	};
}

/** Each node takes one value of its row by an expression, so none is favoured. */
function subjectNode(subject: Subject): WorkflowNode {
	if (subject.kind === 'lookup') {
		return {
			...base(subjectName, 'mobileMoneyNameLookup', 1, 3),
			type: `${packageName}.mobileMoneyNameLookup`,
			parameters: {
				operation: 'till',
				operator: 'Mpesa',
				merchantTillNumber: '={{ $json.till }}',
				options: { maxParallel: subject.parallel },
			},
		};
	}
	if (subject.kind === 'editFields') {
		const assignment = { id: 'till', name: 'till', type: 'string', value: '={{ $json.till }}' };
		return {
			...base(subjectName, 'set', 3.4, 3),
			parameters: { mode: 'manual', assignments: { assignments: [assignment] }, options: {} },
		};
	}
	const { batching } = subject;
	const options = batching && {
		batching: { batch: { batchSize: batching.size, batchInterval: batching.everyMs } },
	};
	return {
		...base(subjectName, 'httpRequest', 4.2, 3),
		parameters: {
			url: '={{ $json.url }}',
			authentication: 'predefinedCredentialType',
			nodeCredentialType: credentialType,
			options: options ?? {},
		},
	};
}

function base(
	name: string,
	type: string,
	typeVersion: number,
	column: number,
): Omit<WorkflowNode, 'parameters'> {
	return {
		id: `node-${column}`,
		name,
		type: `n8n-nodes-base.${type}`,
		typeVersion,
		position: [column * 200, 0],
	};
}

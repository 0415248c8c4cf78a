import { packageName } from '../../realN8n/paths';
import { credentialType } from '../../realN8n/localCredential';
import type { NewWorkflow } from '../../e2e/support/workflows';

type WorkflowNode = NewWorkflow['nodes'][number];

/** The node whose time is measured. */
export const subjectName = 'Subject';

/** Looks numbers up in one of the ways that are compared. */
export type Subject =
	/** With a time limit for each try, in ms, it also goes on after errors. */
	| { readonly kind: 'lookup'; readonly parallel: number; readonly timeoutMs?: number }
	/** n8n's Edit Fields node, which asks nobody: what n8n itself takes for a row. */
	| { readonly kind: 'editFields' }
	| {
			readonly kind: 'httpRequest';
			/** The package's credential, or the header that people build without it. */
			readonly login: 'credential' | 'header';
			readonly batching?: { readonly size: number; readonly everyMs: number };
	  };

/** A name that is right in a webhook's path. */
export function subjectPath(subject: Subject): string {
	if (subject.kind === 'lookup') return `lookup-${subject.parallel}`;
	if (subject.kind === 'editFields') return 'edit-fields';
	const { login, batching } = subject;
	return `http-request-${login}${batching ? `-${batching.size}` : ''}`;
}

/** Webhook → get a token, where one is needed → read a CSV file → one item for each row → the node that is measured. */
export function rowsWorkflow(subject: Subject, credentialId: string): NewWorkflow {
	const path = subjectPath(subject);
	const needsToken = subject.kind === 'httpRequest' && subject.login === 'header';
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
		...(needsToken ? [tokenNode()] : []),
		{
			...base('Read', 'readWriteFile', 1.1, 2),
			parameters: {
				operation: 'read',
				fileSelector: "={{ $('Webhook').first().json.body.file }}",
				options: {},
			},
		},
		{ ...base('Rows', 'extractFromFile', 1.1, 3), parameters: { operation: 'csv', options: {} } },
		{
			...subjectNode(subject),
			...(!needsToken && {
				credentials: { [credentialType]: { id: credentialId, name: 'Local service (UAT)' } },
			}),
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

/** Gets the token as people do who have no credential for it. */
function tokenNode(): WorkflowNode {
	const field = (name: string): object => ({ name, value: `={{ $json.body.login.${name} }}` });
	return {
		...base('Token', 'httpRequest', 4.2, 1),
		parameters: {
			method: 'POST',
			url: '={{ $json.body.login.url }}',
			sendHeaders: true,
			headerParameters: { parameters: [field('authorization')] },
			sendBody: true,
			contentType: 'form-urlencoded',
			bodyParameters: { parameters: [field('username'), field('password')] },
			options: {},
		},
	};
}

const bearerHeader = {
	name: 'Authorization',
	value: "=Bearer {{ $('Token').first().json.access_token }}",
};

/** Each node takes one value of its row by an expression, so none is favoured. */
function subjectNode(subject: Subject): WorkflowNode {
	if (subject.kind === 'lookup') {
		return {
			...base(subjectName, 'mobileMoneyNameLookup', 1, 4),
			type: `${packageName}.mobileMoneyNameLookup`,
			parameters: {
				operation: 'till',
				operator: 'Mpesa',
				merchantTillNumber: '={{ $json.till }}',
				options: {
					maxParallel: subject.parallel,
					...(subject.timeoutMs !== undefined && { timeout: subject.timeoutMs }),
				},
			},
			...(subject.timeoutMs !== undefined && { onError: 'continueRegularOutput' as const }),
		};
	}
	if (subject.kind === 'editFields') {
		const assignment = { id: 'till', name: 'till', type: 'string', value: '={{ $json.till }}' };
		return {
			...base(subjectName, 'set', 3.4, 4),
			parameters: { mode: 'manual', assignments: { assignments: [assignment] }, options: {} },
		};
	}
	const { login, batching } = subject;
	const options = batching && {
		batching: { batch: { batchSize: batching.size, batchInterval: batching.everyMs } },
	};
	return {
		...base(subjectName, 'httpRequest', 4.2, 4),
		parameters: {
			url: '={{ $json.url }}',
			...(login === 'header'
				? { sendHeaders: true, headerParameters: { parameters: [bearerHeader] } }
				: { authentication: 'predefinedCredentialType', nodeCredentialType: credentialType }),
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

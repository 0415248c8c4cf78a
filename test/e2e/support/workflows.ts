import { packageName } from '../../realN8n/paths';
import { CREDENTIAL_TYPES, type AccountKind } from '../../simulator';

/** A node as n8n's REST API takes it. */
export interface WorkflowNode {
	id: string;
	name: string;
	type: string;
	typeVersion: number;
	position: [number, number];
	parameters: Record<string, unknown>;
	credentials?: Record<string, { id: string; name: string }>;
	onError?: 'stopWorkflow' | 'continueErrorOutput' | 'continueRegularOutput';
	webhookId?: string;
	disabled?: boolean;
	alwaysOutputData?: boolean;
	executeOnce?: boolean;
}

interface Target {
	node: string;
	type: string;
	index: number;
}

/** A workflow as n8n's REST API takes it. */
export interface NewWorkflow {
	name: string;
	nodes: WorkflowNode[];
	connections: Record<string, Record<string, Target[][]>>;
	settings: Record<string, unknown>;
	pinData?: Record<string, Array<{ json: Record<string, unknown> }>>;
}

/** The trigger of a workflow that is run by hand. */
export const trigger = 'When clicking ‘Execute workflow’';

/** The node that looks up. */
export const lookupName = 'Look Up';

/** A node of n8n's own, or with a dot in its type, of any package. */
export function node(
	name: string,
	type: string,
	parameters: Record<string, unknown> = {},
	typeVersion = 1,
): WorkflowNode {
	const fullType = type.includes('.') ? type : `n8n-nodes-base.${type}`;
	return { id: name, name, type: fullType, typeVersion, position: [0, 0], parameters };
}

/** A webhook that takes JSON. */
export function webhook(path: string, parameters: Record<string, unknown>): WorkflowNode {
	const all = { httpMethod: 'POST', path, options: {}, ...parameters };
	return { ...node('Webhook', 'webhook', all, 2.1), webhookId: path };
}

/** The node that looks up the tills of the items' field `till`. */
export function lookupNode(
	credentialId: string,
	parameters: Record<string, unknown> = {},
	kind: AccountKind = 'apiUser',
): WorkflowNode {
	const till = { operation: 'till', operator: 'Mpesa', merchantTillNumber: '={{ $json.till }}' };
	const account = { authentication: kind };
	const all = { ...account, ...till, options: {}, ...parameters };
	const lookup = node(lookupName, `${packageName}.mobileMoneyNameLookup`, all);
	const credential = { id: credentialId, name: 'Local service (UAT)' };
	return { ...lookup, credentials: { [CREDENTIAL_TYPES[kind]]: credential } };
}

/** A workflow of nodes that follow one another. `behind`: the nodes behind the outputs of the last one, in the order of the outputs. */
export function inLine(
	name: string,
	nodes: readonly WorkflowNode[],
	behind: readonly WorkflowNode[] = [],
): NewWorkflow {
	const to = (target: WorkflowNode): Target[] => [{ node: target.name, type: 'main', index: 0 }];
	const connections = nodes.map((from, index) => {
		const next = nodes[index + 1];
		return [from.name, { main: next ? [to(next)] : behind.map(to) }] as const;
	});
	const saved = { saveDataSuccessExecution: 'all', saveDataErrorExecution: 'all' };
	return {
		name,
		settings: { executionOrder: 'v1', ...saved },
		nodes: [...nodes, ...behind],
		connections: Object.fromEntries(connections),
	};
}

import { z } from 'zod';
import { packageName } from '../../realN8n/paths';
import { CREDENTIAL_TYPES, type AccountKind } from '../../simulator';

const target = z.object({ node: z.string(), type: z.string(), index: z.number() });
const workflowNode = z
	.object({
		name: z.string(),
		type: z.string(),
		parameters: z.record(z.unknown()),
		credentials: z.record(z.object({ id: z.string(), name: z.string() })).optional(),
		disabled: z.boolean().optional(),
		onError: z.enum(['stopWorkflow', 'continueErrorOutput', 'continueRegularOutput']).optional(),
	})
	.passthrough();

/** A workflow as a file holds it, and n8n's REST API takes it. */
export const workflowFile = z.object({
	name: z.string(),
	nodes: z.array(workflowNode),
	connections: z.record(z.record(z.array(z.array(target)))),
	settings: z.record(z.unknown()),
});

type Target = z.infer<typeof target>;
export type WorkflowNode = z.infer<typeof workflowNode>;
export type NewWorkflow = z.infer<typeof workflowFile> & {
	pinData?: Record<string, Array<{ json: Record<string, unknown> }>>;
};

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

/** What leads to a node. */
export const toNode = (name: string): Target => ({ node: name, type: 'main', index: 0 });

/** What the first output of a node leads to. */
export const to = (...names: readonly string[]) => ({ main: [names.map(toNode)] });

/** A workflow of nodes that follow one another. `after`: the nodes after the last one, one for each of its outputs. */
export function inLine(
	name: string,
	nodes: readonly WorkflowNode[],
	after: readonly WorkflowNode[] = [],
): NewWorkflow {
	const connections: NewWorkflow['connections'] = {};
	for (const [index, { name: from }] of nodes.entries()) {
		const next = nodes[index + 1];
		connections[from] = next ? to(next.name) : { main: after.map((each) => [toNode(each.name)]) };
	}
	const saved = { saveDataSuccessExecution: 'all', saveDataErrorExecution: 'all' };
	const settings = { executionOrder: 'v1', ...saved };
	return { name, settings, nodes: [...nodes, ...after], connections };
}

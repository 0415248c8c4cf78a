import { node, to, toNode, type NewWorkflow, type WorkflowNode } from '../support/workflows';

/** How somebody may wire a workflow otherwise; changes it in place. */
export type Change = (workflow: NewWorkflow) => void;

/** The names of all nodes that a node leads to, its own among them. */
export function leadsTo(
	name: string,
	connections: NewWorkflow['connections'],
	found = new Set<string>(),
): Set<string> {
	if (found.has(name)) return found;
	found.add(name);
	for (const next of connections[name]?.['main']?.flat() ?? [])
		leadsTo(next.node, connections, found);
	return found;
}

/** Every output of a node leads to another one, the payment unless it is named, as well. */
export const toPay =
	(from: string, target = 'Pay'): Change =>
	({ connections }) => {
		const main = ((connections[from] ??= {})['main'] ??= []);
		// No node has more outputs; one that is not there does nothing.
		for (const output of [0, 1, 2, 3]) {
			const targets = (main[output] ??= []);
			if (!targets.some(({ node: next }) => next === target)) targets.push(toNode(target));
		}
	};

/** Deletes a node as the editor does: what led to it is joined to what its first output led to. */
export const deleted =
	(name: string): Change =>
	(workflow) => {
		const { [name]: own, ...connections } = workflow.connections;
		for (const targets of Object.values(connections).flatMap(({ main = [] }) => main)) {
			const at = targets.findIndex((target) => target.node === name);
			if (at >= 0) targets.splice(at, 1, ...(own?.['main']?.[0] ?? []));
		}
		workflow.connections = connections;
		workflow.nodes = workflow.nodes.filter((each) => each.name !== name);
	};

const afterRequest =
	(step: WorkflowNode): Change =>
	({ nodes, connections }) => {
		nodes.push(step);
		connections[step.name] = connections['Payment Request'] ?? {};
		connections['Payment Request'] = to(step.name);
	};

/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
export const unpacked = afterRequest(
	node(
		'Unpacked',
		'set',
		{ mode: 'raw', jsonOutput: '={{ { ...$json, ...$json.body } }}', options: {} },
		3.4,
	),
);

/** Each of the `rows` of a request is a payment of its own. */
export const manyPayments = afterRequest(
	node('Rows', 'splitOut', {
		fieldToSplitOut: 'body.rows',
		options: { destinationFieldName: 'body' },
	}),
);

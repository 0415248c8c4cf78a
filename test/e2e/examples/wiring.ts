import { node, to, toNode, type NewWorkflow } from '../support/workflows';

/** How somebody may wire a workflow otherwise; changes it in place. */
export type Change = (workflow: NewWorkflow) => void;

/** The names of all nodes that a node leads to, its own among them. */
export function leadsTo(name: string, connections: NewWorkflow['connections']): Set<string> {
	const found = new Set([name]);
	// What is added on the way is gone through as well.
	for (const each of found)
		for (const next of connections[each]?.['main']?.flat() ?? []) found.add(next.node);
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

/** Puts a node of n8n's own between the request and what follows it. */
const afterRequest =
	(...step: Parameters<typeof node>): Change =>
	({ nodes, connections }) => {
		const [name] = step;
		nodes.push(node(...step));
		connections[name] = connections['Payment Request'] ?? {};
		connections['Payment Request'] = to(name);
	};

const besides = { mode: 'raw', jsonOutput: '={{ { ...$json, ...$json.body } }}', options: {} };
const toBody = { fieldToSplitOut: 'body.rows', options: { destinationFieldName: 'body' } };

/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
export const unpacked = afterRequest('Unpacked', 'set', besides, 3.4);

/** Each of the `rows` of a request is a payment of its own. */
export const manyPayments = afterRequest('Rows', 'splitOut', toBody);

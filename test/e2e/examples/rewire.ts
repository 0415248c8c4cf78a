import type { NewWorkflow } from '../support/workflows';

/** A node's output, by its position, and the node that it is joined to. */
export interface Wire {
	from: string;
	output: number;
	to: string;
}

/** Another workflow made of a workflow. */
export type Change = (workflow: NewWorkflow) => NewWorkflow;

type Outputs = NewWorkflow['connections'][string][string];

/** Joins an output to a node besides what it is joined to, as drawing a line in the editor does. */
export function joined(workflow: NewWorkflow, { from, output, to }: Wire): NewWorkflow {
	const outputs = outputsOf(workflow, from);
	const known = outputs[output] ?? [];
	if (known.some(({ node }) => node === to)) return workflow;
	const all = Array.from({ length: Math.max(outputs.length, output + 1) }, (_, index) => {
		const targets = outputs[index] ?? [];
		return index === output ? [...targets, { node: to, type: 'main', index: 0 }] : targets;
	});
	return withOutputs(workflow, from, all);
}

/** Joins an output to this node alone. */
export function moved(workflow: NewWorkflow, wire: Wire): NewWorkflow {
	const emptied = outputsOf(workflow, wire.from).map((targets, index) =>
		index === wire.output ? [] : targets,
	);
	return joined(withOutputs(workflow, wire.from, emptied), wire);
}

/** Deletes a node as the editor does: what led to it is joined to what its first output led to. */
export function deleted(workflow: NewWorkflow, name: string): NewWorkflow {
	const [behind = []] = outputsOf(workflow, name);
	const wires = allWires(workflow);
	const before = wires.filter(({ to }) => to === name);
	const bridges = before.flatMap((wire) => behind.map(({ node }) => ({ ...wire, to: node })));
	const kept = wires.filter(({ from, to }) => from !== name && to !== name);
	const bare = {
		...workflow,
		nodes: workflow.nodes.filter((node) => node.name !== name),
		connections: {},
	};
	return [...kept, ...bridges].reduce(joined, bare);
}

/** Switches a node off: what comes to it goes on by its first output. */
export function deactivated(workflow: NewWorkflow, name: string): NewWorkflow {
	const nodes = workflow.nodes.map((node) =>
		node.name === name ? { ...node, disabled: true } : node,
	);
	return { ...workflow, nodes };
}

function outputsOf({ connections }: NewWorkflow, name: string): Outputs {
	return connections[name]?.['main'] ?? [];
}

function withOutputs(workflow: NewWorkflow, name: string, main: Outputs): NewWorkflow {
	return { ...workflow, connections: { ...workflow.connections, [name]: { main } } };
}

function allWires({ connections }: NewWorkflow): Wire[] {
	return Object.entries(connections).flatMap(([from, { main = [] }]) =>
		main.flatMap((targets, output) => targets.map(({ node }) => ({ from, output, to: node }))),
	);
}

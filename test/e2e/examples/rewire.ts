import type { NewWorkflow } from '../support/workflows';

/** A node's output, by its position, and the node that it is joined to. */
export interface Wire {
	from: string;
	output: number;
	to: string;
}

/** Another workflow made of a workflow. */
export type Change = (workflow: NewWorkflow) => NewWorkflow;

/** Joins an output to a node besides what it is joined to, as drawing a line in the editor does. */
export function joined(workflow: NewWorkflow, wire: Wire): NewWorkflow {
	const wires = wiresOf(workflow);
	const isThere = wires.some(
		({ from, output, to }) => from === wire.from && output === wire.output && to === wire.to,
	);
	return isThere ? workflow : withWires(workflow, [...wires, wire]);
}

/** Joins an output to this node alone. */
export function moved(workflow: NewWorkflow, wire: Wire): NewWorkflow {
	const others = wiresOf(workflow).filter(
		({ from, output }) => from !== wire.from || output !== wire.output,
	);
	return withWires(workflow, [...others, wire]);
}

/** Deletes a node as the editor does: what led to it is joined to what its first output led to. */
export function deleted(workflow: NewWorkflow, name: string): NewWorkflow {
	const wires = wiresOf(workflow);
	const behind = wires.filter(({ from, output }) => from === name && output === 0);
	const bridges = wires
		.filter(({ to }) => to === name)
		.flatMap((wire) => behind.map(({ to }) => ({ ...wire, to })));
	const kept = wires.filter(({ from, to }) => from !== name && to !== name);
	const nodes = workflow.nodes.filter((node) => node.name !== name);
	return bridges.reduce(joined, withWires({ ...workflow, nodes }, kept));
}

/** Switches a node off: what comes to it goes on by its first output. */
export function deactivated(workflow: NewWorkflow, name: string): NewWorkflow {
	const nodes = workflow.nodes.map((node) =>
		node.name === name ? { ...node, disabled: true } : node,
	);
	return { ...workflow, nodes };
}

function wiresOf({ connections }: NewWorkflow): Wire[] {
	return Object.entries(connections).flatMap(([from, { main = [] }]) =>
		main.flatMap((targets, output) => targets.map(({ node }) => ({ from, output, to: node }))),
	);
}

function withWires(workflow: NewWorkflow, wires: readonly Wire[]): NewWorkflow {
	const connections: NewWorkflow['connections'] = {};
	for (const { from, output, to } of wires) {
		const { main = [] } = (connections[from] ??= { main: [] });
		while (main.length <= output) main.push([]);
		main[output]?.push({ node: to, type: 'main', index: 0 });
	}
	return { ...workflow, connections };
}

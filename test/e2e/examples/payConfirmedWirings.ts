import type { NewWorkflow } from '../support/workflows';
import { deactivated, deleted, joined, moved, type Wire } from './rewire';

const request = 'Payment Request';
const lookup = 'Look Up Holder';
const reason = 'Reason Not to Pay';
const pay = 'Pay';
const answers = ['Answer: Paid', 'Answer: Review', 'Answer: Refused', 'Answer: Not Checked'];
const behindLookup = [reason, pay, ...answers];

/** Another workflow made of a workflow. */
export type Change = (workflow: NewWorkflow) => NewWorkflow;

/** The example, wired otherwise, whether it still pays the confirmed holder, and whether it answers everybody. */
export type Wiring = [title: string, change: Change, still: { pays: boolean; answers: boolean }];

const outputs = (from: string, count: number, targets: readonly string[]): Wire[] =>
	Array.from({ length: count }, (_, output) => targets.map((to) => ({ from, output, to }))).flat();

const said = ({ from, output, to }: Wire): string => `output ${output} of ${from} → ${to}`;

const off =
	(name: string): Change =>
	(workflow) =>
		deactivated(workflow, name);
const gone =
	(name: string): Change =>
	(workflow) =>
		deleted(workflow, name);

/** Every line that can be drawn but for circles: they never end, whatever they lead through. */
const wires = [
	...outputs(request, 1, behindLookup),
	...outputs(lookup, 4, behindLookup),
	...outputs(reason, 1, answers),
	...outputs(pay, 2, answers),
	...outputs('Answer: Review', 2, [reason, pay]),
	...outputs('Answer: Not Checked', 2, [reason, pay]),
];

/** All outputs of the lookup lead to the payment, straight and by the reason. */
export const allToThePayment: Change = (workflow) =>
	outputs(lookup, 4, [reason, pay]).reduce(joined, workflow);

/** So does what has passed no lookup. */
const requestsToo: Change = (workflow) =>
	outputs(request, 1, [reason, pay]).reduce(joined, allToThePayment(workflow));

/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
const unpacked: Change = (workflow) => {
	const parameters = { mode: 'raw', jsonOutput: '={{ { ...$json, ...$json.body } }}', options: {} };
	const between = {
		...{ id: 'unpacked', name: 'Unpacked', type: 'n8n-nodes-base.set', typeVersion: 3.4 },
		...{ position: [0, 0] satisfies [number, number], parameters },
	};
	const all = { ...workflow, nodes: [...workflow.nodes, between] };
	const there = moved(all, { from: request, output: 0, to: between.name });
	return joined(there, { from: between.name, output: 0, to: lookup });
};

/** Without an answer others are still paid and answered. */
const without = (name: string): Wiring[2] =>
	answers.includes(name) ? { pays: true, answers: false } : { pays: false, answers: true };

const nobody = { pays: false, answers: true };

/** Every wiring that is tried, by what is done to the example. */
export const wirings: Readonly<Record<string, Wiring[]>> = {
	'a line more': wires.map((wire) => [
		said(wire),
		(flow) => joined(flow, wire),
		{ pays: true, answers: true },
	]),
	'a line moved': outputs(lookup, 4, behindLookup).map((wire) => [
		said(wire),
		(flow) => moved(flow, wire),
		{ pays: wire.output !== 1 || wire.to === reason, answers: true },
	]),
	'a node deactivated': [lookup, ...behindLookup].map((name) => [name, off(name), without(name)]),
	'a node deleted': [lookup, ...behindLookup].map((name) => [name, gone(name), without(name)]),
	'all lines to the payment, and': [
		['the lookup deactivated', (flow) => off(lookup)(requestsToo(flow)), nobody],
		['the lookup deleted', (flow) => gone(lookup)(requestsToo(flow)), nobody],
		['the reason deactivated', (flow) => off(reason)(requestsToo(flow)), nobody],
		['the reason deleted', (flow) => gone(reason)(requestsToo(flow)), nobody],
		[
			'the caller’s fields beside n8n’s, both deactivated',
			(flow) => off(reason)(off(lookup)(requestsToo(unpacked(flow)))),
			nobody,
		],
	],
};

/** The wirings to try with an account or a setting with which nobody may be paid. */
export const shortWays: Readonly<Record<string, Change>> = {
	'wired as it is': (workflow) => workflow,
	'with every output joined to the payment': allToThePayment,
	'by the conditions of Pay alone': (workflow) => off(reason)(unpacked(workflow)),
};

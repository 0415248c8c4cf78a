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

/** From every output of the lookup, and from before it, to what leads to a payment. */
const toThePayment = [...outputs(lookup, 4, [reason, pay]), ...outputs(request, 1, [reason, pay])];

/** A line is drawn, then a node is switched off or deleted. */
const besides = (name: string, change: Change): Wiring[] =>
	toThePayment
		.filter(({ to }) => to !== name)
		.map((wire) => [
			said(wire),
			(flow) => change(joined(flow, wire)),
			{ pays: false, answers: true },
		]);

/** Without an answer others are still paid and answered. */
const without = (name: string): Wiring[2] =>
	answers.includes(name) ? { pays: true, answers: false } : { pays: false, answers: true };

/** All outputs of the lookup lead to the payment, straight and by the reason. */
export const allToThePayment: Change = (workflow) =>
	outputs(lookup, 4, [reason, pay]).reduce(joined, workflow);

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

const beside = [...outputs(lookup, 4, [reason, pay]), ...outputs('Unpacked', 1, [reason, pay])];

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
	'a line more and the lookup deactivated': besides(lookup, off(lookup)),
	'a line more and the lookup deleted': besides(lookup, gone(lookup)),
	'a line more and the reason deactivated': besides(reason, off(reason)),
	'a line more and the reason deleted': besides(reason, gone(reason)),
	'a line more, the caller’s fields beside n8n’s, the lookup deactivated': beside.map((wire) => [
		said(wire),
		(flow) => off(lookup)(joined(unpacked(flow), wire)),
		{ pays: false, answers: true },
	]),
	'a line more, the caller’s fields beside n8n’s, the reason deactivated': beside
		.filter(({ output, to }) => output !== 1 && to === pay)
		.map((wire) => [
			said(wire),
			(flow) => off(reason)(joined(unpacked(flow), wire)),
			// The caller’s own field “lookup” is in the way of the result, of which the lookup warns.
			{ pays: false, answers: true },
		]),
	'a line more, the caller’s fields beside n8n’s, both deactivated': beside.map((wire) => [
		said(wire),
		(flow) => off(reason)(off(lookup)(joined(unpacked(flow), wire))),
		{ pays: false, answers: true },
	]),
};

/** The wirings to try with an account or a setting with which nobody may be paid. */
export const shortWays: Readonly<Record<string, Change>> = {
	'wired as it is': (workflow) => workflow,
	'with every output joined to the payment': allToThePayment,
	'with the reason deactivated': off(reason),
	'with the reason deleted': gone(reason),
	'with the caller’s fields beside n8n’s': unpacked,
	'by the conditions of Pay alone': (workflow) => off(reason)(unpacked(workflow)),
};

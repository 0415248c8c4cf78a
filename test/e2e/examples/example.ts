import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder } from '../../realN8n/paths';
import type { NewWorkflow } from '../support/workflows';

const target = z.object({ node: z.string(), type: z.string(), index: z.number() });
const node = z.object({
	id: z.string(),
	name: z.string(),
	type: z.string(),
	typeVersion: z.number(),
	position: z.tuple([z.number(), z.number()]),
	parameters: z.record(z.unknown()),
	credentials: z.record(z.object({ id: z.string(), name: z.string() })).optional(),
});
const workflow = z.object({
	name: z.string(),
	nodes: z.array(node.passthrough()),
	connections: z.record(z.record(z.array(z.array(target)))),
	settings: z.record(z.unknown()),
});
const setParameters = z
	.object({
		assignments: z
			.object({
				assignments: z.array(z.object({ name: z.string(), value: z.unknown() }).passthrough()),
			})
			.passthrough(),
	})
	.passthrough();
type ExampleNode = z.infer<typeof node>;
type ByNode = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a user would change in an example before using it. */
export interface ExampleChanges {
	/** The id of the credential to choose, by the credential's type. */
	credentials: Readonly<Record<string, string>>;
	/** Values of the fields that an Edit Fields node sets, by the node's name. */
	fields?: ByNode;
	/** Parameters of other nodes, by the node's name. */
	parameters?: ByNode;
	/** Nodes that are switched off. */
	deactivated?: readonly string[];
	/** Nodes that the example has switched off and that are switched on. */
	activated?: readonly string[];
	/** What is written otherwise in its expressions. */
	rewritten?: Readonly<Record<string, string>>;
}

/**
 * Reads an example and changes in it what a user would.
 * @param file its name in the folder of examples
 * @throws when a change names a node, a field, a text or a credential type that the example does not have
 */
export async function readExample(file: string, changes: ExampleChanges): Promise<NewWorkflow> {
	let text = await readFile(join(examplesFolder, file), 'utf8');
	for (const [from, to] of Object.entries(changes.rewritten ?? {})) {
		if (!text.includes(from)) throw new Error(`${file} has nowhere “${from}”.`);
		text = text.replaceAll(from, to);
	}
	const { nodes, ...rest } = workflow.parse(JSON.parse(text));
	const { fields = {}, parameters = {}, deactivated = [], activated = [] } = changes;
	const names = nodes.map(({ name }) => name);
	const named = [...Object.keys(fields), ...Object.keys(parameters)];
	const changed = [...named, ...deactivated, ...activated];
	const unknown = changed.filter((name) => !names.includes(name));
	if (unknown.length > 0) throw new Error(`${file} has no node ${unknown.join(', ')}.`);
	return {
		...rest,
		nodes: nodes.map((each) => {
			const { credentials = header(each, changes), ...own } = each;
			return {
				...own,
				parameters: { ...withFields(each, fields[each.name]), ...parameters[each.name] },
				...(deactivated.includes(each.name) && { disabled: true }),
				...(activated.includes(each.name) && { disabled: false }),
				...(credentials && { credentials: chosen(credentials, changes.credentials) }),
			};
		}),
	};
}

/** A webhook that asks for a header names no credential: each user makes one. */
function header({ parameters }: ExampleNode, changes: ExampleChanges): ExampleNode['credentials'] {
	const id = changes.credentials['httpHeaderAuth'];
	const asks = parameters['authentication'] === 'headerAuth';
	return asks && id !== undefined ? { httpHeaderAuth: { id, name: 'Callers' } } : undefined;
}

function withFields({ name, parameters }: ExampleNode, values?: ByNode[string]): object {
	if (!values) return parameters;
	const { assignments: list, ...rest } = setParameters.parse(parameters);
	const known = list.assignments.map((each) => each.name);
	const unknown = Object.keys(values).filter((field) => !known.includes(field));
	if (unknown.length > 0) throw new Error(`${name} has no field ${unknown.join(', ')}.`);
	const changed = list.assignments.map((each) => ({
		...each,
		value: each.name in values ? values[each.name] : each.value,
	}));
	return { ...rest, assignments: { ...list, assignments: changed } };
}

function chosen(
	placeholders: NonNullable<ExampleNode['credentials']>,
	ids: ExampleChanges['credentials'],
): NonNullable<ExampleNode['credentials']> {
	return Object.fromEntries(
		Object.entries(placeholders).map(([type, { name }]) => {
			const id = ids[type];
			if (id === undefined) throw new Error(`No credential was given for ${type}.`);
			return [type, { id, name }];
		}),
	);
}

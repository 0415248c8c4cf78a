import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder, packageName } from '../../realN8n/paths';
import { CREDENTIAL_TYPES } from '../../simulator';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt, type PublishedWorkflow } from '../support/publishWorkflow';
import type { NewWorkflow } from '../support/workflows';

const credentialType = CREDENTIAL_TYPES.apiUser;
const lookupType = `${packageName}.mobileMoneyNameLookup`;

const target = z.object({ node: z.string(), type: z.string(), index: z.number() });
const node = z
	.object({
		id: z.string(),
		name: z.string(),
		type: z.string(),
		typeVersion: z.number(),
		position: z.tuple([z.number(), z.number()]),
		parameters: z.record(z.unknown()),
		credentials: z.record(z.object({ id: z.string(), name: z.string() })).optional(),
	})
	.passthrough();
/** A workflow as its file holds it. */
export const workflowFile = z.object({
	name: z.string(),
	nodes: z.array(node),
	connections: z.record(z.record(z.array(z.array(target)))),
	settings: z.record(z.unknown()),
});

/** What a user would change in an example before using it. */
export interface ExampleChanges {
	/** The id of the credential that lookups use; without one they stay in the demo. */
	account?: string;
	credentials?: Readonly<Record<string, string>>;
	parameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	deactivated?: readonly string[];
	activated?: readonly string[];
	rewritten?: Readonly<Record<string, string>>;
}

/** Publishes a copy of an example under a path of its own; `address` is that of its trigger, such as `/form/verify-sheet`. Returns once it answers. */
export async function publishExample(
	live: LiveN8n,
	file: string,
	address: string,
	settings: ExampleChanges = {},
	...changes: ReadonlyArray<(workflow: NewWorkflow) => void>
): Promise<PublishedWorkflow> {
	const [, kind, name] = address.split('/');
	const path = randomUUID();
	const rewritten = { ...settings.rewritten, [`"path": "${name}`]: `"path": "${path}` };
	const workflow = await readExample(file, { ...settings, rewritten });
	for (const change of changes) change(workflow);
	return await publishAt(live, workflow, `/${kind}/${path}`);
}

/** Reads an example and changes in it what a user would. Throws when a change names a node or a text that it does not have. */
export async function readExample(
	file: string,
	changes: ExampleChanges = {},
): Promise<NewWorkflow> {
	const { account = '', parameters = {}, deactivated = [], activated = [] } = changes;
	const ids: Record<string, string> = {
		...changes.credentials,
		...(account !== '' && { [credentialType]: account }),
	};
	let text = await readFile(join(examplesFolder, file), 'utf8');
	for (const [from, to] of Object.entries(changes.rewritten ?? {})) {
		if (!text.includes(from)) throw new Error(`${file} has nowhere “${from}”.`);
		text = text.replaceAll(from, to);
	}
	const { nodes, ...rest } = workflowFile.parse(JSON.parse(text));
	const switched = [...deactivated, ...activated];
	for (const name of [...Object.keys(parameters), ...switched])
		if (!nodes.some((each) => each.name === name)) throw new Error(`${file} has no node ${name}.`);
	const changed = nodes.map((each) => {
		const isLookup = each.type === lookupType && credentialType in ids;
		// What asks for a header names no credential: each user makes one.
		const asksForHeader =
			each.parameters['authentication'] === 'headerAuth' ||
			each.parameters['genericAuthType'] === 'httpHeaderAuth';
		const types = [
			...Object.keys(each.credentials ?? {}),
			...(isLookup ? [credentialType] : []),
			...(asksForHeader ? ['httpHeaderAuth'] : []),
		];
		const chosen = types.flatMap((type) => {
			const id = ids[type];
			return id === undefined ? [] : [[type, { id, name: 'Chosen here' }] as const];
		});
		return {
			...each,
			...(switched.includes(each.name) && { disabled: deactivated.includes(each.name) }),
			parameters: {
				...each.parameters,
				...(isLookup && { authentication: 'apiUser' }),
				...parameters[each.name],
			},
			credentials: { ...each.credentials, ...Object.fromEntries(chosen) },
		};
	});
	return { ...rest, nodes: changed };
}

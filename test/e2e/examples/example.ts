import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder, packageName } from '../../realN8n/paths';
import type { RunningN8n } from '../../realN8n/n8nServer';
import { CREDENTIAL_TYPES } from '../../simulator';
import { publishAt, type PublishedWorkflow } from '../support/publishWorkflow';
import { workflowFile, type NewWorkflow } from '../support/workflows';

const lookupType = `${packageName}.mobileMoneyNameLookup`;
const triggers = ['n8n-nodes-base.formTrigger', 'n8n-nodes-base.webhook'];

/** What a user would change in an example before using it. */
export interface ExampleChanges {
	/** The id of the credential that lookups use; without one they stay in the demo. */
	account?: string;
	/** The ids of other credentials, by their types. */
	credentials?: Readonly<Record<string, string>>;
	parameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	deactivated?: readonly string[];
	/** Texts of the file, and what stands in their place. */
	rewritten?: Readonly<Record<string, string>>;
	/** Change the workflow in place. */
	rewired?: ReadonlyArray<(workflow: NewWorkflow) => void>;
}

/** The text of an example's file. */
export const fileOf = (name: string): string =>
	readFileSync(join(examplesFolder, `${name}.json`), 'utf8');

/** Publishes a copy of an example, with its triggers activated, under a path of its own. Returns once its first webhook or form answers. */
export async function publishExample(
	n8n: Pick<RunningN8n, 'rest' | 'baseUrl'>,
	name: string,
	changes: ExampleChanges = {},
): Promise<PublishedWorkflow> {
	const [own = ''] = /"path": "[^"]+/.exec(fileOf(name)) ?? [];
	const path = randomUUID();
	const rewritten = { ...changes.rewritten, [own]: `"path": "${path}` };
	const workflow = readExample(name, { ...changes, rewritten });
	const called = workflow.nodes.filter(({ type }) => triggers.includes(type));
	for (const each of called) each.disabled = false;
	const kind = called[0]?.type === triggers[0] ? 'form' : 'webhook';
	return await publishAt(n8n, workflow, `/${kind}/${path}`);
}

/** Reads an example and changes in it what a user would. Throws when a change names a node or a text that it does not have. */
export function readExample(name: string, changes: ExampleChanges = {}): NewWorkflow {
	const { account = '', parameters = {}, deactivated = [] } = changes;
	let text = fileOf(name);
	for (const [from, to] of Object.entries(changes.rewritten ?? {})) {
		if (!text.includes(from)) throw new Error(`${name} has nowhere “${from}”.`);
		text = text.replaceAll(from, to);
	}
	const workflow: NewWorkflow = workflowFile.parse(JSON.parse(text));
	const names = workflow.nodes.map((each) => each.name);
	for (const changed of [...Object.keys(parameters), ...deactivated])
		if (!names.includes(changed)) throw new Error(`${name} has no node ${changed}.`);
	const chosen = { ...changes.credentials, [CREDENTIAL_TYPES.apiUser]: account };
	const ids = Object.entries(chosen).filter(([, id]) => id !== '');
	for (const each of workflow.nodes) {
		if (deactivated.includes(each.name)) each.disabled = true;
		if (account !== '' && each.type === lookupType) each.parameters['authentication'] = 'apiUser';
		Object.assign(each.parameters, parameters[each.name]);
		// n8n takes the one that the node asks for.
		for (const [type, id] of ids) (each.credentials ??= {})[type] = { id, name: 'Chosen here' };
	}
	for (const rewire of changes.rewired ?? []) rewire(workflow);
	return workflow;
}

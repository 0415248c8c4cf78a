import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder, packageName } from '../realN8n/paths';

// Strict: nothing that n8n adds when it exports, such as pinned data, an instance id or data of a credential.
const credential = z.object({ id: z.string(), name: z.string() }).strict();
const node = z.object({
	id: z.string(),
	name: z.string(),
	type: z.string(),
	webhookId: z.string().optional(),
	parameters: z.record(z.unknown()),
	credentials: z.record(credential).optional(),
	onError: z.string().default('stopWorkflow'),
	retryOnFail: z.boolean().default(false),
});
type Node = z.infer<typeof node>;
const workflow = z
	.object({
		id: z.string(),
		name: z.string(),
		nodes: z.array(node),
		connections: z.record(z.record(z.array(z.array(z.object({ node: z.string() }))))),
		settings: z.record(z.unknown()),
	})
	.strict();

const textOf = (file: string): string => readFileSync(join(examplesFolder, file), 'utf8');
const read = (name: string) => workflow.parse(JSON.parse(textOf(`${name}.json`)));
const isNote = (type: string): boolean => type === 'n8n-nodes-base.stickyNote';
const isLookup = ({ type }: Node): boolean =>
	type.startsWith(`${packageName}.mobileMoneyNameLookup`);

/** The examples, and how many nodes each may have. */
const EXAMPLES: ReadonlyArray<[name: string, most: number]> = [
	['check-one-payee', 5],
	['google-sheets', 12],
	['large-sheet', 14],
	['pay-confirmed', 8],
	['review-payees', 10],
	['scheduled-recheck', 12],
	['spreadsheet-verification', 13],
	['verify-remembered', 16],
	['webhook-payout', 27],
];
const nodesOf = (name: string) => read(name).nodes;
const allNodes = EXAMPLES.flatMap(([name]) => nodesOf(name));
const files = readdirSync(examplesFolder);

test('the examples in the folder are those that are tested here', () => {
	const found = files.filter((file) => file.endsWith('.json')).sort();
	expect(found).toEqual(EXAMPLES.map(([name]) => `${name}.json`));
});

function expressionsIn(value: unknown): string[] {
	if (typeof value === 'string') return value.startsWith('=') ? [value] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(expressionsIn);
}

const expressionsOf = (nodes: readonly Node[]) =>
	nodes.flatMap(({ parameters }) => expressionsIn(parameters));

/** What no expression may hold. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
	'more than 160 characters': /^[^]{161}/,
	'a function': /=>|\bfunction\b/,
	'a regular expression': /(?:^|[\s(,=:[!&|?{}])\/(?![/*\s])[^/\n]+\/|\bRegExp\b|\.match(?:All)?\(/,
	HTML: /<\/?[a-z!]/i,
	// No expression of one value needs a semicolon, and each CSS declaration ends with one.
	'CSS or a statement': /;/,
};

const faultsOf = (text: string): string[] =>
	Object.entries(FORBIDDEN).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

test.each([
	['={{ $json.rows.filter((row) => row.ok) }}', 'a function'],
	['={{ /^[0-9]+$/.test($json.amount) }}', 'a regular expression'],
	["={{ $json.name.replace(/[&<]/g, '') }}", 'a regular expression'],
	['=<b>{{ $json.name }}</b>', 'HTML'],
	['=h1 { color: red; }', 'CSS or a statement'],
	[`={{ '${'x'.repeat(160)}' }}`, 'more than 160 characters'],
])('the search for logic in expressions finds %s', (text, fault) => {
	expect(faultsOf(text)).toEqual([fault]);
});

test('all examples together have at most 12,000 characters of expressions', () => {
	expect(expressionsOf(allNodes).join('').length).toBeLessThanOrEqual(12_000);
});

describe.each(EXAMPLES)('the example %s', (example, most) => {
	const { nodes, connections, settings } = read(example);
	const names = nodes.map(({ name }) => name);

	test(`has at most ${most} nodes of n8n and of this package, each with a name and an id of its own`, () => {
		const known = new RegExp(`^(n8n-nodes-base|${packageName})\\.`);
		expect(nodes.filter(({ type }) => !known.test(type))).toEqual([]);
		expect(nodes.filter(({ type }) => !isNote(type)).length).toBeLessThanOrEqual(most);
		expect(new Set(names).size).toBe(nodes.length);
		expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
	});

	test('only connects nodes: its expressions are short, and it has no code', () => {
		expect(nodes.filter(({ type }) => type.endsWith('.code'))).toEqual([]);
		expect(expressionsOf(nodes).filter((text) => faultsOf(text).length > 0)).toEqual([]);
		expect(JSON.stringify(nodes)).not.toMatch(/"operation":"(?:regex|notRegex)"/);
	});

	test('refers only to nodes that it has', () => {
		const connected = Object.values(connections)
			.flatMap((outputs) => Object.values(outputs).flat(2))
			.map((target) => target.node);
		const parameters = JSON.stringify(nodes.map((each) => each.parameters));
		const inExpressions = [...parameters.matchAll(/\$\('((?:[^'\\]|\\.)+)'\)/g)].map(
			([, referred = '']) => referred,
		);
		const referred = [...connected, ...Object.keys(connections), ...inExpressions];
		expect(referred.filter((each) => !names.includes(each))).toEqual([]);
	});

	test('keeps its addresses after an import, because no path is the webhookId, which n8n replaces', () => {
		const isReplaced = ({ webhookId, parameters }: Node): boolean =>
			webhookId !== undefined && JSON.stringify(parameters).includes(`"path":"${webhookId}"`);
		expect(nodes.filter(isReplaced).map(({ name }) => name)).toEqual([]);
	});

	test('makes a data table with more than one try, because of two that do so at once one fails', () => {
		const creators = nodes.filter(({ parameters }) => parameters['operation'] === 'create');
		expect(creators.filter(({ retryOnFail }) => !retryOnFail)).toEqual([]);
	});

	test('guides a newcomer with notes, comes with the demo, and keeps the time of Nairobi', () => {
		expect([3, 4]).toContain(nodes.filter(({ type }) => isNote(type)).length);
		const lookups = nodes.filter(isLookup);
		for (const { credentials, parameters } of lookups) {
			expect(credentials).toBeUndefined();
			expect(parameters).toMatchObject({ authentication: 'demo' });
		}
		expect(lookups).not.toEqual([]);
		expect(settings['timezone']).toBe('Africa/Nairobi');
		// An import can drop the settings of a workflow.
		expect(JSON.stringify(nodes)).toContain('Africa/Nairobi');
	});
});

test.each([
	'google-sheets',
	'large-sheet',
	'review-payees',
	'scheduled-recheck',
	'spreadsheet-verification',
	'verify-remembered',
])('an example keeps the answers of all other rows when one cannot be checked: %s', (name) => {
	const ways = nodesOf(name)
		.filter(isLookup)
		.map(({ onError }) => onError);
	expect(new Set(ways)).toEqual(new Set(['continueRegularOutput']));
});

test.each(['spreadsheet-verification', 'verify-remembered'])(
	'an example hands out no workbook of a sheet that could not be read: %s',
	(example) => {
		const answer = nodesOf(example).find(({ name }) => name === 'Answer');
		const field = "={{ $json.sheetRead ? 'workbook, report' : 'report' }}";
		expect(answer?.parameters).toMatchObject({ inputDataFieldName: field });
	},
);

test('the schedule of the re-check starts what a run by hand starts', () => {
	const { connections } = read('scheduled-recheck');
	const byHand = connections['When clicking ‘Execute workflow’'];
	expect(connections['Every Monday at 6:00']).toEqual(byHand);
	expect(byHand).toBeDefined();
});

test('the pages have at most 250 words each, and 1,900 together', () => {
	const pages = files.filter((file) => file.endsWith('.md'));
	const words = pages.map((page) => textOf(page).split(/\s+/).filter(Boolean).length);
	expect(words.filter((count) => count > 250)).toEqual([]);
	expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1_900);
});

const madeTable = z.object({
	operation: z.literal('create'),
	tableName: z.string(),
	columns: z.object({ column: z.array(z.object({ name: z.string(), type: z.string() })) }),
});

test.each([
	['accepted_payees', 3],
	['payee_checks', 1],
])('the examples that share the table %s make it alike, whichever runs first', (table, times) => {
	const made = allNodes
		.map(({ parameters }) => madeTable.safeParse(parameters).data)
		.filter((each) => each?.tableName === table)
		.map((each) => JSON.stringify(each?.columns));
	expect(made).toHaveLength(times);
	expect(new Set(made).size).toBe(1);
});

const payment = z.object({
	url: z.string(),
	authentication: z.literal('genericCredentialType'),
	genericAuthType: z.literal('httpHeaderAuth'),
	headerParameters: z.object({ parameters: z.array(z.object({ name: z.string() })) }),
	bodyParameters: z.object({ parameters: z.array(z.object({ name: z.string() })) }),
});

test.each(['pay-confirmed', 'webhook-payout'])(
	'an example lets in only callers with a header, and pays by one field of the lookup, with a credential to choose, an Idempotency-Key and the account: %s',
	(example) => {
		const pay = nodesOf(example).find(({ name }) => name === 'Pay');
		const { url, headerParameters, bodyParameters } = payment.parse(pay?.parameters);
		const fields = [...url.matchAll(/\.lookup\.(\w+)/g)].map(([, field]) => field);
		expect(fields).toEqual(['payable']);
		expect(headerParameters.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
		const webhooks = nodesOf(example).filter(({ type }) => type === 'n8n-nodes-base.webhook');
		for (const { parameters } of webhooks)
			expect(parameters).toMatchObject({ authentication: 'headerAuth' });
		const sent = bodyParameters.parameters.map(({ name }) => name);
		expect(sent).toEqual(['reference', 'type', 'number', 'account', 'amount']);
	},
);

const styled = z.object({ options: z.object({ customCss: z.string() }) });

test('the forms whose page comes before any node of the package have one style, of at most 1,000 characters', () => {
	const styles = ['check-one-payee', 'spreadsheet-verification', 'verify-remembered']
		.flatMap(nodesOf)
		.filter(({ type }) => type === 'n8n-nodes-base.formTrigger')
		.map(({ parameters }) => styled.parse(parameters).options.customCss);
	expect(styles).toHaveLength(3);
	expect(new Set(styles).size).toBe(1);
	expect(styles[0]?.length).toBeLessThanOrEqual(1_000);
});

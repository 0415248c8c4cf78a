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
const read = (file: string) => workflow.parse(JSON.parse(textOf(file)));
const isNote = (type: string): boolean => type === 'n8n-nodes-base.stickyNote';
const isLookup = ({ type }: z.infer<typeof node>): boolean =>
	type.startsWith(`${packageName}.mobileMoneyNameLookup`);

const examples = readdirSync(examplesFolder).filter((file) => file.endsWith('.json'));

describe.each(examples)('the example %s', (file) => {
	const { nodes, connections, settings } = read(file);
	const names = nodes.map(({ name }) => name);

	test('has nodes of n8n and of this package only, without code, each with a name and an id of its own', () => {
		const known = new RegExp(`^(n8n-nodes-base|@n8n/n8n-nodes-langchain|${packageName})\\.`);
		const others = nodes.filter(({ type }) => !known.test(type) || type.endsWith('.code'));
		expect(others).toEqual([]);
		expect(new Set(names).size).toBe(nodes.length);
		expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
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
		const isReplaced = ({ webhookId, parameters }: z.infer<typeof node>): boolean =>
			webhookId !== undefined && JSON.stringify(parameters).includes(`"path":"${webhookId}"`);
		expect(nodes.filter(isReplaced).map(({ name }) => name)).toEqual([]);
	});

	test('makes a data table with more than one try, because of two that do so at once one fails', () => {
		const creators = nodes.filter(({ parameters }) => parameters['operation'] === 'create');
		expect(creators.filter(({ retryOnFail }) => !retryOnFail)).toEqual([]);
	});

	test('guides a newcomer with notes, comes with the demo, and keeps the time of Nairobi', () => {
		const notes = nodes.filter(({ type }) => isNote(type));
		expect([3, 4]).toContain(notes.length);
		const lookups = nodes.filter(isLookup);
		for (const { credentials, parameters } of lookups) {
			expect(credentials).toBeUndefined();
			expect(parameters).toMatchObject({ authentication: 'demo' });
		}
		expect(lookups).not.toEqual([]);
		expect(settings.timezone).toBe('Africa/Nairobi');
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
])('%s keeps the answers of all other rows when one cannot be checked', (name) => {
	const ways = read(`${name}.json`)
		.nodes.filter(isLookup)
		.map(({ onError }) => onError);
	expect(new Set(ways)).toEqual(new Set(['continueRegularOutput']));
});

test.each(['spreadsheet-verification.json', 'verify-remembered.json'])(
	'%s hands out no workbook of a sheet that could not be read',
	(file) => {
		const answer = read(file).nodes.find(({ name }) => name === 'Answer');
		const field = "={{ $json.sheetRead ? 'workbook, report' : 'report' }}";
		expect(answer?.parameters).toMatchObject({ inputDataFieldName: field });
	},
);

const words = (file: string): number => textOf(file).split(/\s+/).filter(Boolean).length;
const pages = readdirSync(examplesFolder).filter((file) => file.endsWith('.md'));

test('the pages have at most 250 words each, and 1,900 together', () => {
	expect(pages.filter((page) => words(page) > 250)).toEqual([]);
	expect(pages.reduce((sum, page) => sum + words(page), 0)).toBeLessThanOrEqual(1_900);
});

const styled = z.object({ options: z.object({ customCss: z.string() }) });

const madeTable = z.object({
	operation: z.literal('create'),
	tableName: z.string(),
	columns: z.object({ column: z.array(z.object({ name: z.string(), type: z.string() })) }),
});

test.each([
	['accepted_payees', 3],
	['payee_checks', 1],
])('the examples that share the table %s make it alike, whichever runs first', (table, times) => {
	const made = examples
		.flatMap((file) => read(file).nodes)
		.map(({ parameters }) => madeTable.safeParse(parameters).data)
		.filter((each) => each?.tableName === table)
		.map((each) => JSON.stringify(each?.columns));
	expect(made).toHaveLength(times);
	expect(new Set(made).size).toBe(1);
});

function expressionsIn(value: unknown): string[] {
	if (typeof value === 'string') return value.startsWith('=') ? [value] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(expressionsIn);
}

const expressionsOf = (file: string) =>
	read(file).nodes.flatMap(({ parameters }) => expressionsIn(parameters));

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

const operator = z.object({ operator: z.object({ operation: z.enum(['regex', 'notRegex']) }) });
const holdsRegex = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	(operator.safeParse(value).success || Object.values(value).some(holdsRegex));

describe('logic lives in the package, and a workflow only connects nodes', () => {
	test.each(examples)('%s has short expressions without code', (file) => {
		expect(expressionsOf(file).filter((text) => faultsOf(text).length > 0)).toEqual([]);
		expect(read(file).nodes.filter(({ parameters }) => holdsRegex(parameters))).toEqual([]);
	});

	test('all examples together have at most 12,000 characters of expressions', () => {
		expect(examples.flatMap(expressionsOf).join('').length).toBeLessThanOrEqual(12_000);
	});

	test.each([
		{ name: 'check-one-payee', most: 5 },
		{ name: 'spreadsheet-verification', most: 13 },
		{ name: 'verify-remembered', most: 16 },
		{ name: 'google-sheets', most: 12 },
		{ name: 'large-sheet', most: 14 },
		{ name: 'pay-confirmed', most: 8 },
		{ name: 'webhook-payout', most: 27 },
		{ name: 'review-payees', most: 10 },
		{ name: 'scheduled-recheck', most: 12 },
	])('$name has at most $most nodes', ({ name, most }) => {
		const counted = read(`${name}.json`).nodes.filter(({ type }) => !isNote(type));
		expect(counted.length).toBeLessThanOrEqual(most);
	});

	test.each([
		['={{ $json.rows.filter((row) => row.ok) }}', 'a function'],
		['={{ /^[0-9]+$/.test($json.amount) }}', 'a regular expression'],
		["={{ $json.name.replace(/[&<]/g, '') }}", 'a regular expression'],
		['=<b>{{ $json.name }}</b>', 'HTML'],
		['=h1 { color: red; }', 'CSS or a statement'],
		[`={{ '${'x'.repeat(160)}' }}`, 'more than 160 characters'],
	])('finds what is wrong with %s', (text, fault) => {
		expect(faultsOf(text)).toEqual([fault]);
	});
});

const payment = z.object({
	url: z.string(),
	authentication: z.literal('genericCredentialType'),
	genericAuthType: z.literal('httpHeaderAuth'),
	headerParameters: z.object({ parameters: z.array(z.object({ name: z.string() })) }),
	bodyParameters: z.object({ parameters: z.array(z.object({ name: z.string() })) }),
});

test.each(['pay-confirmed.json', 'webhook-payout.json'])(
	'%s pays by one field of the lookup, with a credential to choose, an Idempotency-Key and the account',
	(file) => {
		const pay = read(file).nodes.find(({ name }) => name === 'Pay');
		const { url, headerParameters, bodyParameters } = payment.parse(pay?.parameters);
		const fields = [...url.matchAll(/\.lookup\.(\w+)/g)].map(([, field]) => field);
		expect(fields).toEqual(['payable']);
		expect(headerParameters.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
		const sent = bodyParameters.parameters.map(({ name }) => name);
		expect(sent).toEqual(['reference', 'type', 'number', 'account', 'amount']);
	},
);

test('the forms whose page comes before any node of the package have one style, of at most 1,000 characters', () => {
	const styles = ['check-one-payee.json', 'spreadsheet-verification.json', 'verify-remembered.json']
		.flatMap((file) => read(file).nodes)
		.filter(({ type }) => type === 'n8n-nodes-base.formTrigger')
		.map(({ parameters }) => styled.parse(parameters).options.customCss);
	expect(styles).toHaveLength(3);
	expect(new Set(styles).size).toBe(1);
	expect(styles[0]?.length).toBeLessThanOrEqual(1_000);
});

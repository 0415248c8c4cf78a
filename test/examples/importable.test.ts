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
	onError: z.string().optional(),
	retryOnFail: z.boolean().optional(),
});
type Node = z.infer<typeof node>;
const outputs = z.array(z.array(z.object({ node: z.string() })));
const workflow = z
	.object({
		id: z.string(),
		name: z.string(),
		nodes: z.array(node),
		connections: z.record(z.record(outputs)),
		settings: z.record(z.unknown()),
	})
	.strict();

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

const read = (name: string) =>
	workflow.parse(JSON.parse(readFileSync(join(examplesFolder, `${name}.json`), 'utf8')));
const nodesOf = (name: string) => read(name).nodes;
const allNodes = EXAMPLES.flatMap(([name]) => nodesOf(name));
const isNote = ({ type }: Node): boolean => type === 'n8n-nodes-base.stickyNote';
const isLookup = ({ type }: Node): boolean => type === `${packageName}.mobileMoneyNameLookup`;

test('the examples in the folder are those that are tested here', () => {
	const found = readdirSync(examplesFolder).filter((file) => file.endsWith('.json'));
	expect(found.sort()).toEqual(EXAMPLES.map(([name]) => `${name}.json`));
});

function expressionsIn(value: unknown): string[] {
	if (typeof value === 'string') return value.startsWith('=') ? [value] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(expressionsIn);
}

/** What no expression may hold. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
	'more than 160 characters': /^[^]{161}/,
	'a function': /=>|\bfunction\b/,
	'a regular expression': /(?:^|[\s(,=:[!&|?{}])\/(?![/*\s])[^/\n]+\/|\bRegExp\b|\.match(?:All)?\(/,
	HTML: /<\/?[a-z!]/i,
	// No expression of one value needs a semicolon, and each CSS declaration ends with one.
	'CSS or a statement': /;/,
};

test('all examples together have at most 12,000 characters of expressions', () => {
	const all = expressionsIn(allNodes.map(({ parameters }) => parameters));
	expect(all.join('').length).toBeLessThanOrEqual(12_000);
});

describe.each(EXAMPLES)('the example %s', (example, most) => {
	const { nodes, connections, settings } = read(example);
	const names = nodes.map(({ name }) => name);

	test(`has at most ${most} nodes of n8n and of this package, each with a name and an id of its own`, () => {
		const known = new RegExp(`^(n8n-nodes-base|${packageName})\\.`);
		expect(nodes.filter(({ type }) => !known.test(type))).toEqual([]);
		expect(nodes.filter((each) => !isNote(each)).length).toBeLessThanOrEqual(most);
		expect(new Set(names).size).toBe(nodes.length);
		expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
	});

	test('only connects nodes: its expressions are short, and it has no code', () => {
		const expressions = expressionsIn(nodes.map(({ parameters }) => parameters));
		const hasLogic = (text: string) =>
			Object.values(FORBIDDEN).some((pattern) => pattern.test(text));
		expect(expressions.filter(hasLogic)).toEqual([]);
		expect(nodes.filter(({ type }) => type.endsWith('.code'))).toEqual([]);
		expect(JSON.stringify(nodes)).not.toMatch(/"operation":"(?:regex|notRegex)"/);
	});

	test('refers only to nodes that it has', () => {
		const targets = Object.values(connections).flatMap((from) => Object.values(from).flat(2));
		const parameters = JSON.stringify(nodes.map((each) => each.parameters));
		const inExpressions = parameters.matchAll(/\$\('((?:[^'\\]|\\.)+)'\)/g);
		const referred = [
			...targets.map((target) => target.node),
			...Object.keys(connections),
			...Array.from(inExpressions, ([, name = '']) => name),
		];
		expect(referred.filter((each) => !names.includes(each))).toEqual([]);
	});

	test('keeps its addresses after an import, because no path is the webhookId, which n8n replaces', () => {
		for (const { webhookId, parameters } of nodes)
			expect(JSON.stringify(parameters)).not.toContain(`"path":"${webhookId}"`);
	});

	test('makes a data table with more than one try, because of two that do so at once one fails', () => {
		const creators = nodes.filter(({ parameters }) => parameters['operation'] === 'create');
		expect(creators.filter(({ retryOnFail }) => retryOnFail !== true)).toEqual([]);
	});

	test('guides a newcomer with notes, comes with the demo, and keeps the time of Nairobi', () => {
		expect([3, 4]).toContain(nodes.filter(isNote).length);
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

const ofOnePayee = ['check-one-payee', 'pay-confirmed', 'webhook-payout'];
test.each(EXAMPLES.filter(([name]) => !ofOnePayee.includes(name)))(
	'an example keeps the answers of all other rows when one cannot be checked: %s',
	(name) => {
		for (const { onError } of nodesOf(name).filter(isLookup))
			expect(onError).toBe('continueRegularOutput');
	},
);

test('“Verify a sheet, payees remembered” hands out no workbook of a sheet that could not be read', () => {
	// Of “Verify a sheet” the page in n8n shows it.
	const answer = nodesOf('verify-remembered').find(({ name }) => name === 'Answer');
	const field = "={{ $json.sheetRead ? 'workbook, report' : 'report' }}";
	expect(answer?.parameters).toMatchObject({ inputDataFieldName: field });
});

test('the schedule of the re-check starts what a run by hand starts', () => {
	const { connections } = read('scheduled-recheck');
	const byHand = connections['When clicking ‘Execute workflow’'];
	expect(byHand).toBeDefined();
	expect(connections['Every Monday at 6:00']).toEqual(byHand);
});

test('the examples that share the table of accepted payees make it alike, whichever runs first', () => {
	const made = allNodes.filter(
		({ parameters: { operation, tableName } }) =>
			operation === 'create' && tableName === 'accepted_payees',
	);
	const columns = made.map(({ parameters }) => JSON.stringify(parameters['columns']));
	expect(columns).toHaveLength(3);
	expect(new Set(columns).size).toBe(1);
});

test.each(['pay-confirmed', 'webhook-payout'])(
	'an example lets in only callers with a header, and pays by one field of the lookup, with a credential to choose, an Idempotency-Key and the account: %s',
	(example) => {
		const { url, ...pay } = nodesOf(example).find(({ name }) => name === 'Pay')?.parameters ?? {};
		const named = (...names: string[]) => ({
			parameters: names.map((name): unknown => expect.objectContaining({ name })),
		});
		expect(pay).toMatchObject({
			authentication: 'genericCredentialType',
			genericAuthType: 'httpHeaderAuth',
			headerParameters: named('Idempotency-Key'),
			bodyParameters: named('reference', 'type', 'number', 'account', 'amount'),
		});
		const fields = String(url).matchAll(/\.lookup\.(\w+)/g);
		expect(Array.from(fields, ([, field]) => field)).toEqual(['payable']);
		const webhooks = nodesOf(example).filter(({ type }) => type === 'n8n-nodes-base.webhook');
		for (const { parameters } of webhooks)
			expect(parameters).toMatchObject({ authentication: 'headerAuth' });
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { examplesFolder, packageName } from '../realN8n/paths';

// Strict: nothing that n8n adds when it exports, such as pinned data, an instance id or data of a credential.
const credential = z.object({ id: z.string(), name: z.string() }).strict();
const node = z.object({
	id: z.string(),
	name: z.string(),
	type: z.string(),
	parameters: z.record(z.unknown()),
	credentials: z.record(credential).optional(),
	onError: z.string().default('stopWorkflow'),
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

const examples = readdirSync(examplesFolder).filter((file) => file.endsWith('.json'));

const read = (file: string) =>
	workflow.parse(JSON.parse(readFileSync(join(examplesFolder, file), 'utf8')));

describe.each(examples)('the example %s', (file) => {
	const { nodes, connections, settings } = read(file);
	const names = nodes.map(({ name }) => name);

	test('has nodes of n8n and of this package only, each with a name and an id of its own', () => {
		const known = new RegExp(`^(n8n-nodes-base|@n8n/n8n-nodes-langchain|${packageName})\\.`);
		expect(nodes.filter(({ type }) => !known.test(type))).toEqual([]);
		expect(new Set(names).size).toBe(nodes.length);
		expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
	});

	test('keeps the time of Nairobi', () => {
		expect(settings.timezone).toBe('Africa/Nairobi');
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

	test('guides a newcomer with notes, and says which credentials it needs', () => {
		const notes = nodes.filter(({ type }) => type === 'n8n-nodes-base.stickyNote');
		expect(notes.length).toBeGreaterThanOrEqual(3);
		const lookups = nodes.filter(({ type }) => type.startsWith(packageName));
		expect(lookups.filter(({ credentials }) => credentials === undefined)).toEqual([]);
		// The trail of the checks asks nobody.
		expect(lookups.length > 0).toBe(file !== 'month-of-checks.json');
	});
});

test.each([
	['agent-tool.json', 3],
	['check-one-payee.json', 7],
	['check-remembered.json', 13],
	['google-sheets.json', 16],
	['large-sheet.json', 16],
	['month-of-checks.json', 12],
	['pay-confirmed.json', 10],
	['review-payees.json', 14],
	['scheduled-recheck.json', 16],
	['spreadsheet-verification.json', 16],
	['verify-remembered.json', 15],
	['webhook-payout.json', 31],
])('%s has no more than %d nodes, four notes, and no code', (file, most) => {
	const types = read(file).nodes.map(({ type }) => type.replace('n8n-nodes-base.', ''));
	const steps = types.filter((type) => type !== 'stickyNote');
	expect(steps.length).toBeLessThanOrEqual(most);
	expect(types.length - steps.length).toBeLessThanOrEqual(4);
	expect(steps).not.toContain('code');
});

test.each([
	'check-remembered.json',
	'google-sheets.json',
	'large-sheet.json',
	'review-payees.json',
	'scheduled-recheck.json',
	'spreadsheet-verification.json',
	'verify-remembered.json',
])('%s keeps the answers of all other rows when one cannot be checked', (file) => {
	const lookups = read(file).nodes.filter(({ type }) => type.startsWith(packageName));
	expect(lookups).not.toEqual([]);
	for (const { name, onError } of lookups)
		expect({ name, onError }).toEqual({ name, onError: 'continueRegularOutput' });
});

test('the Google Sheets example writes the columns of a result, all of them and nothing else', () => {
	const { nodes } = read('google-sheets.json');
	const { includeFields } = nodes.find(({ name }) => name === 'Result Columns')?.parameters ?? {};
	expect(includeFields).toBe(['row_number', ...RESULT_COLUMNS].join(', '));
});

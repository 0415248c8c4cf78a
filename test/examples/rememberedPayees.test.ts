import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder } from '../realN8n/paths';

const workflow = z.object({
	nodes: z.array(z.object({ type: z.string(), parameters: z.record(z.unknown()) })),
});
const madeTable = z.object({
	operation: z.literal('create'),
	tableName: z.string(),
	columns: z.object({ column: z.array(z.object({ name: z.string(), type: z.string() })) }),
});

const read = (file: string): string => readFileSync(join(examplesFolder, file), 'utf8');

const sharing = [
	...['verify-remembered', 'check-remembered', 'review-payees', 'scheduled-recheck'],
	'month-of-checks',
];

test('the workflows that share the tables of payees make them alike, whichever runs first', () => {
	const tables = sharing.flatMap((name) =>
		workflow
			.parse(JSON.parse(read(`${name}.json`)))
			.nodes.map(({ parameters }) => madeTable.safeParse(parameters).data)
			.filter((made) => made !== undefined),
	);
	const columns = (table: string): string[] =>
		tables.flatMap(({ tableName, columns: { column } }) =>
			tableName === table ? [column.map(({ name, type }) => `${name} ${type}`).join(', ')] : [],
		);
	expect(columns('accepted_payees')).toHaveLength(4);
	expect(columns('payee_checks')).toHaveLength(6);
	expect(tables).toHaveLength(10);
	for (const table of ['accepted_payees', 'payee_checks'])
		expect(new Set(columns(table)).size).toBe(1);
});

test.each([...sharing, 'check-one-payee'])('the page %s.md has at most 500 words', (name) => {
	const page = read(`${name}.md`);
	expect(page.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(500);
});

import type { IDataObject } from 'n8n-workflow';

import { newCredential } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { made } from './made';

describe('results of the lookup itself', () => {
	const numbers = [
		'900001',
		'900002',
		'900003',
		'900004',
		'900005',
		'900006',
		'0712345678',
		'900001',
	];
	const payees = numbers.map((number, at) => ['Jane Kamau', number, 100 + at]);
	const rows = [['Supplier', 'Till', 'Amount (KES)'], ...payees, ['TOTAL', '', 828]];

	async function resultsOf(items: readonly IDataObject[], resultFormat: string) {
		const { outputs } = await runNode({
			items: items.map((json) => ({ json })),
			parameters: {
				authentication: 'demo',
				operation: 'sheet',
				options: { keepTogether: true, resultFormat },
			},
			credentials: newCredential({}),
			withoutCredential: true,
			onError: 'continueRegularOutput',
		});
		return outputs.flat().map(({ json }) => json);
	}

	const reportsOn = async (items: readonly IDataObject[]) =>
		await Promise.all(
			['fields', 'columns'].map(async (format) =>
				made(await resultsOf(items, format), {
					sheet: { fileName: 'x' },
					run: { timeZone: 'America/New_York' },
				}),
			),
		);
	const withoutTime = (report: object = {}): unknown =>
		JSON.parse(JSON.stringify(report).replace(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/g, 'then'));

	it('make the same report from fields and from columns, in which a total is no payee', async () => {
		const [fields, columns] = await reportsOn(rows.map((row) => ({ row })));
		expect(fields).toMatchObject({
			counts: { confirmed: 2, needsReview: 2, notConfirmed: 3, unchecked: 1, noPayees: 1 },
			totals: { all: 828, payable: 0 },
			verdict: 'testOnly',
		});
		expect(withoutTime(columns)).toEqual(withoutTime(fields));
	});

	it('of a sheet with unusual headings tell a clerk what a clerk can do', async () => {
		for (const { text } of await reportsOn([{ row: ['Fundi', 'Namba ya kulipa'] }])) {
			expect(text).toContain('Correct the headings of the sheet, or ask the person who set up');
			expect(text).not.toContain('into Columns');
		}
	});

	it('of a sheet that could not be read say why, once, in fields and in columns', async () => {
		for (const { verdict, text, counts } of await reportsOn([
			{ row: ['%PDF-1.4'] },
			{ row: ['x'] },
		])) {
			expect([verdict, counts]).toEqual(['nothingChecked', expect.objectContaining({ all: 0 })]);
			expect(text.match(/The file is a PDF\./g)).toHaveLength(1);
		}
	});
});

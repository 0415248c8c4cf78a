import type { IDataObject } from 'n8n-workflow';

import { newCredential } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { made } from './made';

/** The report on the demo's results for these items of one sheet. */
async function reportOn(items: readonly IDataObject[], resultFormat: string) {
	const { outputs } = await runNode({
		items: items.map((json) => ({ json })),
		parameters: {
			...{ authentication: 'demo', operation: 'sheet' },
			options: { keepTogether: true, resultFormat },
		},
		...{ credentials: newCredential({}), withoutCredential: true },
		onError: 'continueRegularOutput',
	});
	const results = outputs.flat().map(({ json }) => json);
	const run = { timeZone: 'America/New_York' };
	return made(results, { sheet: { fileName: 'November.xlsx' }, run });
}

const reportsOn = async (items: readonly IDataObject[]) =>
	await Promise.all(['fields', 'columns'].map(async (format) => await reportOn(items, format)));

describe('results of the lookup itself, in fields and in columns', () => {
	const ends = ['1', '2', '3', '4', '5', '6', '7', '8', '1'].map((end) => `90000${end}`);
	const payees = [...ends, '0712345678'].map((number, at) => ({
		row: [
			'Jane Kamau',
			['900004', '900008'].includes(number) ? 'Paybill' : 'Till',
			number,
			100 + at,
		],
	}));
	const sheet = [
		{ row: ['Supplier', 'Type', 'Number', 'Amount (KES)'] },
		...[...payees, { row: ['TOTAL', '', '', 1045] }],
	];
	const timeless = (report: unknown): unknown =>
		JSON.parse(JSON.stringify(report).replace(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/g, 'then'));

	it('make the same report, in which a total is no payee', async () => {
		const [fields, columns] = await reportsOn(sheet);
		expect(fields).toMatchObject({
			...{ counts: { all: 10, payable: 0, noPayees: 1 }, totals: { all: 1045 } },
			verdict: 'testOnly',
		});
		expect(timeless(columns)).toEqual(timeless(fields));
	});

	it('say whose row numbers they mean, warn, and write Paybill in one way', async () => {
		for (const { html, pageMessage, text } of await reportsOn(sheet)) {
			expect(text).toContain('Warning: Also in row 10 of your sheet.');
			for (const page of [html, pageMessage, text])
				expect(page.match(/\bpaybills?\b|\brow \d+\b(?! of your sheet)/g)).toBeNull();
		}
	});

	it('of a sheet with unusual headings tell a clerk what a clerk can do', async () => {
		for (const { text } of await reportsOn([{ row: ['Fundi', 'Namba ya kulipa'] }])) {
			expect(text).toContain('Correct the headings of the sheet, or ask the person who set up');
			expect(text).not.toContain('into Columns');
		}
	});

	it('of a sheet that could not be read say why, once', async () => {
		const unread = [{ row: ['%PDF-1.4'] }, { row: ['x'] }];
		for (const { verdict, sheetRead, text, counts } of await reportsOn(unread)) {
			expect([verdict, sheetRead, counts]).toMatchObject(['nothingChecked', false, { all: 0 }]);
			expect(text.match(/The file is a PDF\./g)).toHaveLength(1);
		}
	});
});

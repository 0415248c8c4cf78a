import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { PayeeCheckReport } from '../../nodes/PayeeCheckReport/PayeeCheckReport.node';
import { TICK } from '../../nodes/PayeeCheckReport/reviewForm';
import { newCredential } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { made } from './made';
import { asFields } from './suppliers';

type More = Partial<Parameters<typeof runNode>[0]>;

async function run(items: readonly IDataObject[], parameters: INodeParameters, more: More = {}) {
	const { outputs, error } = await runNode({
		items: items.map((json) => ({ json: { ...json } })),
		parameters,
		credentials: newCredential({}),
		withoutCredential: true,
		...more,
	});
	expect(error).toBeUndefined();
	return outputs;
}

const report = async (items: readonly IDataObject[], parameters: INodeParameters = {}) =>
	await run(items, parameters, { otherNode: new PayeeCheckReport() });

it('41 rows come out as one item with the report as a file', async () => {
	const [[item] = [], ...others] = await report(asFields(), {
		sheet: { fileName: '=Payments {{ 40 + 1 }}.xlsx' },
		options: { timeZone: 'Africa/Nairobi' },
	});
	expect(others).toEqual([]);
	const fileName = 'Payments 41, checked 2026-11-25';
	const title = 'Payments 41: 30 of 40 payees can be paid';
	expect(item?.json).toMatchObject({ title, fileName });
	const file = item?.binary?.['report'];
	expect(file).toMatchObject({ mimeType: 'text/html', fileName: `${fileName}.html` });
	const html = Buffer.from(file?.data ?? '', 'base64').toString('utf8');
	expect(html).toBe(item?.json['html']);
	expect(item?.pairedItem).toHaveLength(41);
});

it('one payee needs no parameter, and the file can have another field', async () => {
	const options = { binaryPropertyName: 'data' };
	const [[item] = []] = await report(asFields().slice(0, 1), { options });
	expect(item?.json['pageTitle']).toBe('Confirmed');
	expect(Object.keys(item?.binary ?? {})).toEqual(['data']);
});

it('a report needs no parameters: their expressions may give nothing, or another kind of value', async () => {
	const nothing = '={{ $json.nowhere }}';
	const [[item] = []] = await report(asFields(), {
		sheet: { fileName: nothing, fingerprint: '={{ {} }}', uploadedBy: '={{ [1] }}' },
		options: {
			formUrl: nothing,
			formAnswers: nothing,
			timeZone: nothing,
			rowIdField: '={{ 5 }}',
			binaryPropertyName: nothing,
		},
	});
	expect(item?.json['verdict']).toBe('partlyPayable');
});

it('items that no lookup has checked are named as such', async () => {
	const [[item] = []] = await report([{ Supplier: 'Jane Kamau', Till: '900001', Amount: 5 }]);
	expect(item?.json).toMatchObject({ verdict: 'nothingChecked', pageTitle: 'Unchecked' });
});

it('the answers of a review are its item, and the rows come from an expression', async () => {
	const user = { id: 'u1', email: 'mary@example.com' };
	const check = { outcome: 'Needs Review', payee: 'Jane Kamua', registered_name: 'JANE KAMAU' };
	const rows = [1, 2].map((id) => ({ id, checked_by: 'Wanja', ...check }));
	const outputs = await report([{ 'row 1': [TICK], 'how 1': 'Called Jane', user }], {
		operation: 'reviewAnswers',
		rowIdField: 'id',
		openedBy: '={{ $json.user }}',
		rows: `={{ ${JSON.stringify(rows)} }}`,
		uploaderMayAccept: false,
	});
	expect(outputs.map((items) => items.map(({ json }) => json['id']))).toEqual([[1]]);
});

/** The report on the demo's results for a sheet with these rows, in fields and in columns. */
const reportsOn = async (rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
	await Promise.all(
		['fields', 'columns'].map(async (resultFormat) => {
			const options = { keepTogether: true, resultFormat };
			const parameters = { authentication: 'demo', operation: 'sheet', options };
			const sheet = rows.map((row) => ({ row: [...row] }));
			const outputs = await run(sheet, parameters, { onError: 'continueRegularOutput' });
			const results = outputs.flat().map(({ json }) => json);
			return made(results, { sheet: { fileName: 'November.xlsx' } });
		}),
	);

describe('results of the lookup itself, in fields and in columns', () => {
	const payee = (number: string, at: number) => {
		const type = /[48]$/.test(number) ? 'Paybill' : 'Till';
		return ['Jane Kamau', type, number, 100 + at];
	};
	const ends = Array.from('123456781', (end) => `90000${end}`);
	const sheet = [
		['Supplier', 'Type', 'Number', 'Amount (KES)'],
		...[...ends, '0712345679'].map(payee),
		['TOTAL', '', '', 1045],
	];
	const timeless = (report: unknown): unknown =>
		JSON.parse(JSON.stringify(report).replace(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/g, 'then'));

	it('make the same report, in which a total is no payee', async () => {
		const [fields, columns] = await reportsOn(sheet);
		expect(fields).toMatchObject({
			counts: { all: 10, payable: 0, noPayees: 1 },
			totals: { all: 1045 },
			verdict: 'testOnly',
		});
		expect(timeless(columns)).toEqual(timeless(fields));
	});

	it('say that row numbers are those of the sheet, warn, and write Paybill in one way', async () => {
		for (const { html, pageMessage, text } of await reportsOn(sheet)) {
			expect(text).toContain('Warning: The same payee is also in row 10 of your sheet.');
			for (const page of [html, pageMessage, text])
				expect(page.match(/\bpaybills?\b|\brow \d+\b(?! of your sheet)/g)).toBeNull();
		}
	});

	it('of a sheet with unusual headings tell a clerk what a clerk can do', async () => {
		for (const { text } of await reportsOn([['Fundi', 'Namba ya kulipa']])) {
			expect(text).toContain('Correct the headings of the sheet, or ask the person who set up');
			expect(text).not.toContain("into 'Columns'");
		}
	});

	it('of a sheet that could not be read say why, once', async () => {
		for (const { verdict, sheetRead, text, counts } of await reportsOn([['%PDF-1.4'], ['x']])) {
			expect([verdict, sheetRead, counts]).toMatchObject(['nothingChecked', false, { all: 0 }]);
			expect(text.match(/The file is a PDF\./g)).toHaveLength(1);
		}
	});
});

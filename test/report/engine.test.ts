import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { PayeeCheckReport } from '../../nodes/PayeeCheckReport/PayeeCheckReport.node';
import { TICK } from '../../nodes/PayeeCheckReport/reviewForm';
import { goesOn, lookUp } from '../support/lookUp';
import { newCredential } from '../support/newCredential';
import { made } from './made';
import { asFields } from './suppliers';

const NO_CREDENTIAL = { credentials: newCredential({}), withoutCredential: true };

async function report(items: readonly IDataObject[], parameters: INodeParameters = {}) {
	const { outputs, error } = await lookUp(items, {
		...NO_CREDENTIAL,
		otherNode: new PayeeCheckReport(),
		parameters: { operation: 'report', ...parameters },
	});
	expect(error).toBeUndefined();
	return outputs;
}

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

it('a report needs no parameters: their expressions may give nothing, or another kind of value', async () => {
	const nothing = '={{ $json.nowhere }}';
	const [[item] = []] = await report(asFields(), {
		sheet: { fileName: nothing, fingerprint: '={{ {} }}', uploadedBy: '={{ [1] }}' },
		options: { formUrl: nothing, timeZone: '={{ 5 }}' },
	});
	expect(item?.json['verdict']).toBe('partlyPayable');
});

it('Read Review Answers reads the item of the form, and the rows from an expression', async () => {
	const user = { id: 'u1', email: 'mary@example.com' };
	const check = { outcome: 'Needs Review', payee: 'Jane Kamua', registered_name: 'JANE KAMAU' };
	const rows = [1, 2].map((id) => ({ json: { id, checked_by: 'Wanja', ...check } }));
	const outputs = await report([{ 'row 1': [TICK], 'how 1': 'Called Jane', user }], {
		operation: 'reviewAnswers',
		openedBy: '={{ $json.user }}',
		rows: `={{ ${JSON.stringify(rows, null, 1)} }}`,
		uploaderMayAccept: false,
	});
	expect(outputs.map((items) => items.map(({ json }) => json['id']))).toEqual([[1]]);
});

it('the lookup’s own results make the same report in fields and in columns, in which a total is no payee', async () => {
	const ends = Array.from('123456781', (end) => `90000${end}`);
	const payees = [...ends, '0712345679'].map((number, at) => {
		const type = /[48]$/.test(number) ? 'Paybill' : 'Till';
		return { Supplier: 'Jane Kamau', Type: type, Number: number, 'Amount (KES)': 100 + at };
	});
	const sheet = [...payees, { Supplier: 'TOTAL', 'Amount (KES)': 1045 }];
	const timeless = (report: unknown): unknown =>
		JSON.parse(JSON.stringify(report).replace(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/g, 'then'));
	const reportIn = async (resultFormat: string) => {
		const options = { keepTogether: true, resultFormat };
		const parameters = { authentication: 'demo', operation: 'sheet' };
		const run = { parameters, options, ...NO_CREDENTIAL, ...goesOn };
		const results = (await lookUp(sheet, run)).outputs.flat().map(({ json }) => json);
		return made(results, { sheet: { fileName: 'November.xlsx' } });
	};
	const fields = await reportIn('fields');
	const counts = { all: 10, payable: 0 };
	expect(fields).toMatchObject({ counts, totals: { all: 1045 }, verdict: 'testOnly' });
	expect(timeless(await reportIn('columns'))).toEqual(timeless(fields));
});

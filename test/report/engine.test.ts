import { PayeeCheckReport } from '../../nodes/PayeeCheckReport/PayeeCheckReport.node';
import { newCredential } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { asFields } from './suppliers';

const run = (items: object[], parameters = {}) =>
	runNode({
		items: items.map((json) => ({ json: { ...json } })),
		parameters,
		credentials: newCredential({}),
		withoutCredential: true,
		otherNode: new PayeeCheckReport(),
	});

const binaryText = (data = '') => Buffer.from(data, 'base64').toString('utf8');

it('41 rows come out as one item with the report as a file', async () => {
	const { outputs, error } = await run(asFields(), {
		sheet: { fileName: '=Payments {{ 40 + 1 }}.xlsx', otherWorksheets: '={{ ["Bank", "Old"] }}' },
		options: { timeZone: 'Africa/Nairobi' },
	});
	expect(error).toBeUndefined();
	const [[item] = [], ...others] = outputs;
	expect([outputs[0]?.length, others]).toEqual([1, []]);
	expect(item?.json).toMatchObject({
		title: 'Payments 41: 30 of 40 payees can be paid',
		fileName: 'Payments 41, checked 2026-11-25',
	});
	const file = item?.binary?.['report'];
	expect(file).toMatchObject({
		mimeType: 'text/html',
		fileName: 'Payments 41, checked 2026-11-25.html',
	});
	expect(binaryText(file?.data)).toBe(item?.json['html']);
	expect(item?.json['html']).toContain('Not read: Bank, Old.');
	expect(item?.pairedItem).toHaveLength(41);
});

it('one payee needs no parameter, and the file can have another field', async () => {
	const [item] = asFields();
	const { outputs } = await run([item ?? {}], { options: { binaryPropertyName: 'data' } });
	expect(outputs[0]?.[0]?.json['pageTitle']).toBe('Confirmed');
	expect(Object.keys(outputs[0]?.[0]?.binary ?? {})).toEqual(['data']);
});

it('parameters whose expressions give nothing, or another kind of value, cost no report', async () => {
	const nothing = '={{ $json.nowhere }}';
	const { outputs, error } = await run(asFields(), {
		sheet: {
			fileName: nothing,
			fingerprint: '={{ {} }}',
			uploadedBy: '={{ [1] }}',
			otherWorksheets: '={{ {} }}',
		},
		options: {
			formUrl: nothing,
			formAnswers: nothing,
			timeZone: nothing,
			binaryPropertyName: nothing,
			rowIdField: '={{ 5 }}',
		},
	});
	expect(error).toBeUndefined();
	expect(outputs[0]?.[0]?.json['verdict']).toBe('partlyPayable');
});

it('items that no lookup has checked are named as such', async () => {
	const { outputs } = await run([{ Supplier: 'Jane Kamau', Till: '900001', Amount: 5 }]);
	expect(outputs[0]?.[0]?.json).toMatchObject({
		verdict: 'nothingChecked',
		pageTitle: 'Not Checked',
	});
});

import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { PayeeCheckReport } from '../../nodes/PayeeCheckReport/PayeeCheckReport.node';
import { newCredential } from '../support/newCredential';
import { runNode } from '../support/runNode';
import { asFields } from './suppliers';

const run = async (items: readonly IDataObject[], parameters: INodeParameters = {}) => {
	const { outputs, error } = await runNode({
		...{ items: items.map((json) => ({ json: { ...json } })), parameters },
		...{ credentials: newCredential({}), withoutCredential: true },
		otherNode: new PayeeCheckReport(),
	});
	expect(error).toBeUndefined();
	return outputs;
};

it('41 rows come out as one item with the report as a file', async () => {
	const [[item] = [], ...others] = await run(asFields(), {
		sheet: { fileName: '=Payments {{ 40 + 1 }}.xlsx', otherWorksheets: '={{ ["Bank", "Old"] }}' },
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
	expect(html).toContain('Not read: Bank, Old.');
	expect(item?.pairedItem).toHaveLength(41);
});

it('one payee needs no parameter, and the file can have another field', async () => {
	const options = { binaryPropertyName: 'data' };
	const [[item] = []] = await run(asFields().slice(0, 1), { options });
	expect(item?.json['pageTitle']).toBe('Confirmed');
	expect(Object.keys(item?.binary ?? {})).toEqual(['data']);
});

it('parameters whose expressions give nothing, or another kind of value, cost no report', async () => {
	const nothing = '={{ $json.nowhere }}';
	const [[item] = []] = await run(asFields(), {
		sheet: {
			...{ fileName: nothing, fingerprint: '={{ {} }}', uploadedBy: '={{ [1] }}' },
			otherWorksheets: '={{ {} }}',
		},
		options: {
			...{ formUrl: nothing, formAnswers: nothing, timeZone: nothing, rowIdField: '={{ 5 }}' },
			binaryPropertyName: nothing,
		},
	});
	expect(item?.json['verdict']).toBe('partlyPayable');
});

it('items that no lookup has checked are named as such', async () => {
	const [[item] = []] = await run([{ Supplier: 'Jane Kamau', Till: '900001', Amount: 5 }]);
	expect(item?.json).toMatchObject({ verdict: 'nothingChecked', pageTitle: 'Not Checked' });
});

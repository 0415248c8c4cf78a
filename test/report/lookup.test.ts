import type { IDataObject } from 'n8n-workflow';

import { WARNINGS } from '../../nodes/MobileMoneyNameLookup/domain/warnings';
import { DEMO_SOURCE } from '../../nodes/MobileMoneyNameLookup/services/source';
import {
	aboveHeadings,
	noPayeeOf,
	repeatedHeadings,
} from '../../nodes/MobileMoneyNameLookup/sheet/noPayee';
import { splitDetails } from '../../nodes/PayeeCheckReport/warningSentences';
import { newCredential, runNode } from '../support/runNode';
import { made, row } from './made';

const EXPLANATION = 'All parts of the names match.';

describe('a warning of the lookup, in one text with what differs', () => {
	it.each([
		WARNINGS.unusualLength(4),
		WARNINGS.hiddenCharacter(),
		WARNINGS.shortenedAccount('1.10123E+11'),
		WARNINGS.namesOfOneNumber('Row 8', 'Peter Otieno'),
		WARNINGS.numbersOfOneName('till 900002', 'row 3', true),
		WARNINGS.samePayee('row 12'),
		WARNINGS.numberInManyRows(25),
		WARNINGS.sharedPaybillUncompared(),
		WARNINGS.sharedPaybill(),
		WARNINGS.tooManyAcceptedNames('Other Accepted Names', 12, 10),
		WARNINGS.operatorIgnored(),
		WARNINGS.nothingFound(),
		WARNINGS.fieldReplaced(),
	])('is found: $text', ({ text }) => {
		expect(splitDetails(`${EXPLANATION} ${text}`)).toEqual({ differs: EXPLANATION, warning: text });
	});

	it('is left out where it is that of the demo', () => {
		for (const text of DEMO_SOURCE.warnings)
			expect(splitDetails(`${EXPLANATION} ${text}`)).toEqual({ differs: EXPLANATION, warning: '' });
	});
});

describe('a row that the reading of sheets takes for no payee', () => {
	const total = { cells: ['TOTAL', 5], payee: 'TOTAL', amount: 5, numbers: [], hasNumber: false };
	const kinds = [noPayeeOf(total), repeatedHeadings(), aboveHeadings(4)];

	it.each(kinds)('is counted nowhere: $kind', (kind) => {
		const { message = '' } = kind?.failure ?? {};
		const inside = message.charAt(0).toLowerCase() + message.slice(1);
		const changes = { outcome: 'unchecked', summary: `Row 9 was not checked: ${inside}.` };
		const { counts } = made([row({ Supplier: 'A', Amount: 5 }, changes)], {
			sheet: { fileName: 'x' },
		});
		expect(counts).toMatchObject({ all: 0, noPayees: 1 });
	});
});

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
	const items = numbers.map((number, at) => ({
		json: { Supplier: 'Jane Kamau', Till: number, 'Amount (KES)': 100 + at, row_number: at + 2 },
	}));

	async function resultsAs(resultFormat: string): Promise<IDataObject[]> {
		const { outputs } = await runNode({
			items,
			parameters: {
				authentication: 'demo',
				operation: 'till',
				merchantTillNumber: '={{ $json.Till }}',
				expectedName: '={{ $json.Supplier }}',
				options: { includeInput: true, resultFormat },
			},
			credentials: newCredential({}),
			withoutCredential: true,
			onError: 'continueRegularOutput',
		});
		return outputs
			.flat()
			.map(({ json }) => json)
			.sort((a, b) => Number(a['row_number']) - Number(b['row_number']));
	}

	it('make the same report from fields and from columns', async () => {
		const [fields, columns] = await Promise.all(
			['fields', 'columns'].map(async (format) =>
				made(await resultsAs(format), {
					sheet: { fileName: 'x' },
					run: { timeZone: 'America/New_York' },
				}),
			),
		);
		expect(fields?.counts).toMatchObject({
			confirmed: 2,
			needsReview: 2,
			notConfirmed: 3,
			unchecked: 1,
		});
		expect(fields?.totals).toMatchObject({ all: 828, payable: 0 });
		expect([fields?.verdict, columns?.verdict]).toEqual(['testOnly', 'testOnly']);
		const withoutTime = (report: object = {}): unknown =>
			JSON.parse(JSON.stringify(report).replace(/\d{4}-\d\d-\d\d(?: \d\d:\d\d)?/g, 'then'));
		expect(withoutTime(columns)).toEqual(withoutTime(fields));
	});
});

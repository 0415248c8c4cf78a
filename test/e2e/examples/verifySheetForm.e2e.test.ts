import { createHash } from 'node:crypto';
import { useLiveN8n } from '../support/liveN8n';
import { publishExample, type ExampleChanges } from './example';
import { submitSheet } from './forms';
import { readWorkbook, SHEET_FILES, type Cells } from './sheetFiles';

const sheet: Array<Array<string | number>> = [
	['Supplier', 'Paybill/Till', 'Kind', 'A/C No', 'Amount (KES)', 'Note'],
	['Mercy Nafula Wekesa', '057318', 'till', '', 1500.5, '007'],
	['Jane Kamau', 4738534, 'Till', '', 'KES 2,000/=', '=1+1'],
	['Twiga Housing Co-operative Society', '090010', 'Paybill', 'HSE 7', 250, '@SUM(1+1)*cmd'],
	['Zoë Otieno', '5031264', 'Buy Goods', '', 99.5, '<script>'],
	['Jane Kamau', '0712345678', 'till', '', 'ask her', ''],
];
const notes = sheet.slice(1).map((row) => row[5]);

const column = ([titles = [], ...rows]: Cells, title: string): unknown[] =>
	rows.map((row) => row[titles.indexOf(title)]);

describe('the upload page of the example “Verify a sheet”', () => {
	const live = useLiveN8n();
	let form: string;

	const publish = async (changes: ExampleChanges = {}): Promise<string> => {
		const settings = { account: live().credentialId, ...changes };
		return (await publishExample(live(), 'spreadsheet-verification', settings)).url;
	};
	beforeAll(async () => {
		form = await publish();
	});

	test.each(SHEET_FILES)(
		'answers %s with counts, money, the workbook and the report',
		async (_what, name, make) => {
			const file = await make(sheet);
			const { title, message, files } = await submitSheet(form, name, file);
			expect(title).toBe('Test results: do not pay');
			// Of each outcome: rows and KES.
			const totals = message.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g);
			expect(Array.from(totals, ([, ...columns]) => columns.join())).toEqual([
				'Confirmed,3,3,750.50',
				'Needs Review,0,0.00',
				'Not Confirmed,1,99.50',
				'Unchecked,1,0.00',
				'All,5,3,850.00',
				'Can be paid,0,0.00',
			]);
			const names = files.map((each) => each.name);
			const reportName = expect.stringMatching(/^[Pp]ayees, checked \d{4}-\d\d-\d\d\.html$/);
			expect(names).toEqual(['verification.xlsx', reportName]);
			const [workbook = '', report = ''] = files.map(({ content }) => content);
			const known = [name, 'Wanja of accounts', createHash('sha256').update(file).digest('hex')];
			for (const page of [message, String(report)])
				for (const text of known) expect(page).toContain(text);
			// Throws at a cell that is a formula.
			const cells = await readWorkbook(Buffer.from(workbook));
			expect(column(cells, 'row_number')).toEqual([2, 3, 4, 5, 6]);
			const outcomes = ['Confirmed', 'Confirmed', 'Confirmed', 'Not Confirmed', 'Unchecked'];
			expect(column(cells, 'Lookup Outcome')).toEqual(outcomes);
			const numbers = ['057318', '4738534', '090010', '5031264', ''];
			expect(column(cells, 'Lookup Number')).toEqual(numbers);
			expect(column(cells, 'Lookup Account')).toEqual(['', '', 'HSE 7', '', '']);
			// Numbers that can be added up, and what is none as it was.
			expect(column(cells, 'Amount (KES)')).toEqual([1500.5, 2000, 250, 99.5, 'ask her']);
			expect(column(cells, 'Note')).toEqual(notes);
			expect(new Set(column(cells, 'Lookup Payable'))).toEqual(new Set(['No']));
		},
	);

	const badLine = `Supplier,Till,Amount\n${'Jane Kamau,4738534,7\n'.repeat(12)}Jane Kamau,4738534,7,8\n`;
	test.each<[string, string | Buffer, RegExp]>([
		['a bad line', badLine, /Line 14 has one comma too many/],
		['an empty file', '', /The sheet is empty/],
		// n8n’s reader only says of it that it has another format.
		['a picture', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), /The file is not a sheet/],
	])('checks nothing of a sheet with %s, and says why', async (_what, content, why) => {
		const { title, message, files } = await submitSheet(form, 'a.csv', content);
		expect(title).toBe('Nothing was checked');
		expect(message).toMatch(why);
		// No workbook, which could be taken for one of checked rows.
		expect(files).toMatchObject([{ name: 'a, not checked.html' }]);
		expect(String(files[0]?.content)).toContain('Nothing was checked');
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});

	test('confirms nobody when the lookup is deactivated', async () => {
		const url = await publish({ deactivated: ['Check the Sheet'] });
		const earlier = 'till,payee,Lookup Outcome\n4738534,Jane Kamau,Confirmed\n';
		const { title, files } = await submitSheet(url, 'a.csv', earlier);
		expect(title).toBe('Nothing was checked');
		expect(String(files.at(-1)?.content)).not.toMatch(/You can pay|JANE/);
	});
});

import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { TONES } from '../../nodes/PayeeCheckReport/tone';
import { made, result, row } from './made';
import { asColumns, asFields, columnsOf } from './suppliers';

const sheet = { fileName: 'Supplier payments Nov 2026.xlsx' };
const REVIEW = { outcome: 'needsReview', payable: false, nextStep: 'Ask the payee.' };
const OTHER = { outcome: 'notConfirmed', payable: false, nextStep: 'Do not pay.' };
const FAILED = {
	outcome: 'unchecked',
	payable: false,
	name: undefined,
	number: undefined,
	entered: { number: '0712' },
};
const WARNED = { warnings: ['Also in row 2.'] };

describe('counts and totals', () => {
	it('are those of a month', () => {
		const { counts, totals } = made(asFields(), { sheet });
		expect(counts).toEqual({
			confirmed: 31,
			needsReview: 4,
			notConfirmed: 2,
			unchecked: 3,
			all: 40,
			payable: 30,
			confirmedWithWarning: 3,
			withoutAmount: 0,
			noPayees: 1,
		});
		expect(totals).toEqual({
			confirmed: 633_303,
			needsReview: 38_250,
			notConfirmed: 358_400,
			unchecked: 24_300,
			all: 1_054_253,
			payable: 588_303,
			confirmedWithWarning: 88_500,
		});
	});

	it('have no error of cents, however many', () => {
		const rows = Array.from({ length: 1000 }, () => row({ Amount: 0.1 }));
		expect(made(rows, { sheet }).totals).toMatchObject({ all: 100 });
	});

	it('leave out an amount that cannot be read, and say so', () => {
		const report = made([row({ Amount: 'about 500' }), row({ Amount: 10 })], { sheet });
		expect(report.counts).toMatchObject({ all: 2, withoutAmount: 1 });
		expect(report.totals).toMatchObject({ all: 10 });
		for (const text of [report.text, report.html, report.pageMessage])
			expect(text).toContain('1 payee without an amount that can be counted.');
		expect(report.html).toContain('about 500');
	});
});

describe('an amount', () => {
	it.each([-5, '(500)'])(
		'that is negative, such as %j, counts nowhere and is warned of',
		(Amount) => {
			const report = made([row({ Amount }), row({ Amount: 10 })], { sheet });
			expect(report.totals).toMatchObject({ all: 10, payable: 10, confirmed: 10 });
			expect(report.counts).toMatchObject({ withoutAmount: 1, confirmedWithWarning: 1 });
			expect(report.toActOn).toMatchObject([
				{ warning: 'The amount is negative, so it counts nowhere. Find out what it means.' },
			]);
			expect(report.html).toContain(String(Amount));
		},
	);

	const TOTAL = { outcome: 'unchecked', payable: false, number: undefined, entered: {} };
	const totals = (...rows: ReadonlyArray<readonly [string, number]>) =>
		made([
			row({ Supplier: 'Jane', Amount: 600 }),
			row({ Supplier: 'Peter', Amount: 400 }),
			...rows.map(([Supplier, Amount]) => row({ Supplier, Amount }, TOTAL)),
		]).text;

	it('of a total that differs from the sum of the rows is named', () => {
		expect(totals(['TOTAL', 1200.5])).toContain(
			"The sheet's total says KES 1,200.50; the rows add up to KES 1,000.00.",
		);
	});

	it.each([
		['equals the sum', [['TOTAL', 1000]]],
		[
			'follows its subtotals',
			[
				['Subtotal', 600],
				['Subtotal', 400],
				['Total', 1000],
			],
		],
		[
			'is only subtotals',
			[
				['Subtotal', 600],
				['Subtotal', 400],
			],
		],
	] as const)('of a total that %s is not named', (_what, rows) => {
		expect(totals(...rows)).not.toContain('total says');
	});
});

describe('what to do with a row', () => {
	const stepOf = (changes: IDataObject) => made([row({ Till: '1' }, changes)], { sheet }).text;

	it.each<[string, IDataObject]>([
		['of a number that does not exist', { ...OTHER, nextStep: 'Correct the number.' }],
		['that was not checked', { ...FAILED, nextStep: 'Correct the number.' }],
	])('%s says not to pay first', (_what, changes) => {
		expect(stepOf(changes)).toContain('Do not pay. Correct the number.');
	});

	it('says nothing about paying where names alone were compared', () => {
		const names = { ...OTHER, number: undefined, environment: undefined };
		expect(stepOf({ ...names, nextStep: 'Find out which name is right.' })).not.toContain(
			'Do not pay. Find',
		);
	});

	it('sends a clerk to the person who can change the workflow', () => {
		expect(stepOf({ ...FAILED, nextStep: 'Open the credential and save it.' })).toContain(
			'Do not pay. Ask the person who set up this page: Open the credential and save it.',
		);
	});

	it('stands after the reason where the row was not checked, which does not name the row again', () => {
		const changes = { ...FAILED, summary: 'Row 1 was not checked: 0712 is a phone number.' };
		const step = 'Enter the till.';
		for (const { html, text, pageMessage } of [
			made([row({}, { ...changes, nextStep: step })]),
			made([row({}, { ...changes, nextStep: step })], { sheet }),
		])
			for (const page of [html, text, pageMessage]) {
				expect(page).not.toContain('Row 1 was not checked');
				expect(page.indexOf('Not checked: 0712 is a')).toBeLessThan(page.indexOf(step));
			}
	});
});

it('a test result with a warning does not speak of paying', () => {
	const test = { environment: 'uat', payable: false, warnings: ['Also in row 2.'] };
	expect(made([row({}, test)], { sheet }).text).toContain('1 Confirmed row has a warning. Read it.\n');
});

describe('the link to the review form', () => {
	const options = { reviewUrl: '../form/review-payees' };
	const LINK = 'Reference: <b>4711</b>. <a href="../form/review-payees">Review now</a>';

	it('stands with the reference before the table where a row needs review, and nowhere else', () => {
		const { pageMessage } = made([row({}), row({}, REVIEW)], { sheet, options });
		expect(pageMessage.startsWith(`<div>1 row needs review. ${LINK}</div>\n<table>`)).toBe(true);
		expect(made([row({})], { sheet, options }).pageMessage).not.toContain(LINK);
		const unsafe = made([row({}, REVIEW)], { sheet, options: { reviewUrl: 'javascript:x' } });
		expect(unsafe.pageMessage).not.toContain('Review now');
	});
});

describe('rows to act on', () => {
	const rowsOf = (items: IDataObject[]) =>
		z
			.array(z.object({ row: z.string() }))
			.parse(made(items, { sheet }).toActOn)
			.map((each) => each.row);

	it('are Confirmed ones that must not simply be paid, then by outcome, then by money, then as they came', () => {
		const items = [
			row({ Amount: 1 }),
			row({ Amount: 5 }, FAILED),
			row({ Amount: 5 }, REVIEW),
			row({ Amount: 9 }, REVIEW),
			row({ Amount: 9 }, REVIEW),
			row({ Amount: 1 }, OTHER),
			row({ Amount: 1 }, WARNED),
			row(
				{ Amount: 7 },
				{ payable: false, nextStep: 'Compare this name with your records before you pay.' },
			),
		];
		expect(rowsOf(items)).toEqual(['8', '7', '6', '4', '5', '3', '2']);
	});

	it('are no Confirmed rows of a test, which pays nobody anyway', () => {
		expect(rowsOf([row({}, { environment: 'uat', payable: false })])).toEqual([]);
	});

	it('come before all others in the voucher, and every row is there once', () => {
		const { html } = made(asFields(), { sheet });
		const shown = Array.from(html.matchAll(/<tr><td>(\d+)<\/td>/g), ([, name]) => Number(name));
		expect(shown.slice(0, 12)).toEqual([16, 29, 43, 30, 15, 31, 10, 23, 36, 44, 32, 22]);
		expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 5));
		expect(html).toContain('<li>Row 45. TOTAL, 949,199.50. Not checked: this row was taken for');
	});
});

describe('the verdict', () => {
	it.each<[string, IDataObject[], string]>([
		['payable', [{}, {}], 'All 2 payees can be paid'],
		['partlyPayable', [{}, REVIEW], '1 of 2 payees can be paid'],
		['notPayable', [OTHER, REVIEW], 'None of 2 payees can be paid yet'],
		['testOnly', [{ environment: 'uat', payable: false }, FAILED], 'Test results: do not pay'],
		['nothingChecked', [FAILED, FAILED], 'Nothing was checked'],
		['nothingChecked', [], 'Nothing was checked'],
		[
			'namesOnly',
			[{ environment: undefined, number: undefined, payable: false }],
			'1 of 1 name confirmed',
		],
	])('is %s for %j', (verdict, results, pageTitle) => {
		const items = results.map((changes) => row({ Supplier: 'Jane' }, changes));
		expect(made(items, { sheet })).toMatchObject({
			verdict,
			pageTitle,
			title: `Supplier payments Nov 2026: ${pageTitle}`,
		});
	});
});

describe('green', () => {
	const { ink, tint } = TONES.good;
	const outcomes = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'];
	const environments = ['production', 'uat', 'demo', undefined];
	const cases = outcomes.flatMap((outcome) =>
		environments.flatMap((environment) =>
			[true, false, undefined].flatMap((payable) =>
				[undefined, ['Also in row 2.']].map((warnings) => ({
					outcome,
					environment,
					payable,
					warnings,
				})),
			),
		),
	);

	it.each(cases)('is the page only where it can be paid without a warning: %j', (changes) => {
		const { outcome, environment, payable, warnings } = changes;
		const mayBeGreen =
			outcome === 'confirmed' && environment === 'production' && payable === true && !warnings;
		for (const { pageStyle, html } of [
			made([row({}, changes)]),
			made([row({}, changes)], { sheet }),
		]) {
			expect(pageStyle.includes(ink) || pageStyle.includes(tint)).toBe(mayBeGreen);
			expect(/class="good"/.test(html)).toBe(mayBeGreen);
		}
	});

	it('is no sheet in which one row cannot be paid', () => {
		for (const changes of [REVIEW, OTHER, FAILED, WARNED, { payable: false }])
			expect(made([row({}), row({}, changes)], { sheet }).pageStyle).not.toContain(ink);
	});
});

describe('warnings on Confirmed rows', () => {
	it('stand before everything else in the page, the voucher and the text', () => {
		const { html, pageMessage, text } = made(asFields(), { sheet });
		const line = '3 Confirmed rows have warnings (KES 88,500.00). Read them before you pay.';
		expect(pageMessage.startsWith(`<h5>${line}</h5>`)).toBe(true);
		expect(text.split('\n')[0]).toBe(line);
		expect(html.indexOf(line)).toBeLessThan(html.indexOf('<table'));
	});

	it('stand on the page of one payee before the reason', () => {
		const { pageMessage, text } = made([row({}, WARNED)]);
		for (const page of [pageMessage, text])
			expect(page.indexOf('Warning: Also in row 2.')).toBeLessThan(page.indexOf('You can pay.'));
	});
});

describe('one payee', () => {
	it.each<[string, IDataObject, string, string]>([
		['can be paid', {}, 'Confirmed', 'Till 4738534: Confirmed'],
		[
			'cannot be paid',
			{ payable: false },
			'Confirmed, not payable',
			'Till 4738534: Confirmed, not payable',
		],
		['needs review', REVIEW, 'Needs Review', 'Till 4738534: Needs Review'],
		['is another holder', OTHER, 'Not Confirmed', 'Till 4738534: Not Confirmed'],
		['was not checked', FAILED, 'Not Checked', 'Till 0712: Unchecked'],
	])('who %s has a page with the word on top', (_what, changes, pageTitle, title) => {
		expect(made([row({}, changes)])).toMatchObject({ pageTitle, title });
	});

	it('has the name large, then the number, then what to do next', () => {
		const { pageMessage } = made([
			row({ Amount: 1 }, { accountType: 'paybill', number: '247247', account: '0110' }),
		]);
		expect(pageMessage).toMatch(
			/^<h2>JANE WANJIKU KAMAU<\/h2>\s*<h3>Paybill 247247, account 0110<\/h3>\s*<div>.*<\/div>\s*<h4>What to do next<\/h4><div>You can pay.<\/div>/,
		);
	});

	it('of a Paybill says where no account number was given', () => {
		const { pageMessage } = made([row({}, { accountType: 'paybill', payable: false })]);
		expect(pageMessage).toContain('<h3>Paybill 4738534, no account number</h3>');
	});

	it('is a sheet where a file is named', () => {
		expect(made([row({})], { sheet }).pageTitle).toBe('The payee can be paid');
	});
});

it('a sheet of the demo says on every page that it is a test', () => {
	const items = [row({}, { environment: 'demo', payable: false })];
	for (const report of [made(items), made(items, { sheet })])
		for (const text of [report.html, report.pageMessage, report.text])
			expect(text).toContain('Results from demo are not about real payees. Do not pay.');
});

it('the report is the same from fields and from columns', () => {
	expect(made(asColumns(), { sheet })).toEqual(made(asFields(), { sheet }));
});

describe('what is known of the sheet', () => {
	const known = {
		...sheet,
		fingerprint: '9f86d081',
		uploadedBy: 'Mary Atieno',
		worksheet: 'Payments',
		otherWorksheets: ['Bank', 'Summary'],
	};

	it('stands in the voucher and on the page', () => {
		const { html, pageMessage } = made(asFields(), { sheet: known });
		for (const text of [
			'Supplier payments Nov 2026.xlsx',
			'SHA-256 9f86d081',
			'Mary Atieno',
			'Not read: Bank, Summary.',
			'4711',
			'production',
			'2026-11-25 10:02 (Africa/Nairobi)',
		])
			expect([html.includes(text), pageMessage.includes(text)]).toEqual([true, true]);
		for (const step of ['Prepared', 'Checked', 'Approved', 'Page ', ' of '])
			expect(html).toContain(step);
	});

	it.each([
		['Supplier payments Nov 2026.xlsx', 'Supplier payments Nov 2026, checked 2026-11-25'],
		['../../etc/passwd', '..-..-etc-passwd, checked 2026-11-25'],
		['a:b*c?"<d>|e.csv', 'a-b-c---d--e, checked 2026-11-25'],
		['Q3.final.ods', 'Q3.final, checked 2026-11-25'],
	])('names the file: %s', (fileName, name) => {
		expect(made(asFields(), { sheet: { fileName } }).fileName).toBe(name);
	});

	it('is not needed for a name of the file', () => {
		expect(made([row({})]).fileName).toBe('Till 4738534, checked 2026-11-25');
		expect(made([row({}), row({})]).fileName).toBe('Payees, checked 2026-11-25');
	});
});

describe('the clock', () => {
	const late = [row({}, { checkedAt: '2026-11-25T22:30:00.000Z' })];

	it.each([
		['', 'Africa/Nairobi', '2026-11-26 01:30 (Africa/Nairobi)'],
		['Africa/Nairobi', 'America/New_York', '2026-11-26 01:30 (Africa/Nairobi)'],
		['', 'America/New_York', '2026-11-25 17:30 (America/New_York)'],
		['Nairobi', 'Africa/Nairobi', '2026-11-26 01:30 (Africa/Nairobi)'],
		['', 'nowhere', '2026-11-25 22:30 (UTC)'],
	])('with Time Zone “%s” in a workflow in %s shows %s', (timeZone, ofWorkflow, time) => {
		const { html, pageMessage, text } = made(late, {
			options: { timeZone },
			run: { timeZone: ofWorkflow },
		});
		for (const page of [html, pageMessage, text]) expect(page).toContain(time);
	});

	it('names a zone that does not exist', () => {
		const { text } = made(late, { options: { timeZone: 'Nairobi' } });
		expect(text).not.toContain('There is no time zone “Africa');
		expect(made([...late, ...late], { options: { timeZone: 'Nairobi' } }).html).toContain(
			'There is no time zone “Nairobi”',
		);
	});

	it('shows the first and the last check', () => {
		const { html } = made([...late, row({})]);
		expect(html).toContain('2026-11-25 10:02 to 2026-11-26 01:30 (Africa/Nairobi)');
	});
});

it('a result of nobody’s is a result', () => {
	expect(made([{ ...result(), Amount: 5 }]).totals).toMatchObject({ payable: 5 });
});

describe('checks, for a data table', () => {
	const columns =
		'reference row checked_at checked_by file payee type number operator account_number';

	it('are the payees in their order, with texts alone', () => {
		const items = [
			row({ Supplier: 'Jane Kamau', Amount: 'Ksh 1,500/-', row_number: 7 }),
			row(
				{ Supplier: 'Umoja', Amount: 'ask her', Operator: 'm-pesa', row_number: 9 },
				{ ...REVIEW, ...WARNED, accountType: 'paybill', number: '090010', account: 'HSE 7' },
			),
			row({ Supplier: 'TOTAL', row_number: 10 }, { ...FAILED, entered: undefined }),
		];
		const [first, second, ...others] = made(items, {
			sheet: { ...sheet, uploadedBy: 'Wanja' },
		}).checks;
		expect(others).toEqual([]);
		expect(Object.keys(first ?? {}).join(' ')).toBe(
			`${columns} amount registered_name outcome details environment accepted_by accepted_at`,
		);
		expect(first).toMatchObject({
			...{ reference: '4711', row: '7', checked_at: '2026-11-25 10:02', checked_by: 'Wanja' },
			...{ file: sheet.fileName, payee: 'Jane Kamau', type: 'till', number: '4738534' },
			...{ operator: 'Mpesa', account_number: '', amount: '1500', outcome: 'Confirmed' },
			...{ registered_name: 'JANE WANJIKU KAMAU', environment: 'production', accepted_by: '' },
		});
		expect(second).toMatchObject({
			...{ row: '9', type: 'paybill', number: '090010', account_number: 'HSE 7' },
			...{ operator: 'Mpesa', amount: 'ask her', outcome: 'Needs Review' },
			details: expect.stringContaining('Also in row 2.'),
		});
	});

	it('name the operator of the result before that of the sheet', () => {
		const [check] = made([row({ Operator: 'Airtel' }, { operator: 'Mpesa' })], { sheet }).checks;
		expect(check?.operator).toBe('Mpesa');
		const [other] = made([row({ Operator: 'Airtel' })], { sheet }).checks;
		expect(other?.operator).toBe('Airtel');
	});
});

describe('a sheet that could not be read', () => {
	const failed = {
		...{ outcome: 'unchecked', payable: false, name: undefined, number: undefined },
		...{ nameMatch: undefined, error: { finding: 'unreadSheet' } },
		summary: 'Nothing was looked up. The file is a PDF.',
		nextStep: 'Save the sheet as an Excel workbook (.xlsx) or a CSV file, and check it again.',
	};

	it.each<[string, IDataObject[]]>([
		['raw rows', [result(failed), result(failed)]],
		['rows with fields', [row({ Supplier: 'Jane Kamau', Till: '1' }, failed)]],
		[
			'rows in columns',
			[{ row: ['%PDF'], ...columnsOf(result(failed)), 'Lookup Type': 'sheet not read' }],
		],
	])('of %s has its reason and what to do in all parts, once, and no rows', (_what, items) => {
		const { title, pageMessage, html, text, checks, counts, sheetRead, fileName } = made(items, {
			sheet,
		});
		expect(title).toContain('Nothing was checked');
		for (const page of [pageMessage, html, text])
			for (const sentence of [failed.summary, `Do not pay. ${failed.nextStep}`])
				expect(page.split(sentence)).toHaveLength(2);
		expect(sheetRead).toBe(false);
		expect(fileName).toBe('Supplier payments Nov 2026, not checked');
		expect(html).not.toMatch(/Signature|<td>Confirmed/);
		expect(pageMessage).toContain('No row was checked, so there are no results to download.');
		expect([checks, counts]).toEqual([[], expect.objectContaining({ all: 0, noPayees: 0 })]);
	});
});

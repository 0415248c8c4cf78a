import type { IDataObject } from 'n8n-workflow';

import { TONES } from '../../nodes/PayeeCheckReport/tone';
import { made, result, row } from './made';
import { asColumns, asFields, columnsOf } from './suppliers';

const sheet = { fileName: 'Supplier payments Nov 2026.xlsx' };
const REVIEW = { outcome: 'needsReview', payable: false, nextStep: 'Ask the payee.' };
const OTHER = { outcome: 'notConfirmed', payable: false, nextStep: 'Do not pay.' };
const NO_ANSWER = { outcome: 'unchecked', payable: false, name: undefined, number: undefined };
const FAILED = { ...NO_ANSWER, entered: { number: '0712' } };
const WARNED = { warnings: ['Also in row 2.'] };

/** What people read: the voucher, the page and the text. */
const pagesOf = ({ html, pageMessage, text }: ReturnType<typeof made>) => [html, pageMessage, text];

describe('counts and totals', () => {
	it('are those of a month', () => {
		const { counts, totals } = made(asFields(), { sheet });
		expect(counts).toEqual({
			...{ confirmed: 31, needsReview: 4, notConfirmed: 2, unchecked: 3, all: 40 },
			...{ payable: 30, confirmedWithWarning: 3, withoutAmount: 0, noPayees: 1 },
		});
		expect(totals).toEqual({
			...{ confirmed: 414_629.5, needsReview: 38_250, notConfirmed: 358_400, unchecked: 24_300 },
			...{ all: 835_579.5, payable: 369_629.5, confirmedWithWarning: 88_500 },
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
		for (const page of pagesOf(report))
			expect(page).toContain('1 payee has no amount that can be counted.');
		expect(report.html).toContain('about 500');
	});
});

describe('an amount', () => {
	it.each([-5, '(500)'])(
		'that is negative, such as %j, counts nowhere, with a warning',
		(Amount) => {
			const report = made([row({ Amount }), row({ Amount: 10 })], { sheet });
			expect(report.totals).toMatchObject({ all: 10, payable: 10, confirmed: 10 });
			expect(report.counts).toMatchObject({ withoutAmount: 1, confirmedWithWarning: 1 });
			const warning = 'The amount is negative, so it counts nowhere. Find out what it means.';
			expect(report.toActOn).toMatchObject([{ warning }]);
			expect(report.html).toContain(String(Amount));
		},
	);

	it.each<[string, Record<string, number>, string | undefined]>([
		['differs from the sum of the rows', { TOTAL: 1200.5 }, 'KES 1,200.50'],
		['equals the sum', { TOTAL: 1000 }, undefined],
		['follows its subtotals', { Subtotal: 600, 'Sub-total': 400, Total: 1000 }, undefined],
		['is only subtotals', { Subtotal: 600, 'Sub-total': 400 }, undefined],
	])('of a total that %s: %j', (_what, totals, named) => {
		const rows = Object.entries(totals).map(([Supplier, Amount]) =>
			row({ Supplier, Amount }, { ...NO_ANSWER, entered: {} }),
		);
		const payees = [
			row({ Supplier: 'Jane', Amount: 600 }),
			row({ Supplier: 'Peter', Amount: 400 }),
		];
		const [, total] =
			/The sheet's total is (.*), but the rows add up to KES 1,000\.00\./.exec(
				made([...payees, ...rows]).text,
			) ?? [];
		expect(total).toBe(named);
	});
});

describe('what to do with a row', () => {
	const textOf = (changes: IDataObject) => made([row({ Till: '1' }, changes)], { sheet }).text;

	const NO_TYPE = ", or choose one in 'When the Sheet Names No Type'.";
	const COMPARED = { number: undefined, environment: undefined };
	const CHANGED = { outcome: 'needsReview', nameMatch: { result: 'noMatch' } };

	it.each<[string, IDataObject, step: string, text: string]>([
		['of a number that does not exist', OTHER, 'Correct it.', 'Do not pay. Correct it.'],
		['that was not checked', FAILED, 'Correct it.', 'Do not pay. Correct it.'],
		[
			...(['of names that were only compared', { ...OTHER, ...COMPARED }, 'Compare.'] as const),
			'Not Confirmed. Compare.',
		],
		[
			...(['that only a builder can check', FAILED, 'Open the credential and save it.'] as const),
			'Do not pay. Ask the person who set up this page: Open the credential and save it.',
		],
		[
			...(['that a clerk can do in another way', FAILED, `Write till${NO_TYPE}`] as const),
			'Do not pay. Write till, or ask the person who set up this page to choose one',
		],
		[
			...(['of a payee with another number', { ...OTHER, ...CHANGED }, 'Ask the payee.'] as const),
			'Do not pay. Ask the payee.',
		],
	])(
		'%s is for who can do it, after that it must not be paid',
		(_what, changes, nextStep, text) => {
			expect(textOf({ ...changes, nextStep })).toContain(text);
		},
	);

	it('stands after the reason where the row was not checked, which does not name the row again', () => {
		const summary = 'Row 1 of your sheet was not checked: 0712 is a phone number.';
		const items = [row({}, { ...FAILED, summary, nextStep: 'Enter the till.' })];
		for (const page of [made(items), made(items, { sheet })].flatMap(pagesOf)) {
			expect(page).not.toContain('Row 1 of your sheet was not checked');
			expect(page.indexOf('Not checked: 0712 is a')).toBeLessThan(page.indexOf('Enter the till.'));
		}
	});
});

it('a remark says that names are missing, where they were compared but are in no known column', () => {
	const missing = 'The payees’ names are missing here';
	const textWith = (own: IDataObject) => made([{ ...own, ...columnsOf(result()) }], { sheet }).text;
	expect(textWith({ Fundi: 'Jane' })).toContain(missing);
	expect(textWith({ Supplier: 'Jane' })).not.toContain(missing);
});

it('a remark names the rows whose amount stands without name and number, as below a merged cell', () => {
	const noPayee = (row: object, what: string): IDataObject => ({
		...{ Supplier: '', Till: '', ...row },
		lookup: result({
			...{ outcome: 'unchecked', payable: false, name: '', number: '', nameMatch: {} },
			summary: `This row was taken for ${what}, not for a payee.`,
			error: { finding: 'noPayee' },
		}),
	});
	const items = [
		row({ Amount: 10 }),
		noPayee({ Amount: 20, row_number: 3 }, 'a row without name and number'),
		noPayee({ Amount: 30, row_number: 4 }, 'a total'),
	];
	const { text } = made(items, { sheet });
	expect(text).toContain('An amount stands without name and number in row 3 of your sheet.');
	expect(text).not.toContain('row 4');
});

it('amounts of another currency are not read, and a remark says so', () => {
	const { text, totals } = made([row({ 'Amount (USD)': 45 })], { sheet });
	expect(text).toContain('The amounts in “Amount (USD)” are not in KES, so none was read.');
	expect(totals).toMatchObject({ all: 0 });
});

describe('rows to act on', () => {
	const rowsOf = (items: IDataObject[]) => made(items, { sheet }).toActOn.map((each) => each.row);

	it('are refusals, then Confirmed ones that must not simply be paid, then by outcome, by money, and as they came', () => {
		const items = [
			row({ Amount: 1 }),
			row({ Amount: 5 }, FAILED),
			row({ Amount: 5 }, REVIEW),
			...[row({ Amount: 9 }, REVIEW), row({ Amount: 9 }, REVIEW)],
			row({ Amount: 1 }, OTHER),
			row({ Amount: 1 }, WARNED),
			row({ Amount: 7 }, { payable: false, nextStep: 'Compare this name before you pay.' }),
		];
		expect(rowsOf(items)).toEqual(['6', '8', '7', '4', '5', '3', '2']);
	});

	it('of the voucher do not repeat its columns where the difference of the names says all', () => {
		const { html, pageMessage } = made(asFields(), { sheet });
		const why = 'TOM OGADA is not in the registered name. Too few parts of the names agree.';
		expect(html).toContain(`<b>Do not pay.</b> ${why}`);
		expect(html).toContain('Till 667812 was not checked');
		expect(pageMessage).toContain(`not the expected name &#34;Tom Ogada&#34;. ${why}`);
	});

	it('are no Confirmed rows of a test, which pays nobody anyway', () => {
		expect(rowsOf([row({}, { environment: 'uat', payable: false })])).toEqual([]);
	});

	it('come before all others in the voucher, and every row is there once', () => {
		const { html } = made(asFields(), { sheet });
		const shown = Array.from(html.matchAll(/<tr><td>(\d+)<\/td>/g), ([, name]) => Number(name));
		expect(shown.slice(0, 12)).toEqual([30, 15, 16, 29, 43, 31, 10, 23, 36, 44, 32, 22]);
		expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 5));
		expect(html).toContain('<li>Row 45. TOTAL, 900,000.50. Not checked: this row was taken for');
	});
});

describe('the verdict', () => {
	const test = { environment: 'uat', payable: false };
	const nameOnly = { environment: undefined, number: undefined, payable: false };

	it.each<[string, IDataObject[], string]>([
		['payable', [{}, {}], 'All 2 payees can be paid'],
		['partlyPayable', [{}, REVIEW], '1 of 2 payees can be paid'],
		['notPayable', [OTHER, REVIEW], 'None of 2 payees can be paid yet'],
		['testOnly', [test, FAILED], 'Test results: do not pay'],
		['nothingChecked', [FAILED, FAILED], 'Nothing was checked'],
		['nothingChecked', [], 'Nothing was checked'],
		['namesOnly', [nameOnly], '1 of 1 name confirmed'],
	])('is %s for %j', (verdict, results, pageTitle) => {
		const items = results.map((changes) => row({ Supplier: 'Jane' }, changes));
		const title = `Supplier payments Nov 2026: ${pageTitle}`;
		expect(made(items, { sheet })).toMatchObject({ verdict, pageTitle, title });
	});
});

describe('green', () => {
	const { ink, tint } = TONES.good;
	const cases = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'].flatMap((outcome) =>
		['production', 'uat', 'demo', undefined].flatMap((environment) =>
			[true, false, undefined].flatMap((payable) =>
				[{}, WARNED].map((more) => ({ outcome, environment, payable, ...more })),
			),
		),
	);

	it.each(cases)('is the page only where it can be paid without a warning: %j', (changes) => {
		const isPayable = changes.outcome === 'confirmed' && changes.payable === true;
		const mayBeGreen =
			isPayable && changes.environment === 'production' && !('warnings' in changes);
		for (const { pageStyle, html } of [
			made([row({}, changes)]),
			made([row({}, changes)], { sheet }),
		]) {
			expect(pageStyle.includes(ink) || pageStyle.includes(tint)).toBe(mayBeGreen);
			expect(html.includes('class="good"')).toBe(mayBeGreen);
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
		expect(text.startsWith(`${line}\n`)).toBe(true);
		expect(html.indexOf(line)).toBeLessThan(html.indexOf('<table'));
	});

	it('are to be read before the next step says to pay', () => {
		const { text } = made([row({}, WARNED)], { sheet });
		expect(text).toContain('\nFirst read the warnings. You can pay all of them.\n');
	});

	it('say nothing of paying in a test', () => {
		const { text } = made([row({}, { ...WARNED, environment: 'uat', payable: false })], { sheet });
		expect(text).toContain('1 Confirmed row has a warning. Read it.\n');
	});

	it('stand on the page of one payee before the reason', () => {
		const { pageMessage, text } = made([row({}, WARNED)]);
		for (const page of [pageMessage, text])
			expect(page.indexOf('Warning: Also in row 2.')).toBeLessThan(page.indexOf('You can pay.'));
	});
});

describe('one payee', () => {
	it.each<[string, IDataObject, string]>([
		['can be paid', {}, 'Confirmed'],
		['cannot be paid', { payable: false }, 'Confirmed, not payable'],
		['needs review', REVIEW, 'Needs Review'],
		['is another holder', OTHER, 'Not Confirmed'],
	])('who %s has a page with the word on top', (_what, changes, pageTitle) => {
		const title = `Till 4738534: ${pageTitle}`;
		expect(made([row({}, changes)])).toMatchObject({ pageTitle, title });
	});

	it('who was not checked has what was entered in the title', () => {
		const title = 'Till 0712: Unchecked';
		expect(made([row({}, FAILED)])).toMatchObject({ pageTitle: 'Not Checked', title });
	});

	it('has the name large, then the number, then what to do next', () => {
		const paybill = { accountType: 'paybill', number: '247247', account: '0110' };
		expect(made([row({ Amount: 1 }, paybill)]).pageMessage).toMatch(
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
	for (const page of [made(items), made(items, { sheet })].flatMap(pagesOf))
		expect(page).toContain('Results from the demo are not about real payees. Do not pay.');
});

it('the report is the same from fields and from columns', () => {
	expect(made(asColumns(), { sheet })).toEqual(made(asFields(), { sheet }));
});

describe('what is known of the sheet', () => {
	const known = {
		...{ ...sheet, fingerprint: '9f86d081', uploadedBy: 'Mary Atieno' },
		worksheet: 'the first one; if the file has others, they were not read',
	};

	it.each([
		...[sheet.fileName, 'SHA-256 9f86d081', 'Mary Atieno', '4711'],
		...['production', '2026-11-25 10:02 (Africa/Nairobi)'],
	])('stands in the voucher and on the page: %s', (text) => {
		const { html, pageMessage } = made(asFields(), { sheet: known });
		expect([html.includes(text), pageMessage.includes(text)]).toEqual([true, true]);
	});

	it('says at the top of each page which worksheet was read, where others may not have been', () => {
		const line = `Worksheet read: ${known.worksheet}.`;
		const { html, pageMessage, text } = made(asFields(), { sheet: known });
		for (const page of [html, pageMessage]) {
			expect(page.indexOf(line)).toBeGreaterThan(0);
			expect(page.indexOf(line)).toBeLessThan(page.indexOf('<table'));
		}
		expect(text.split('\n').slice(0, 4)).toContain(line);
	});

	it('has lines to sign, and the number of each page', () => {
		const { html } = made(asFields(), { sheet: known });
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

describe('checks, for a data table', () => {
	it('are the payees in their order, with texts alone', () => {
		const paybill = { accountType: 'paybill', number: '090010', account: 'HSE 7' };
		const items = [
			row({ Supplier: 'Jane Kamau', Amount: 'Ksh 1,500/-', row_number: 7 }),
			row(
				{ Supplier: 'Umoja', Amount: 'ask her', Operator: 'm-pesa', row_number: 9 },
				{ ...REVIEW, ...WARNED, ...paybill },
			),
			row({ Supplier: 'TOTAL', row_number: 10 }, { ...NO_ANSWER, nameMatch: undefined }),
		];
		const about = { sheet: { ...sheet, uploadedBy: 'Wanja' } };
		expect(made(items, about).checks).toEqual([
			{
				...{ reference: '4711', row: '7', checked_at: '2026-11-25 10:02', checked_by: 'Wanja' },
				...{ file: sheet.fileName, payee: 'Jane Kamau', type: 'till', number: '4738534' },
				...{ operator: 'Mpesa', account_number: '', amount: '1500', outcome: 'Confirmed' },
				...{ registered_name: 'JANE WANJIKU KAMAU', environment: 'production' },
				...{ details: expect.any(String), accepted_by: '', accepted_at: '' },
			},
			expect.objectContaining({
				...{ row: '9', type: 'paybill', number: '090010', account_number: 'HSE 7' },
				...{ operator: 'Mpesa', amount: 'ask her', outcome: 'Needs Review' },
				details: expect.stringContaining('Also in row 2.'),
			}),
		]);
	});

	it.each([
		['Mpesa', 'Mpesa'],
		[undefined, 'Airtel'],
	])('name the operator of the result, %s, before that of the sheet', (operator, named) => {
		const [check] = made([row({ Operator: 'Airtel' }, { operator })], { sheet }).checks;
		expect(check?.operator).toBe(named);
	});
});

describe('a sheet that could not be read', () => {
	const failed = {
		...{ ...NO_ANSWER, nameMatch: undefined, error: { finding: 'unreadSheet' } },
		summary: 'Nothing was looked up. The file is a PDF.',
		nextStep: 'Save the sheet as a CSV file, and check it again.',
	};
	const inColumns = { ...columnsOf(result(failed)), 'Lookup Type': 'sheet not read' };

	it.each<[string, IDataObject[]]>([
		['raw rows', [result(failed), result(failed)]],
		['rows with fields', [row({ Supplier: 'Jane Kamau', Till: '1' }, failed)]],
		['rows in columns', [{ row: ['%PDF'], ...inColumns }]],
	])('of %s has why and what to do in all parts, once, and nothing to sign', (_what, items) => {
		const report = made(items, { sheet });
		expect(report).toMatchObject({
			...{ title: 'Supplier payments Nov 2026: Nothing was checked', sheetRead: false },
			fileName: 'Supplier payments Nov 2026, not checked',
			...{ checks: [], counts: { all: 0, noPayees: 0 } },
			pageMessage: expect.stringContaining('there is no workbook of results.'),
			html: expect.not.stringMatching(/Signature|<td>Confirmed/),
		});
		for (const page of pagesOf(report))
			for (const sentence of [failed.summary, `Do not pay. ${failed.nextStep}`])
				expect(page.split(sentence)).toHaveLength(2);
	});
});

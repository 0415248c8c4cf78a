import type { IDataObject } from 'n8n-workflow';

import { TONES } from '../../nodes/PayeeCheckReport/summary';
import { made, result, row } from './made';
import { asColumns, asFields, columnsOf } from './suppliers';

const sheet = { fileName: 'Supplier payments Nov 2026.xlsx' };
const REVIEW = { outcome: 'needsReview', payable: false, nextStep: 'Ask the payee.' };
const OTHER = { outcome: 'notConfirmed', payable: false, nextStep: 'Do not pay.' };
const NO_ANSWER = { outcome: 'unchecked', payable: false, name: undefined, number: undefined };
const FAILED = { ...NO_ANSWER, entered: { number: '0712' } };
const NO_PAYEE = { ...NO_ANSWER, nameMatch: undefined, error: { finding: 'noPayee' } };
const WARNED = { warnings: ['The same payee is also in row 2.'] };
const COMPARED = { number: undefined, environment: undefined, payable: false };
const TEST = { environment: 'uat', payable: false };

const ofSheet = (items: readonly IDataObject[]) => made(items, { sheet });
const monthOf = (about: IDataObject = {}) => made(asFields(), { sheet: { ...sheet, ...about } });

/** What people read: the voucher, the page and the message. */
const pagesOf = ({ html, pageMessage, text }: ReturnType<typeof made>) => [html, pageMessage, text];

it('the report is the same from fields and from columns', () => {
	expect(ofSheet(asColumns())).toEqual(monthOf());
});

describe('The counts and totals of a report', () => {
	it('add up the outcomes and amounts of a month', () => {
		const { counts, totals } = monthOf();
		expect(Object.values(counts)).toEqual([31, 4, 2, 3, 40, 30, 3]);
		expect(totals).toEqual({
			confirmed: 414_629.5,
			needsReview: 38_250,
			notConfirmed: 358_400,
			unchecked: 24_300,
			all: 835_579.5,
			payable: 369_629.5,
			confirmedWithWarning: 88_500,
		});
	});

	it('are exact to the cent, however many rows there are', () => {
		const rows = Array.from({ length: 1000 }, () => row({ Amount: 0.1 }));
		expect(ofSheet(rows).totals).toMatchObject({ all: 100 });
	});

	it.each(['about 500', -5])('leave out the amount %j, and the report says so', (Amount) => {
		const report = ofSheet([row({ Amount }), row({ Amount: 10 })]);
		expect(report.totals).toMatchObject({ all: 10, payable: 10, confirmed: 10 });
		for (const page of pagesOf(report))
			expect(page).toContain('1 payee has no amount that can be counted.');
		expect(report.html).toContain(String(Amount));
	});

	it('show no amounts if the sheet has none', () => {
		expect(ofSheet([row({}), row({})]).text).not.toMatch(/KES|0\.00|no amount/);
	});
});

it.each<[string, IDataObject, text: string]>([
	['does not exist', OTHER, '\n  Do not pay.\n'],
	['is another holder', { ...OTHER, nextStep: 'Correct it.' }, 'Do not pay. Correct it.'],
	['was not checked', { ...FAILED, nextStep: 'Correct it.' }, 'Do not pay. Correct it.'],
	['needs review', REVIEW, '\n  Ask the payee.\n'],
])('the report says what to do with a row that %s', (_what, changes, text) => {
	expect(ofSheet([row({ Till: '1' }, changes)]).text).toContain(text);
});

describe('The rows to act on', () => {
	const ASK = 'Ask the payee on a phone number that you know.';

	it('begin with accepted payees that changed, then come refusals, Confirmed rows that must not simply be paid, and others, by amount', () => {
		const items = [
			row({ Amount: 1 }),
			row({ Amount: 5 }, FAILED),
			row({ Amount: 5 }, REVIEW),
			row({ Amount: 9 }, REVIEW),
			row({ Amount: 9 }, REVIEW),
			row({ Amount: 1 }, OTHER),
			row({ Amount: 1 }, WARNED),
			row({ Amount: 7 }, { payable: false, nextStep: 'Compare this name before you pay.' }),
			row({ Amount: 1 }, { ...REVIEW, nextStep: ASK, nameMatch: { result: 'noMatch' } }),
		];
		const inOrder = ['909', '906', '908', '907', '904', '905', '903', '902'];
		const report = ofSheet(items.map((item, at) => ({ ...item, row_number: 901 + at })));
		for (const page of pagesOf(report))
			expect(page.match(/\b90\d\b/g)?.slice(0, 8)).toEqual(inOrder);
	});

	it('leave out Confirmed rows of a test, which pays nobody anyway', () => {
		expect(ofSheet([row({}, TEST)]).toActOn).toEqual([]);
	});

	it('come before all others in the voucher, which shows every row once', () => {
		const { html } = monthOf();
		const shown = Array.from(html.matchAll(/<tr><td>(\d+)<\/td>/g), ([, name]) => Number(name));
		expect(shown.slice(0, 12)).toEqual([30, 15, 16, 29, 43, 31, 10, 23, 36, 44, 32, 22]);
		// The last of them is the total, below the sum of the others.
		expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, at) => at + 5));
		expect(html).toMatch(/Total of 40<\/td><td class="money">835,579\.50<.*<td>45<.*900,000\.50/);
	});
});

it.each<[string, IDataObject[], string]>([
	['payable', [{}, {}], '2 of 2 payees can be paid'],
	['partlyPayable', [{}, REVIEW], '1 of 2 payees can be paid'],
	['notPayable', [OTHER, REVIEW], '0 of 2 payees can be paid'],
	['testOnly', [TEST, FAILED], 'Test results: do not pay'],
	['nothingChecked', [FAILED, FAILED], 'Nothing was checked'],
	['nothingChecked', [], 'Nothing was checked'],
	['notPayable', [COMPARED], '0 of 1 payee can be paid'],
])('the report sums a sheet up as %s, by its rows: %j', (verdict, results, pageTitle) => {
	const items = results.map((changes) => row({ Supplier: 'Jane' }, changes));
	const title = `Supplier payments Nov 2026: ${pageTitle}`;
	expect(ofSheet(items)).toMatchObject({ verdict, pageTitle, title });
});

describe('The colour green', () => {
	const { ink, tint } = TONES.good;
	const cases = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'].flatMap((outcome) =>
		['production', 'uat', 'demo', undefined].flatMap((environment) =>
			[true, false, undefined].flatMap((payable) =>
				[{}, WARNED].map((more) => ({ outcome, environment, payable, ...more })),
			),
		),
	);

	it.each(cases)('marks a page only if the payee can be paid without a warning: %j', (changes) => {
		const isReal = changes.outcome === 'confirmed' && changes.environment === 'production';
		const mayBeGreen = isReal && changes.payable === true && !('warnings' in changes);
		for (const { pageStyle, html } of [made([row({}, changes)]), ofSheet([row({}, changes)])]) {
			expect(pageStyle.includes(ink) || pageStyle.includes(tint)).toBe(mayBeGreen);
			expect(html.includes('class="good"')).toBe(mayBeGreen);
		}
	});

	it('marks no sheet in which one row cannot be paid or has a warning', () => {
		for (const changes of [REVIEW, OTHER, FAILED, WARNED, { payable: false }])
			expect(ofSheet([row({}), row({}, changes)]).pageStyle).not.toContain(ink);
	});
});

describe('The warnings on Confirmed rows', () => {
	it('stand before everything else in the page, the voucher and the message', () => {
		const { html, pageMessage, text } = monthOf();
		const line = '3 Confirmed rows have warnings (KES 88,500.00). Read them before you pay.';
		expect(pageMessage.startsWith(`<h5>${line}</h5>`)).toBe(true);
		expect(text.startsWith(`${line}\n`)).toBe(true);
		expect(html.indexOf(line)).toBeLessThan(html.indexOf('<table'));
	});

	it('stand on the page of one payee before the reason', () => {
		const { pageMessage, text } = made([row({}, WARNED)]);
		const inOrder = /Warning: The same payee is also in row 2\.[^]*You can pay\./;
		for (const page of [pageMessage, text]) expect(page).toMatch(inOrder);
	});
});

describe('The page of one payee', () => {
	it.each<[string, IDataObject, pageTitle: string, number?: string]>([
		['can be paid', {}, 'Confirmed'],
		['cannot be paid', { payable: false }, 'Confirmed, not payable'],
		['needs review', REVIEW, 'Needs Review'],
		['is another holder', OTHER, 'Not Confirmed'],
		['was not checked', FAILED, 'Unchecked', '0712'],
	])(
		'begins with the outcome where the payee %s',
		(_what, changes, pageTitle, number = '4738534') => {
			const title = `Till ${number}: ${pageTitle}`;
			const fileName = `Till ${number}, checked 2026-11-25`;
			expect(made([row({}, changes)])).toMatchObject({ pageTitle, title, fileName });
		},
	);

	it('shows the name large, then the number, then what to do next', () => {
		const paybill = { accountType: 'paybill', number: '247247', account: '0110' };
		const lacking = made([row({}, { ...paybill, account: undefined })]);
		expect(lacking.pageMessage).toContain('<h3>Paybill 247247, no account number</h3>');
		expect(made([row({ Amount: 1 }, paybill)]).pageMessage).toMatch(
			/^<h2>JANE WANJIKU KAMAU<\/h2>\s*<h3>Paybill 247247, account 0110<\/h3>\s*<div>.*<\/div>\s*<h4>What to do next<\/h4>\s*<div>You can pay.<\/div>/,
		);
	});
});

it('results of the demo say on every page that it is a test', () => {
	const items = [row({}, { environment: 'demo', payable: false })];
	for (const page of [made(items), ofSheet(items)].flatMap(pagesOf))
		expect(page).toContain('Results from the demo are not about real payees. Do not pay.');
});

describe('The report of a sheet', () => {
	const worksheet = 'the first one; if the file has others, they were not read';
	const report = monthOf({ fingerprint: '9f86d081', uploadedBy: 'Mary Atieno', worksheet });

	it.each([
		`File: ${sheet.fileName}`,
		'Fingerprint: SHA-256 9f86d081',
		'Uploaded by: Mary Atieno',
		'Checked: 2026-11-25 10:02 (Africa/Nairobi)',
		'Results from: production',
		'Reference: 4711',
		`Worksheet read: ${worksheet}.`,
	])(
		'states what is known of the sheet in the voucher, on the page and in the message: %s',
		(fact) => {
			for (const page of pagesOf(report)) expect(page).toContain(fact);
		},
	);

	it('has lines to sign and a number on each page', () => {
		for (const step of ['Prepared', 'Checked', 'Approved', 'Page ', ' of '])
			expect(report.html).toContain(step);
	});

	it.each([
		['Supplier payments Nov 2026.xlsx', 'Supplier payments Nov 2026, checked 2026-11-25'],
		['../../etc/passwd', '..-..-etc-passwd, checked 2026-11-25'],
		['a:b*c?"<d>|e.csv', 'a-b-c---d--e, checked 2026-11-25'],
		['', 'Payees, checked 2026-11-25'],
	])('is named after the file of the sheet: “%s”', (fileName, name) => {
		expect(monthOf({ fileName }).fileName).toBe(name);
	});
});

it.each([
	['Africa/Nairobi', 'America/New_York', '2026-11-26 01:30 (Africa/Nairobi)'],
	['', 'America/New_York', '2026-11-25 17:30 (America/New_York)'],
	['Nairobi', 'Africa/Nairobi', '2026-11-26 01:30 (Africa/Nairobi)'],
	['', 'nowhere', '2026-11-25 22:30 (UTC)'],
])(
	'the last check has the time of the option’s zone, or else the workflow’s, or else UTC: “%s”, %s',
	(timeZone, ofWorkflow, time) => {
		const items = [row({}, { checkedAt: '2026-11-25T22:30:00.000Z' }), row({})];
		const report = made(items, { options: { timeZone }, run: { timeZone: ofWorkflow } });
		for (const page of pagesOf(report)) expect(page).toContain(time);
	},
);

it('the checks for a data table list the payees in their order, with texts alone', () => {
	const paybill = { accountType: 'paybill', number: '090010', account: 'HSE 7' };
	const items = [
		row({ Supplier: 'Jane Kamau', Amount: 'Ksh 1,500/-', row_number: 7 }),
		row({ Amount: 'ask her', row_number: 9 }, { ...REVIEW, ...WARNED, ...paybill }),
		row({ Supplier: 'TOTAL', row_number: 10 }, NO_PAYEE),
	];
	const [jane, other, ...more] = made(items, { sheet: { ...sheet, uploadedBy: 'Wanja' } }).checks;
	expect(more).toEqual([]);
	expect(Object.values(jane ?? {}).join(' | ')).toBe(
		`4711 | 7 | 2026-11-25 10:02 | Wanja | ${sheet.fileName} | Jane Kamau | till | 4738534 | Mpesa |  | 1500 | JANE WANJIKU KAMAU | Confirmed | Till 4738534 is registered to JANE WANJIKU KAMAU, as expected. All parts of the names match. | production |  | `,
	);
	const cells = { row: '9', number: '090010', account_number: 'HSE 7', amount: 'ask her' };
	const details = expect.stringContaining('The same payee is also in row 2.');
	expect(other).toMatchObject({ ...cells, outcome: 'Needs Review', details });
});

const UNREAD = {
	...NO_PAYEE,
	accountType: undefined,
	error: { finding: 'unreadSheet' },
	summary: 'Nothing was looked up. The file is a PDF.',
	nextStep: 'Save the sheet as a CSV file, and check it again.',
};

it.each<[string, IDataObject[]]>([
	['raw rows', [result(UNREAD), result(UNREAD)]],
	['rows with fields', [row({ Supplier: 'Jane Kamau', Till: '1' }, UNREAD)]],
	['rows in columns', [{ row: ['%PDF'], ...columnsOf(result(UNREAD)) }]],
])(
	'the report of an unreadable sheet says once in each part why and what to do: %s',
	(_what, items) => {
		const report = ofSheet(items);
		expect(report).toMatchObject({
			title: 'Supplier payments Nov 2026: Nothing was checked',
			sheetRead: false,
			fileName: 'Supplier payments Nov 2026, not checked',
			checks: [],
			counts: { all: 0 },
			html: expect.not.stringMatching(/Signature|<td>Confirmed/),
		});
		for (const page of pagesOf(report))
			for (const sentence of [UNREAD.summary, `Do not pay. ${UNREAD.nextStep}`])
				expect(page.split(sentence)).toHaveLength(2);
	},
);

it('the report names rows that came twice, but not two rows of one payee', () => {
	const rows = [2, 3].map((row_number) => row({ row_number, Amount: 1000 }));
	expect(made([...rows, ...rows]).text).toContain(
		'rows 2 and 3 more than once. Pay each only once.',
	);
	expect(made(rows).text).not.toContain('more than once');
});

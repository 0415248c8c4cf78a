import type { IDataObject } from 'n8n-workflow';

import { made, row } from './made';
import { asFields } from './suppliers';

/** The tags that n8n 2.41 and 1.123 let through in a form's ending and in a form's HTML. */
const ALLOWED =
	/^(?:b|div|i|iframe|img|video|source|em|strong|a|h[1-6]|u|sub|sup|code|pre|span|br|ul|ol|li|p|table|thead|tbody|tfoot|td|tr|th)$/;

const sheet = { fileName: 'November.xlsx', uploadedBy: 'Mary' };
const formUrl = '../form/check';

/** What the fields of the review form have under these names. */
const inForm = ({ reviewForm }: ReturnType<typeof made>, ...names: string[]): string =>
	reviewForm
		.flatMap((field) => names.map((name) => field[name]))
		.filter((text) => typeof text === 'string')
		.join('');

const tagsIn = (html: string) =>
	Array.from(html.matchAll(/<\/?([a-z0-9]+)/gi), ([, tag = '']) => tag);

it('HTML that n8n takes out, or signs that it escapes in a style, occur in no page and no form', () => {
	const options = { formUrl, reviewUrl: '../form/review' };
	const ofOne = asFields().map((item) => made([item], { options }));
	for (const report of [made(asFields(), { sheet, options }), ...ofOne]) {
		const html = report.pageMessage + inForm(report, 'html');
		expect(tagsIn(html).filter((tag) => !ALLOWED.test(tag))).toEqual([]);
		const attributes = Array.from(html.matchAll(/<[a-z0-9]+ ([a-z-]+)=/gi), ([, name]) => name);
		expect(attributes.filter((name) => name !== 'href' && name !== 'colspan')).toEqual([]);
		expect(report.pageStyle).not.toMatch(/[<>&"]/);
	}
});

const HOSTILE = [
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	"' onmouseover='alert(1)",
	'{{ $env.SECRET }}',
	"$& $` $' $1",
	'<!-- ',
	'&lt;b&gt;',
	'</style><style>*{display:none}',
	'</title></head>',
	'JANE \u202EUAMAK\u0000\u2028',
];

describe('A hostile text in a report', () => {
	/** The tags of a page with harmless texts. */
	const usualTags = new Set(tagsIn(made([row({ Supplier: 'x' })], { sheet }).html));
	const isOdd = (tag: string): boolean => !usualTags.has(tag) && !ALLOWED.test(tag);
	const inAll = (text: string, fields: string): IDataObject =>
		Object.fromEntries(fields.split(' ').map((field) => [field, text]));

	it.each(HOSTILE)('is shown only as text, wherever it stands: %j', (hostile) => {
		const result = {
			...inAll(hostile, 'name summary nextStep account accountType number environment checkedAt'),
			payable: false,
			nameMatch: { result: 'closeMatch', expectedName: hostile, explanation: [hostile] },
			accepted: { by: hostile, at: hostile },
			warnings: [hostile],
		};
		const own = { ...inAll(hostile, 'Supplier Amount row_number'), [hostile]: hostile };
		const items = ['needsReview', 'confirmed', 'unchecked'].map((outcome) =>
			row(own, { ...result, outcome }),
		);
		const options = inAll(hostile, 'formUrl timeZone amountColumn payeeColumn reviewUrl');
		const about = inAll(hostile, 'fileName fingerprint uploadedBy worksheet');
		const run = { timeZone: hostile };
		const ofOne = made(items.slice(0, 1), { options });
		for (const report of [made(items, { sheet: about, options, run }), ofOne]) {
			const page = report.html.replace(/<style>[^<]*<\/style>/, '');
			for (const html of [page, report.pageMessage, inForm(report, 'html')]) {
				expect(html).not.toMatch(/<(?:script|img|!--)|[{}]|\$|\u202E|\0/);
				expect(tagsIn(html).filter(isOdd)).toEqual([]);
			}
			const labels = inForm(report, 'fieldLabel', 'fieldName', 'elementName');
			expect(labels).not.toMatch(/[${}]/);
			expect(report.pageStyle).not.toContain(hostile);
		}
	});

	it('is cut if it fills every cell with a megabyte', () => {
		const long = 'x'.repeat(1_000_000);
		const own = { Supplier: long, Amount: long, Till: long };
		const texts = { name: long, summary: long, nextStep: long, warnings: [long] };
		const items = [row(own, { outcome: 'needsReview', ...texts })];
		const report = made(items, { sheet: { fileName: long, uploadedBy: long } });
		expect((report.html + report.pageMessage + report.text).length).toBeLessThan(30_000);
	});
});

describe('The review form', () => {
	const JANE = { name: 'JANE KAMAU NJERI' };
	const review = (own: IDataObject, more: IDataObject = {}) =>
		row(own, { outcome: 'needsReview', payable: false, ...JANE, ...more });
	const formOf = (...items: IDataObject[]) => made(items, { sheet }).reviewForm;

	it('has a table, a tick and a text for each row to be reviewed, and for no other', () => {
		const [about, tick, how, ...more] = formOf(
			row({ Supplier: 'A' }),
			review({ Supplier: 'Jane Kamau', row_number: 7, Amount: 900 }, { account: '0110' }),
			row({}, { outcome: 'notConfirmed' }),
			row({}, { outcome: 'unchecked' }),
		);
		expect(more).toEqual([]);
		expect(about?.html).toMatch(/^<h3>Row 7: Jane Kamau<\/h3><table>/);
		for (const shown of ['Jane Kamau', JANE.name, 'KES 900.00', '0110', 'All parts'])
			expect(about?.html).toContain(shown);
		const fieldOptions = { values: [{ option: 'I have checked this payee another way' }] };
		expect(tick).toMatchObject({ fieldType: 'checkbox', fieldName: 'row 7', fieldOptions });
		const fieldLabel = 'How was row 7 checked? Without an answer, it is not accepted.';
		expect(how).toMatchObject({ fieldType: 'text', fieldName: 'how 7', fieldLabel });
	});

	it.each<[string, IDataObject, IDataObject]>([
		['registered', { Supplier: 'Jane' }, { name: '' }],
		['a usable registered', { Supplier: 'Jane' }, { name: 'N/A' }],
		['expected', { Supplier: '' }, { nameMatch: undefined }],
	])('has no tick for a row without %s name, but says why', (_which, own, more) => {
		const [about, ...others] = formOf(review(own, more));
		expect(others).toEqual([]);
		expect(about?.html).toContain('This row cannot be accepted here');
	});

	it('shows 50 rows and says how many are left', () => {
		const fields = formOf(...Array.from({ length: 53 }, () => review({})));
		expect(fields).toHaveLength(151);
		expect(fields.at(-1)?.html).toContain('3 more rows need review.');
	});
});

it('a page links to the form, and to the review form where a row needs review', () => {
	const options = { formUrl, reviewUrl: '../form/review' };
	const doubtful = row({}, { outcome: 'needsReview', payable: false });
	const next = '<a href="../form/check">Check the next payee</a>';
	expect(made([doubtful], { options }).pageMessage).toContain(next);
	const { pageMessage } = made([row({}), doubtful], { sheet, options });
	expect(pageMessage).toMatch(
		/^<div>1 row needs review\. Reference: <b>4711<\/b> <a href="\.\.\/form\/review\?reference=4711">Review now<\/a><\/div>\n<table>/,
	);
	expect(made([row({})], { sheet, options }).pageMessage).not.toContain('Review now');
	expect(made([doubtful], { sheet }).pageMessage).not.toContain('<a');
});

it('the page and the message show 40 rows to act on, and the voucher all', () => {
	const items = Array.from({ length: 60 }, () => row({}, { outcome: 'notConfirmed' }));
	const report = made(items, { sheet });
	expect(report.pageMessage.match(/<li>/g)).toHaveLength(40);
	expect(report.text.match(/^Row /gm)).toHaveLength(40);
	for (const page of [report.pageMessage, report.text])
		expect(page).toContain('20 more rows are in the report.');
	expect(report.html.match(/<td class="bad"/g)).toHaveLength(60);
});

import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { plainText } from '../../nodes/PayeeCheckReport/plainText';
import { made, row } from './made';
import { asFields } from './suppliers';

/** The tags that n8n 2.41 and 1.123 let through in a form's ending and in a form's HTML. */
const ALLOWED =
	/^(?:b|div|i|iframe|img|video|source|em|strong|a|h[1-6]|u|sub|sup|code|pre|span|br|ul|ol|li|p|table|thead|tbody|tfoot|td|tr|th)$/;

const sheet = { fileName: 'November.xlsx', uploadedBy: 'Mary' };
const formUrl = '../form/check';
const text = z.string().default('');
const fieldSchema = z
	.object({ fieldName: text, fieldLabel: text, elementName: text, html: text })
	.passthrough();

const fieldsOf = ({ reviewForm }: ReturnType<typeof made>) =>
	reviewForm.map((field) => fieldSchema.parse(field));

const htmlOf = (report: ReturnType<typeof made>): string =>
	fieldsOf(report)
		.map(({ html }) => html)
		.join('');

const tagsIn = (html: string) =>
	Array.from(html.matchAll(/<\/?([a-z0-9]+)/gi), ([, tag = '']) => tag);

describe('what n8n takes out of a page', () => {
	const options = { formUrl, formAnswers: { Number: '1' } };
	const reports = [
		made(asFields(), { sheet, options }),
		...asFields().map((item) => made([item], { options })),
	];

	it('is not in the message of the form ending, nor in the review form', () => {
		for (const report of reports) {
			const html = report.pageMessage + htmlOf(report);
			expect(tagsIn(html).filter((tag) => !ALLOWED.test(tag))).toEqual([]);
			const attributes = Array.from(html.matchAll(/<[a-z0-9]+ ([a-z-]+)=/gi), ([, name]) => name);
			expect(attributes.filter((name) => name !== 'href' && name !== 'colspan')).toEqual([]);
		}
	});

	it('is not in the style, because n8n would escape its signs', () => {
		for (const { pageStyle } of reports) expect(pageStyle).not.toMatch(/[<>&"]/);
	});
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

describe('a hostile text', () => {
	/** The tags of a page with harmless texts. */
	const usualTags = new Set(tagsIn(made([row({ Supplier: 'x' })], { sheet }).html));
	const isOdd = (tag: string): boolean => !usualTags.has(tag) && !ALLOWED.test(tag);
	const inAll = (text: string, fields: string): IDataObject =>
		Object.fromEntries(fields.split(' ').map((field) => [field, text]));

	it.each(HOSTILE)('is only a text wherever it stands: %j', (hostile) => {
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
		const options = {
			...inAll(hostile, 'formUrl timeZone amountColumn payeeColumn reviewUrl'),
			formAnswers: { [hostile]: hostile },
		};
		const about = inAll(hostile, 'fileName fingerprint uploadedBy worksheet');
		const run = { timeZone: hostile, reference: hostile };
		for (const report of [
			made(items, { sheet: about, options, run }),
			made(items.slice(0, 1), { options }),
		]) {
			const page = report.html.replace(/<style>[^<]*<\/style>/, '');
			for (const html of [page, report.pageMessage, htmlOf(report)]) {
				expect(html).not.toMatch(/<(?:script|img|!--)|[{}]|\$|\u202E|\0/);
				expect(tagsIn(html).filter(isOdd)).toEqual([]);
			}
			const labels = fieldsOf(report).map(
				(field) => field.fieldLabel + field.fieldName + field.elementName,
			);
			expect(labels.join('')).not.toMatch(/[${}]/);
			expect(report.pageStyle).not.toContain(hostile);
		}
	});

	it('of a megabyte in every cell is cut', () => {
		const long = 'x'.repeat(1_000_000);
		const own = { Supplier: long, Amount: long, Till: long };
		const texts = { name: long, summary: long, nextStep: long, warnings: [long] };
		const items = [row(own, { outcome: 'needsReview', ...texts })];
		const report = made(items, { sheet: { fileName: long, uploadedBy: long } });
		expect((report.html + report.pageMessage + report.text).length).toBeLessThan(30_000);
	});
});

describe('the review form', () => {
	const JANE = { name: 'JANE KAMAU NJERI', nextStep: 'Ask the payee.' };
	const review = (own: IDataObject, more: IDataObject = {}) =>
		row(own, { outcome: 'needsReview', payable: false, ...JANE, ...more });
	const formOf = (items: IDataObject[], options = {}) => fieldsOf(made(items, { sheet, options }));

	it('has a table, a tick and a text for each row to be reviewed, and for no other', () => {
		const [about, tick, how, ...more] = formOf([
			row({ Supplier: 'A' }),
			review({ Supplier: 'Jane Kamau', row_number: 7, Amount: 900 }, { account: '0110' }),
			row({}, { outcome: 'notConfirmed' }),
			row({}, { outcome: 'unchecked' }),
		]);
		expect(more).toEqual([]);
		expect(about?.html).toMatch(
			/^<p>November\.xlsx, checked 2026-11-25 10:02, by Mary<\/p><h3>Row 7: Jane Kamau<\/h3><table>/,
		);
		for (const shown of ['Jane Kamau', JANE.name, 'KES 900.00', '0110', 'All parts', JANE.nextStep])
			expect(about?.html).toContain(shown);
		const fieldOptions = { values: [{ option: 'I have checked this payee another way' }] };
		expect(tick).toMatchObject({ fieldType: 'checkbox', fieldName: 'row 7', fieldOptions });
		const fieldLabel = 'How was row 7 checked? Without an answer, it is not accepted.';
		expect(how).toMatchObject({ fieldType: 'text', fieldName: 'how 7', fieldLabel });
	});

	it('names its answers by the field that the user chose', () => {
		const fields = formOf([review({ id: 4711, row_number: 7 })], { rowIdField: 'id' });
		const names = fields.map((field) => field.fieldName || field.elementName);
		expect(names).toEqual(['about 4711', 'row 4711', 'how 4711']);
	});

	it.each<[string, IDataObject, IDataObject]>([
		['registered', { Supplier: 'Jane' }, { name: '' }],
		['expected', { Supplier: '' }, { nameMatch: undefined }],
	])('has no tick for a row without %s name, but says why', (_which, own, more) => {
		const [about, ...others] = formOf([review(own, more)]);
		expect(others).toEqual([]);
		expect(about?.html).toContain('This row cannot be accepted here');
	});

	it('shows 50 rows and says how many are left', () => {
		const fields = formOf(Array.from({ length: 53 }, () => review({})));
		expect(fields).toHaveLength(151);
		expect(fields.at(-1)?.html).toContain('3 more rows need review.');
	});
});

describe('the links of a page', () => {
	/** The links as address and label; the answers are filled in as n8n's form reads them. */
	const linksIn = (options: IDataObject, changes: IDataObject = {}, about = {}) =>
		Array.from(
			made([row({}), row({}, changes)].slice('fileName' in about ? 0 : 1), {
				sheet: about,
				options,
			}).pageMessage.matchAll(/<a href="([^"]*)">([^<]*)/g),
			([, href, label]) => [href, label],
		);
	const REVIEW = { outcome: 'needsReview', payable: false };
	const NEXT = [formUrl, 'Check the next payee'];

	it('lead to the form, and to the form with its answers', () => {
		const typed = { 'Till or Paybill?': 'Till', Number: 900001, Name: 'Tom & "Co"' };
		const formAnswers = { ...typed, submittedAt: 'now', formMode: 'test', file: { size: 1 } };
		const query = 'Till+or+Paybill%3F=Till&#38;Number=900001&#38;Name=Tom+%26+%22Co%22';
		const again = [`${formUrl}?${query}`, 'Check again'];
		expect(linksIn({ formUrl, formAnswers }, REVIEW)).toEqual([NEXT, again]);
	});

	it.each([
		'',
		'javascript:alert(1)',
		'data:text/html,x',
		'//evil.example/x',
		'form/check',
		'../form/"x',
	])('are left out for the address “%s”', (address) => {
		expect(linksIn({ formUrl: address, formAnswers: {} }, REVIEW)).toEqual([]);
		expect(linksIn({ reviewUrl: address }, REVIEW, sheet)).toEqual([]);
	});

	it.each([undefined, 'no JSON', '[1]', 5, null])('need no answers: %j', (formAnswers) => {
		expect(linksIn({ formUrl, formAnswers }, REVIEW)[0]).toEqual(NEXT);
	});

	it.each([
		['../form/review', '../form/review?reference=4711'],
		['https://desk.example/r?x=1', 'https://desk.example/r?x=1&#38;reference=4711'],
	])('fill in the reference in the review form %s, where a row needs review', (reviewUrl, href) => {
		expect(linksIn({ reviewUrl }, REVIEW, sheet)).toEqual([[href, 'Review now']]);
		expect(linksIn({ reviewUrl }, {}, sheet)).toEqual([]);
		const { pageMessage } = made([row({}), row({}, REVIEW)], { sheet, options: { reviewUrl } });
		expect(pageMessage).toMatch(
			/^<div>1 row needs review\. Reference: <b>4711<\/b> <a .*<\/div>\n<table>/,
		);
	});
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

describe('plainText', () => {
	it.each<[string, unknown, string]>([
		['keeps a name', 'Mama Njeri’s Hotel', 'Mama Njeri’s Hotel'],
		['makes one line of several', ' JANE\r\n\tKAMAU ', 'JANE KAMAU'],
		['writes out a direction override', 'JANE \u202EUAMAK', 'JANE U+202EUAMAK'],
		['writes out half of a character', 'JANE\uD83D', 'JANEU+D83D'],
		['reads a number', 57318, '57318'],
		['has nothing for a number without a value', NaN, ''],
		['has nothing for an object', { toString: () => 'x' }, ''],
		['cuts a long text', 'x'.repeat(1_000_000), `${'x'.repeat(39)}…`],
		['cuts no character in half', '😀'.repeat(50), `${'😀'.repeat(39)}…`],
	])('%s', (_what, value, text) => {
		expect(plainText(value, 40)).toBe(text);
	});
});

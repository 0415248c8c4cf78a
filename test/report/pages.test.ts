import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { made, row } from './made';
import { asFields } from './suppliers';

/** The tags that n8n 2.41 and 1.123 let through in a form's ending and in a form's HTML. */
const ALLOWED =
	/^(?:b|div|i|iframe|img|video|source|em|strong|a|h[1-6]|u|sub|sup|code|pre|span|br|ul|ol|li|p|table|thead|tbody|tfoot|td|tr|th)$/;

const sheet = { fileName: 'November.xlsx', uploadedBy: 'Mary' };
const formUrl = '../form/check';
const fieldSchema = z.array(
	z.object({
		fieldType: z.string(),
		fieldName: z.string().optional(),
		fieldLabel: z.string().optional(),
		elementName: z.string().optional(),
		html: z.string().optional(),
		fieldOptions: z.object({ values: z.array(z.object({ option: z.string() })) }).optional(),
	}),
);

const formOf = (items: IDataObject[], options = {}) =>
	fieldSchema.parse(made(items, { sheet, options }).reviewForm);

const htmlOf = (report: ReturnType<typeof made>): string =>
	fieldSchema
		.parse(report.reviewForm)
		.map(({ html = '' }) => html)
		.join('');

const tagsIn = (html: string) =>
	Array.from(html.matchAll(/<\/?([a-z0-9]+)/gi), ([, tag = '']) => tag);
const attributesIn = (html: string) =>
	Array.from(html.matchAll(/<[a-z0-9]+ ([a-z-]+)=/gi), ([, name = '']) => name);

describe('what n8n takes out of a page', () => {
	const reports = [
		made(asFields(), { sheet, options: { formUrl } }),
		...asFields().map((item) =>
			made([item], { options: { formUrl, formAnswers: { Number: '1' } } }),
		),
	];

	it('is not in the message of the form ending, nor in the review form', () => {
		for (const report of reports) {
			const html = report.pageMessage + htmlOf(report);
			expect(tagsIn(html).filter((tag) => !ALLOWED.test(tag))).toEqual([]);
			expect(attributesIn(html).filter((name) => !['href', 'colspan'].includes(name))).toEqual([]);
		}
	});

	it('is not in the style, whose signs n8n would escape', () => {
		for (const { pageStyle } of reports) expect(pageStyle).not.toMatch(/[<>&"]/);
	});

	it('leaves every tag closed', () => {
		for (const report of reports) {
			const counts = new Map<string, number>();
			for (const [, close, tag = ''] of report.pageMessage.matchAll(/<(\/?)([a-z0-9]+)/g))
				counts.set(tag, (counts.get(tag) ?? 0) + (close ? -1 : 1));
			expect([...counts.values()].filter(Boolean)).toEqual([]);
		}
	});
});

const HOSTILE = [
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	"' onmouseover='alert(1)",
	'{{ $env.SECRET }}',
	'{{ $("Credentials").all() }}',
	"$& $` $' $1",
	'</style><style>*{display:none}',
	'</title></head>',
	'<!-- ',
	'&lt;b&gt;',
	'JANE \u202EUAMAK\u0000\u2028',
];

describe('a hostile text', () => {
	/** The tags of a page, and of a page whose texts are all harmless. */
	const usualTags = new Set(tagsIn(made([row({ Supplier: 'x' })], { sheet }).html));

	it.each(HOSTILE)('is only a text wherever it stands: %j', (hostile) => {
		const result = {
			...{ payable: false, name: hostile, summary: hostile, nextStep: hostile, account: hostile },
			...{ accountType: hostile, number: hostile, environment: hostile, checkedAt: hostile },
			nameMatch: { result: 'closeMatch', expectedName: hostile, explanation: [hostile] },
			...{ accepted: { by: hostile, at: hostile }, warnings: [hostile] },
		};
		const own = { Supplier: hostile, Amount: hostile, row_number: hostile, [hostile]: hostile };
		const items = ['needsReview', 'confirmed', 'unchecked'].map((outcome) =>
			row(own, { ...result, outcome }),
		);
		const about = {
			...{ fileName: hostile, fingerprint: hostile, uploadedBy: hostile },
			...{ worksheet: hostile, otherWorksheets: [hostile] },
		};
		const options = {
			...{ formUrl: hostile, formAnswers: { [hostile]: hostile }, timeZone: hostile },
			...{ amountColumn: hostile, payeeColumn: hostile },
		};
		const run = { timeZone: hostile };
		for (const report of [
			made(items, { sheet: about, options, run }),
			made(items.slice(0, 1), { options }),
		]) {
			const page = report.html.replace(/<style>[^<]*<\/style>/, '');
			for (const html of [page, report.pageMessage, htmlOf(report)]) {
				expect(html).not.toMatch(/<(?:script|img|!--)|[{}]|\$|\u202E|\0/);
				expect(tagsIn(html).filter((tag) => !usualTags.has(tag) && !ALLOWED.test(tag))).toEqual([]);
			}
			const labels = fieldSchema
				.parse(report.reviewForm)
				.flatMap(({ fieldLabel, fieldName, elementName }) => [fieldLabel, fieldName, elementName]);
			expect(labels.join('')).not.toMatch(/[${}]/);
			expect(report.pageStyle).not.toContain(hostile);
		}
	});

	it('of a megabyte in every cell is cut', () => {
		const long = 'x'.repeat(1_000_000);
		const items = [
			row(
				{ Supplier: long, Amount: long, Till: long },
				{ outcome: 'needsReview', name: long, summary: long, nextStep: long, warnings: [long] },
			),
		];
		const { html, pageMessage, text } = made(items, {
			sheet: { fileName: long, uploadedBy: long },
		});
		expect(html.length + pageMessage.length + text.length).toBeLessThan(30_000);
	});
});

describe('the review form', () => {
	const review = (own: IDataObject, more: IDataObject = {}) =>
		row(own, {
			outcome: 'needsReview',
			payable: false,
			name: 'JANE KAMAU NJERI',
			nextStep: 'Ask the payee.',
			...more,
		});

	it('has a table, a tick and a text for each row to be reviewed, and for no other', () => {
		const items = [
			row({ Supplier: 'A' }),
			review({ Supplier: 'Jane Kamau', row_number: 7, Amount: 900 }, { account: '0110' }),
			row({}, { outcome: 'notConfirmed' }),
			row({}, { outcome: 'unchecked' }),
		];
		const [about, tick, how, ...more] = formOf(items);
		expect(more).toEqual([]);
		expect(about?.html).toMatch(
			/^<p>November\.xlsx, checked 2026-11-25 10:02, by Mary<\/p><h3>Row 7: Jane Kamau<\/h3><table>/,
		);
		expect([about?.fieldType, tick?.fieldType, how?.fieldType]).toEqual([
			'html',
			'checkbox',
			'text',
		]);
		for (const shown of [
			'Jane Kamau',
			'JANE KAMAU NJERI',
			'KES 900.00',
			'0110',
			'All parts of the names match.',
			'Ask the payee.',
		])
			expect(about?.html).toContain(shown);
		expect(tick).toMatchObject({
			fieldName: 'row 7',
			fieldLabel: 'Accept row 7',
			fieldOptions: { values: [{ option: 'I have checked this payee another way' }] },
		});
		expect(how).toMatchObject({
			fieldName: 'how 7',
			fieldLabel: 'How was row 7 checked? Without an answer, it is not accepted.',
		});
	});

	it('names its answers by the field that the user chose', () => {
		const names = formOf([review({ id: 4711, row_number: 7 })], { rowIdField: 'id' }).map(
			(field) => field.fieldName ?? field.elementName,
		);
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
	const linksIn = (options: IDataObject) =>
		Array.from(
			String(made([row({}, { outcome: 'needsReview' })], { options }).pageMessage).matchAll(
				/<a href="([^"]*)">([^<]*)/g,
			),
			([, href, label]) => [href, label],
		);

	it('lead to the form, and to the form with its answers', () => {
		const formAnswers = {
			'Till or Paybill?': 'Till',
			Number: 900001,
			Name: 'Tom & "Co"',
			submittedAt: 'now',
			formMode: 'test',
			file: { size: 1 },
		};
		expect(linksIn({ formUrl, formAnswers })).toEqual([
			['../form/check', 'Check the next payee'],
			[
				'../form/check?Till%20or%20Paybill%3F=Till&#38;Number=900001&#38;Name=Tom%20%26%20%22Co%22',
				'Check again',
			],
		]);
		expect(linksIn({ formUrl, formAnswers: JSON.stringify({ Number: '1' }) })[1]).toEqual([
			'../form/check?Number=1',
			'Check again',
		]);
	});

	it.each([
		'',
		'javascript:alert(1)',
		'data:text/html,x',
		'//evil.example/x',
		'form/check',
		'../form/"onclick="x',
	])('are left out for the address “%s”', (address) => {
		expect(linksIn({ formUrl: address, formAnswers: {} })).toEqual([]);
	});

	it.each([undefined, 'no JSON', '[1]', 5, null])('need no answers: %j', (formAnswers) => {
		expect(linksIn({ formUrl, formAnswers })[0]).toEqual(['../form/check', 'Check the next payee']);
	});
});

it('a page shows 40 rows to act on, a text 30, and the voucher all', () => {
	const items = Array.from({ length: 60 }, () =>
		row({ Supplier: 'J' }, { outcome: 'notConfirmed' }),
	);
	const { html, pageMessage, text } = made(items, { sheet });
	expect(pageMessage.match(/<li>/g)).toHaveLength(40);
	expect(pageMessage).toContain('20 more rows are in the report.');
	expect(text.match(/^- /gm)).toHaveLength(30);
	expect(html.match(/class="bad"/g)?.length).toBeGreaterThanOrEqual(60);
});

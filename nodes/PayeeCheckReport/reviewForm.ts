import type { IDataObject } from 'n8n-workflow';

import { several } from '../MobileMoneyNameLookup/domain/counts';
import { escaped } from './html';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, numberText } from './rowTexts';

/** n8n draws no more. */
const ROWS_SHOWN = 50;

export const TICK = 'I have checked this payee another way';

/** A label is no HTML; n8n inserts it where `$` is a pattern, and evaluates `{{ … }}` elsewhere in a form. */
const labelled = (text: string): string => text.replace(/[${}]/g, ' ');

/** The names of a row's answers in the item of the form. */
export const answerNames = (id: string) => ({
	tick: labelled(`row ${id}`),
	how: labelled(`how ${id}`),
});

/** Without classes and styles, cells of one kind stand best in n8n's form. */
const line = (label: string, text: string): string =>
	`<tr><td>${label}</td><td colspan="2">${escaped(text || 'none')}</td></tr>`;

function table(row: ReportRow): string {
	const names = [row.payee, row.name].map((name) => `<td><b>${escaped(name || 'none')}</b></td>`);
	const heading = `Row ${row.row}: ${row.payee || numberText(row)}`;
	return `<h3>${escaped(heading)}</h3><table>${[
		'<tr><td></td><td>In the sheet</td><td>Registered</td></tr>',
		`<tr><td>Name</td>${names.join('')}</tr>`,
		line('What differs', [row.differs || row.reason, row.warning].filter(Boolean).join(' ')),
		line('Number', numberText({ ...row, account: '', outcome: 'unchecked' })),
		line('Account number', row.account),
		line('Amount', moneyText(row)),
		line('What to do', row.nextStep),
	].join('')}</table>`;
}

const NOT_ACCEPTABLE =
	'<p>This row cannot be accepted here, because one of its names is missing. Do not pay.</p>';

function fieldsOf(row: ReportRow, above: string): IDataObject[] {
	const isAcceptable = row.payee !== '' && row.name !== '';
	const html = `${above}${table(row)}${isAcceptable ? '' : NOT_ACCEPTABLE}`;
	const shown = { fieldType: 'html', elementName: labelled(`about ${row.id}`), html };
	if (!isAcceptable) return [shown];
	const names = answerNames(row.id);
	const name = labelled(row.row);
	return [
		shown,
		{
			fieldType: 'checkbox',
			fieldName: names.tick,
			fieldLabel: `Accept row ${name}`,
			fieldOptions: { values: [{ option: TICK }] },
		},
		{
			fieldType: 'text',
			fieldName: names.how,
			fieldLabel: `How was row ${name} checked? Without an answer, it is not accepted.`,
			placeholder: 'e.g. Called Jane on the number in her contract',
		},
	];
}

function aboutSheet({ fileName, uploadedBy, checkedTo }: Report): string {
	const facts = [fileName, checkedTo && `checked ${checkedTo}`, uploadedBy && `by ${uploadedBy}`];
	return fileName === '' ? '' : `<p>${escaped(facts.filter(Boolean).join(', '))}</p>`;
}

/** The fields for n8n's Form node (Define Form: Using JSON): each row that needs review, with a tick and a text. */
export function reviewForm(report: Report): IDataObject[] {
	const rows = report.toActOn.filter(({ outcome }) => outcome === 'needsReview');
	const fields = rows
		.slice(0, ROWS_SHOWN)
		.flatMap((row, at) => fieldsOf(row, at === 0 ? aboutSheet(report) : ''));
	const left = rows.length - ROWS_SHOWN;
	if (left <= 0) return fields;
	const html = `<p>${several(left, 'more row needs', 'more rows need')} review. Send this page, then open the form again.</p>`;
	return [...fields, { fieldType: 'html', elementName: 'more rows', html }];
}

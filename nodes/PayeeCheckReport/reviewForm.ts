import type { IDataObject } from 'n8n-workflow';

import { several } from './amounts';
import { escaped } from './plainText';
import type { ReportRow } from './reportRow';
import { amountText, numberText } from './wording';

/** A person checks no more of them at a time, and n8n draws no more. */
const ROWS_SHOWN = 50;

/** What a tick says; a workflow compares the answer with it. */
export const TICK = 'I have checked this payee another way';

/** A label is no HTML; n8n inserts it where `$` is a pattern, and evaluates `{{ … }}` elsewhere in a form. */
const labelled = (text: string): string => text.replace(/[${}]/g, ' ');

const line = (heading: string, text: string): string =>
	`<tr><th>${heading}</th><td colspan="2">${escaped(text || 'none')}</td></tr>`;

function table(row: ReportRow): string {
	const names = [row.payee || '(none)', row.registeredName || '(none)'];
	const amount = amountText(row);
	return `<table>${[
		'<tr><th></th><th>Name in the sheet</th><th>Registered name</th></tr>',
		`<tr><th>Name</th>${names.map((name) => `<td><b>${escaped(name)}</b></td>`).join('')}</tr>`,
		line('What differs', [row.differs || row.reason, row.warning].filter(Boolean).join(' ')),
		line('Number', numberText({ ...row, account: '' })),
		line('Account', row.account),
		line('Amount', amount && `KES ${amount}`),
		line('What to do', row.nextStep),
	].join('')}</table>`;
}

const fieldsOf = (row: ReportRow): IDataObject[] => [
	{ fieldType: 'html', elementName: labelled(`about ${row.id}`), html: table(row) },
	{
		fieldType: 'checkbox',
		fieldName: labelled(`row ${row.id}`),
		fieldLabel: labelled(`Row ${row.row}: ${row.payee || numberText(row)}`),
		fieldOptions: { values: [{ option: TICK }] },
	},
	{
		fieldType: 'text',
		fieldName: labelled(`how ${row.id}`),
		fieldLabel: labelled(`Row ${row.row}: how was it checked?`),
		placeholder: 'e.g. Called Jane on the number in her contract',
	},
];

/**
 * The fields for n8n's Form node (Define Form: Using JSON): each row to be reviewed, with a tick and a text. The answers
 * are called `row …` and `how …`, with the row's id.
 */
export function reviewForm(toActOn: readonly ReportRow[]): IDataObject[] {
	const rows = toActOn.filter(({ outcome }) => outcome === 'needsReview');
	const left = rows.length - ROWS_SHOWN;
	const rest = `<p>${several(left, 'more row needs', 'more rows need')} review. Send this page, then open the form again.</p>`;
	return [
		...rows.slice(0, ROWS_SHOWN).flatMap(fieldsOf),
		...(left > 0 ? [{ fieldType: 'html', elementName: 'more rows', html: rest }] : []),
	];
}

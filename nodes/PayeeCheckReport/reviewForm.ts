import type { IDataObject } from 'n8n-workflow';

import { several } from '../MobileMoneyNameLookup/domain/counts';
import { isUsableHolderName } from '../MobileMoneyNameLookup/domain/holderName';
import { htmlOf, type Part, tableRow } from './html';
import type { ReportRow } from './readRows';
import { moneyText, numberText, whyText } from './rowTexts';

/** n8n shows at most this many. */
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
const line = (label: string, text: string): Part => [
	'tr',
	['td', label],
	['td colspan="2"', text || 'none'],
];

const NOT_ACCEPTABLE =
	'This row cannot be accepted here, because one of its names is missing. Do not pay.';

/** Whether a person can compare two names: N/A is no registered name. */
export const areComparable = (expectedName: string, name: string): boolean =>
	expectedName !== '' && isUsableHolderName(name);

function about(row: ReportRow): Part[] {
	const names = [row.payee, row.name].map((name): Part => ['td', ['b', name || 'none']]);
	return [
		['h3', `Row ${row.row}: ${row.payee || numberText(row)}`],
		[
			'table',
			tableRow('td', ['', 'In the sheet', 'Registered']),
			['tr', ['td', 'Name'], ...names],
			line('What differs', whyText(row)),
			line('Number', numberText(row)),
			line('Amount', moneyText(row)),
		],
		['p', areComparable(row.payee, row.name) ? '' : NOT_ACCEPTABLE],
	];
}

function fieldsOf(row: ReportRow): IDataObject[] {
	const html = about(row).map(htmlOf).join('');
	const shown = { fieldType: 'html', elementName: labelled(`about ${row.id}`), html };
	if (!areComparable(row.payee, row.name)) return [shown];
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

/** The fields for n8n's Form node (Define Form: Using JSON): each row that needs review, with a tick and a text. */
export function reviewForm(toActOn: readonly ReportRow[]): IDataObject[] {
	const rows = toActOn.filter(({ outcome }) => outcome === 'needsReview');
	const fields = rows.slice(0, ROWS_SHOWN).flatMap(fieldsOf);
	const left = rows.length - ROWS_SHOWN;
	if (left <= 0) return fields;
	const html = `<p>${several(left, 'more row needs', 'more rows need')} review. Send this page, then open the form again.</p>`;
	return [...fields, { fieldType: 'html', elementName: 'more rows', html }];
}

import type { IDataObject } from 'n8n-workflow';

import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import { endingMessage, endingTitle } from './endingPage';
import { endingStyle } from './endingStyle';
import { messageText } from './messageText';
import { plainText } from './plainText';
import type { ReportRow } from './readRows';
import { bareName, type Report } from './report';
import { reviewForm } from './reviewForm';
import { toneOfAll, toneOfRow } from './tone';
import { voucher } from './voucher';
import { numberText, warningText, whyText } from './rowTexts';

const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g;

/** `Supplier payments Nov 2026, checked 2026-11-25` */
function nameOfFile({ fileName, checkedTo, single, unread }: Report): string {
	const what = bareName(fileName) || (single && numberText(single)) || 'Payees';
	const when = checkedTo && `checked ${checkedTo.slice(0, 10)}`;
	const name = [what, unread ? 'not checked' : when].filter(Boolean).join(', ');
	return plainText(name.replace(NOT_IN_FILE_NAMES, '-'), 120);
}

const listed = ({ cents, amountText, ...row }: ReportRow): IDataObject => ({
	...row,
	amount: cents === undefined ? amountText : cents / 100,
});

/** The rows of the data table `payee_checks`: texts alone. */
const checkRecords = ({ rows, reference, uploadedBy, fileName }: Report) =>
	rows
		.filter(({ isPayee }) => isPayee)
		.map((row) => ({
			reference,
			row: row.row,
			checked_at: row.checkedAt,
			checked_by: uploadedBy,
			file: fileName,
			payee: row.payee,
			type: row.type,
			number: row.number,
			operator: row.operator,
			account_number: row.account,
			amount: row.cents === undefined ? row.amountText : String(row.cents / 100),
			registered_name: row.name,
			outcome: labelOf(row.outcome),
			details: `${whyText(row)} ${warningText(row)}`.trim(),
			environment: row.environment,
			// A person who accepts the payee fills these in.
			accepted_by: '',
			accepted_at: '',
		}));

/** The fields of the node's one item. */
export function fieldsOf(report: Report) {
	const { title, verdict, counts, cents, withoutAmount, noPayees, toActOn, single } = report;
	const tone = single ? toneOfRow(single) : toneOfAll(report);
	return {
		...{ title, verdict, sheetRead: report.unread === undefined },
		counts: { ...counts, withoutAmount, noPayees: noPayees.length },
		totals: Object.fromEntries(Object.entries(cents).map(([kind, each]) => [kind, each / 100])),
		toActOn: toActOn.map(listed),
		fileName: nameOfFile(report),
		pageTitle: endingTitle(report),
		pageMessage: endingMessage(report),
		pageStyle: endingStyle(tone, single === undefined),
		text: messageText(report),
		reviewForm: reviewForm(report),
		checks: checkRecords(report),
		html: voucher(report),
	};
}

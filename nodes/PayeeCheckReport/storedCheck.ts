import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import type { ReportRow } from './readRows';
import type { Facts } from './report';
import { amountOf, warningText, whyText } from './rowTexts';

/** A check for the data table `payee_checks`: texts alone. */
export const checkRecord = (row: ReportRow, { reference, uploadedBy, fileName }: Facts) => ({
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
	amount: String(amountOf(row)),
	registered_name: row.name,
	outcome: labelOf(row.outcome),
	details: `${whyText(row)} ${warningText(row)}`.trim(),
	environment: row.environment,
	accepted_by: '',
	accepted_at: '',
});

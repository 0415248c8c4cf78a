import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import type { About } from './about';
import type { ReportRow } from './reportRow';
import { whyTexts, warningText } from './wording';

/** A check as a data table keeps it: texts alone, under the names of the columns of `payee_checks`. */
export type CheckRecord = Readonly<Record<(typeof CHECK_COLUMNS)[number], string>>;

export const CHECK_COLUMNS = [
	'reference',
	'row',
	'checked_at',
	'checked_by',
	'file',
	'payee',
	'type',
	'number',
	'operator',
	'account_number',
	'amount',
	'registered_name',
	'outcome',
	'details',
	'environment',
	'accepted_by',
	'accepted_at',
] as const;

/** Makes the records of the payees among the rows, in their order; a total or a signature is no check. */
export function checkRecords(rows: readonly ReportRow[], about: About): CheckRecord[] {
	return rows
		.filter(({ isPayee }) => isPayee)
		.map((row) => ({
			reference: about.reference,
			row: row.row,
			checked_at: row.checkedAt,
			checked_by: about.uploadedBy,
			file: about.fileName,
			payee: row.payee,
			type: row.type,
			number: row.number,
			operator: row.operator,
			account_number: row.account,
			amount: row.cents === undefined ? row.amountText : String(row.cents / 100),
			registered_name: row.name,
			outcome: labelOf(row.outcome),
			details: [...whyTexts(row), warningText(row)].filter(Boolean).join(' '),
			environment: row.environment,
			// A person who accepts the payee fills these in.
			accepted_by: '',
			accepted_at: '',
		}));
}

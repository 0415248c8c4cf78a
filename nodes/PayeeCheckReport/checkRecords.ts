import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import type { Report } from './report';
import { warningText, whyText } from './wording';

/** Makes the records of the payees, in their order, as the data table `payee_checks` keeps them: texts alone. */
export const checkRecords = ({ rows, reference, uploadedBy, fileName }: Report) =>
	rows
		// A total or a signature is no check.
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

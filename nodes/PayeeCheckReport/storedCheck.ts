import { plainText } from './plainText';
import { OUTCOME_OF_LABEL, type Result } from './result';

type Fields = Readonly<Record<string, unknown>>;

/** The columns of a stored check that are about its result; the others are the row's own. */
const STORED_FIELDS: ReadonlySet<string> = new Set([
	'accepted_by',
	'account_number',
	'checked_at',
	'details',
	'environment',
	'outcome',
	'registered_name',
]);

const NEXT_STEP =
	'Check this payee another way, for example by a call to a phone number that you know.';

/**
 * Reads a check that a data table keeps, with the columns of `payee_checks`. It may be old, so it is never payable.
 *
 * @returns undefined for an item that is none
 */
export function readStoredCheck(item: Fields): { result: Result; own: Fields } | undefined {
	if (!Object.hasOwn(item, 'registered_name')) return undefined;
	const text = (column: string, max: number): string => plainText(item[column], max);
	const outcome = OUTCOME_OF_LABEL.get(text('outcome', 40));
	if (outcome === undefined) return undefined;
	const own = Object.entries(item).filter(([column]) => !STORED_FIELDS.has(column));
	return {
		own: { ...Object.fromEntries(own), row_number: item['row'] },
		result: {
			outcome,
			payable: false,
			name: text('registered_name', 120),
			reason: text('details', 900),
			nextStep: NEXT_STEP,
			differs: '',
			warning: '',
			type: text('type', 40),
			number: text('number', 40),
			operator: text('operator', 40),
			account: text('account_number', 40),
			environment: text('environment', 40),
			checkedAt: text('checked_at', 40),
			acceptedBy: text('accepted_by', 120),
			expectedName: text('payee', 120),
			enteredNumber: '',
			enteredAccount: '',
		},
	};
}

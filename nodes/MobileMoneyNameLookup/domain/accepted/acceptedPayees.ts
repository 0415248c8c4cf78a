import { isPlaceholder } from '../../names/placeholders';
import { nameWithoutNote } from '../../names/readNote';
import { CheckFailure } from '../checkFailure';
import { groupsOf } from '../counts';
import { objectIn } from '../json';
import { cleanNumber } from '../payee/cleanNumber';
import { NUMBER_TYPES } from '../payee/numberType';
import { DEFAULT_OPERATOR, exactOperator } from '../payee/operator';
import { numberKey, type Payee } from '../payee/payee';
import { readPaybillAccount } from '../payee/paybillAccount';
import { readType } from '../payee/typeWords';

export type AcceptedPayee = NonNullable<ReturnType<typeof readAcceptance>>;

const FOUND_NOTHING = /^(?:confirmed|not checked|unchecked|expired|replaced|not production:.*)?$/is;
const LONGEST_CELL = 500;

function cellText(value: unknown): string {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
	if (typeof value !== 'string' && typeof value !== 'number') return '';
	return String(value).slice(0, LONGEST_CELL).trim();
}

/** The day at the start of a text; empty for impossible days such as 2027-02-31. */
function dayOf(text: string): string {
	const day = text.slice(0, 10);
	const date = new Date(`${day}T00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : '';
}

const cellsOf = (row: unknown) => objectIn(objectIn(row).json ?? row);

/** False if the node that reads the table gave an error in place of rows: then no change of a payee would be noticed. */
export const isReadTable = (rows: readonly unknown[]): boolean =>
	!rows.map(cellsOf).some((cells) => 'error' in cells && !('payee' in cells));

/** Reads a row of accepted payees; undefined if nobody accepted it, or it names no payee. */
function readAcceptance(value: unknown) {
	const cells = cellsOf(value);
	const text = (name: string) => cellText(cells[name]);
	const by = text('accepted_by');
	const payee = nameWithoutNote(text('payee'));
	if (payee === '' || !/\p{L}/u.test(by) || isPlaceholder(by)) return undefined;
	const accountType = readType(cells.type, 'type');
	const cleaned = cleanNumber(cells.number, 'number');
	const operator = exactOperator(text('operator') || DEFAULT_OPERATOR, '');
	// A row with a shortened account must not count as a row without one.
	const read = readPaybillAccount(cells.account, 'account');
	if (accountType === undefined || accountType instanceof CheckFailure) return undefined;
	if (cleaned instanceof CheckFailure || operator instanceof CheckFailure) return undefined;
	if (read instanceof CheckFailure) return undefined;
	const account = NUMBER_TYPES[accountType].hasAccount ? read : undefined;
	const registeredName = text('registered_name');
	const [at, expiresAt] = [dayOf(text('accepted_at')), dayOf(text('expires_at'))];
	const ofNumber = { accountType, number: cleaned.number, operator, account };
	return {
		...ofNumber,
		registeredName,
		by,
		at,
		/** The first day on which it no longer counts. */
		expiresAt,
		found: text('last_outcome').replace(FOUND_NOTHING, ''),
		foundAt: dayOf(text('last_checked_at')),
		key: `${text('environment').toLowerCase()} ${payee}`,
		numberKey: numberKey(ofNumber),
		/** Otherwise it accepts nothing. */
		isComplete: registeredName !== '' && at !== '' && expiresAt !== '',
	};
}

export interface Known {
	readonly accepted: AcceptedPayee;
	/** False if only another number or account of the payee was accepted. */
	readonly isSame: boolean;
}

export class AcceptedPayees {
	private readonly ofPayee: ReadonlyMap<string, readonly AcceptedPayee[]>;

	/** Rows, or items that hold them; unreadable ones accept nothing. `today` is a day such as 2026-11-25. */
	constructor(
		rows: readonly unknown[],
		readonly today: string,
	) {
		this.ofPayee = groupsOf(
			rows.flatMap((row) => readAcceptance(row) ?? []),
			({ key }) => key,
		);
	}

	/** What was accepted in this environment for the row's payee; the latest acceptance of a number counts. */
	of(payee: Payee, environment: string | undefined): Known | undefined {
		const { expectedName, accountType, number, operator, account } = payee;
		if (!expectedName || !accountType || !number || !operator) return undefined;
		const known = this.ofPayee.get(`${environment ?? ''} ${nameWithoutNote(expectedName)}`) ?? [];
		const own = numberKey({ accountType, number, operator, account });
		const same = known.findLast((each) => each.numberKey === own);
		const accepted = same ?? known.findLast(({ isComplete }) => isComplete);
		return accepted?.isComplete ? { accepted, isSame: same !== undefined } : undefined;
	}
}

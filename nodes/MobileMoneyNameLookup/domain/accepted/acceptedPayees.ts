import { type AcceptanceRow, type AcceptedPayee, numberKey, readAcceptance } from './acceptedPayee';
import type { Payee } from '../payee/payee';
import { payeeKey } from './payeeKey';

/** What has been accepted for the payee of a row. */
export interface Known {
	/** With this very number and account. */
	readonly same?: AcceptedPayee;
	/** With another number or account, the last one; absent where the same one was accepted. */
	readonly other?: AcceptedPayee;
}

const NOTHING: Known = {};

/** The payees that persons have accepted, read once for a run. */
export class AcceptedPayees {
	private readonly ofPayee = new Map<string, AcceptanceRow[]>();

	/** @param rows whatever the option gives: rows, or items that hold them; what cannot be read accepts nothing */
	constructor(rows: readonly unknown[]) {
		for (const each of rows) {
			const row = readAcceptance(each);
			if (row === undefined) continue;
			const key = `${row.environment} ${row.payee}`;
			const known = this.ofPayee.get(key);
			if (known) known.push(row);
			else this.ofPayee.set(key, [row]);
		}
	}

	/**
	 * What has been accepted for whom a row expects; of several acceptances of one number the last counts.
	 *
	 * @param environment in which it must have been accepted
	 */
	of(
		{ expectedName, accountType, number, operator, account }: Payee,
		environment: string | undefined,
	): Known {
		if (!expectedName || !accountType || !number || !operator) return NOTHING;
		const known = this.ofPayee.get(`${environment ?? ''} ${payeeKey(expectedName)}`) ?? [];
		const own = numberKey(accountType, number, operator, account);
		const last = known.findLast(({ key }) => key === own);
		if (last) return last.accepted ? { same: last.accepted } : NOTHING;
		const other = known.findLast(({ accepted }) => accepted !== undefined)?.accepted;
		return other ? { other } : NOTHING;
	}
}

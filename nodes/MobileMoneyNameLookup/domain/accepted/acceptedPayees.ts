import { type AcceptanceRow, type AcceptedPayee, numberKey, readAcceptance } from './acceptedPayee';
import type { Payee } from '../payee/payee';
import { nameWithoutNote } from '../../names/readNote';

export interface Known {
	readonly same?: AcceptedPayee;
	/** The latest for another number or account; absent if `same` is set. */
	readonly other?: AcceptedPayee;
}

const NOTHING: Known = {};

export class AcceptedPayees {
	private readonly ofPayee = new Map<string, AcceptanceRow[]>();

	/** Rows, or items that hold them; unreadable ones accept nothing. */
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

	/** What was accepted in this environment for the row's payee; the latest acceptance of a number counts. */
	of(
		{ expectedName, accountType, number, operator, account }: Payee,
		environment: string | undefined,
	): Known {
		if (!expectedName || !accountType || !number || !operator) return NOTHING;
		const known = this.ofPayee.get(`${environment ?? ''} ${nameWithoutNote(expectedName)}`) ?? [];
		const own = numberKey(accountType, number, operator, account);
		const last = known.findLast(({ key }) => key === own);
		if (last) return last.accepted ? { same: last.accepted } : NOTHING;
		const other = known.findLast(({ accepted }) => accepted !== undefined)?.accepted;
		return other ? { other } : NOTHING;
	}
}

import type { Warning } from '../warnings';
import type { NumberType } from './numberType';

/** Whom the user wants to pay, as far as the row could be read. */
export interface Payee {
	readonly accountType?: NumberType;
	readonly number?: string;
	/** What a payer types after a Paybill; never sent to the service. */
	readonly account?: string;
	readonly operator?: string;
	readonly expectedName?: string;
	readonly acceptedNames?: readonly string[];
	/** Set when names are to be compared, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly warnings?: readonly Warning[];
}

/** The number with its type, as in “till 4738534”. */
export const numberOf = ({ accountType, number }: Payee): string | undefined =>
	accountType && number ? `${accountType} ${number}` : undefined;

import type { Warning } from '../warnings';
import { NUMBER_TYPES, type NumberType } from './numberType';

export interface Payee {
	readonly accountType?: NumberType;
	readonly number?: string;
	/** What a payer types after a Paybill; never sent to the service. */
	readonly account?: string;
	readonly operator?: string;
	readonly expectedName?: string;
	readonly acceptedNames?: readonly string[];
	/** Names are to be compared, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly warnings?: readonly Warning[];
}

/** As in “till 4738534” or “Paybill 522533”; undefined if type or number is missing. */
export const numberOf = ({ accountType, number }: Payee): string | undefined =>
	accountType && number ? `${NUMBER_TYPES[accountType].label} ${number}` : undefined;

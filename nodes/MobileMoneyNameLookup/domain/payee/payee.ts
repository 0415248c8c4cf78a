import { keyOf, type LookupSubject } from '../answer';
import type { Warning } from '../warnings';
import { NUMBER_TYPES, type NumberType } from './numberType';
import { accountKey } from './paybillAccount';

export interface Payee {
	readonly accountType?: NumberType;
	readonly number?: string;
	/** What a payer types after a Paybill; never sent to the service. */
	readonly account?: string | undefined;
	readonly operator?: string;
	readonly expectedName?: string | undefined;
	readonly acceptedNames?: readonly string[];
	/** Names are to be compared, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly warnings?: readonly Warning[];
}

/** As in “till 4738534” or “Paybill 522533”; undefined if type or number is missing. */
export const numberOf = ({ accountType, number }: Payee): string | undefined =>
	accountType && number ? `${NUMBER_TYPES[accountType].label} ${number}` : undefined;

/** As in “Paybill 247247, account 0110”. */
export const numberWithAccount = (payee: Payee): string =>
	[numberOf(payee), payee.account && `account ${payee.account}`].filter(Boolean).join(', ');

/** Tells numbers with their accounts apart. */
export const numberKey = (payee: LookupSubject & Pick<Payee, 'account'>): string =>
	`${keyOf(payee).toLowerCase()} ${accountKey(payee.account)}`;

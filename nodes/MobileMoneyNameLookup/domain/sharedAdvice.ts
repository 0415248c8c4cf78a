/** What to know of a paybill that collects for many, where no name was compared. */
export const SHARED_PAYBILL_UNCOMPARED =
	'The holder of this paybill collects for many customers, so the holder does not say who gets the money; that depends on the account number behind the paybill. Ask the payee for both, and enter the institution as the expected name to check the paybill itself.';

/** What to know of it where the holder was confirmed. */
export const SHARED_PAYBILL_CONFIRMED =
	'The holder of this paybill collects for many customers. That the paybill belongs to this institution was checked; whose account behind it gets the money was not. Compare the account number with the payee’s own record.';

/** What to know of a paybill that collects for many, where no name was compared. */
export const SHARED_PAYBILL_UNCOMPARED =
	'This paybill collects money for many customers, so its holder does not show who gets the money. That depends on the account number that goes with the paybill. Ask the payee for both numbers. To check the paybill itself, enter the institution as the expected name.';

/** What to know of it where the holder was confirmed. */
export const SHARED_PAYBILL_CONFIRMED =
	'This paybill collects money for many customers. The paybill belongs to the expected institution, but nobody has checked whose account there gets the money. Compare the account number with the payee’s own records.';

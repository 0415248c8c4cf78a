/** A payee that a person has accepted. */
export interface AcceptedPayee {
	readonly by: string;
	readonly at: string;
}

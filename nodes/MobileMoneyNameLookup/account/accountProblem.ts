/** What is wrong with the account's settings or with the token call. */
export type AccountProblemKind =
	'settings' | 'refused' | 'unreachable' | 'notThisService' | 'serviceUnavailable';

/**
 * The credential cannot give a token. `message` is what happened followed by what to do next,
 * because the Test button shows nothing else; both parts are also kept apart for the node.
 */
export class AccountProblem extends Error {
	override readonly name = 'AccountProblem';

	constructor(
		readonly kind: AccountProblemKind,
		readonly whatHappened: string,
		readonly nextStep: string,
		readonly retryable = false,
		/** How long the service asks to be left alone, in milliseconds. */
		readonly retryAfterMs?: number,
	) {
		super(`${whatHappened} ${nextStep}`);
	}
}

/**
 * A request cannot be sent, because n8n holds no token for its account. n8n takes an error with this
 * status for a refused token, has a new one issued and asks again, without any network until then.
 */
export class TokenDue extends Error {
	override readonly name = 'TokenDue';
	readonly response = { status: 401 } as const;

	constructor() {
		super('The credential has no token for its account yet. Open the credential and save it.');
	}
}

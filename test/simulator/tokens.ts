import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'jsonwebtoken';
import { z } from 'zod';

const claims = z.object({ jti: z.string() });

/** Issues bearer tokens and knows its own again; another simulator's tokens are strangers. */
export class TokenIssuer {
	// A key object, because jsonwebtoken tries bytes as a public key first, for longer than all else takes.
	private readonly key = createSecretKey(randomBytes(32));
	private readonly accepted = new Set<string>();

	/** @param lifetimeSeconds how long each token is good, in whole seconds */
	constructor(private readonly lifetimeSeconds: number) {}

	/** The body of a token answer, whose subject is the account's login (service description 2.1 and 5.4). */
	issue(login: string) {
		const now = Date.now();
		const iat = Math.floor(now / 1000);
		const jti = randomUUID();
		this.accepted.add(jti);
		return {
			token_type: 'bearer',
			/** Milliseconds since 1970. */
			issued_at: String(now),
			/** Seconds. */
			expires_in: String(this.lifetimeSeconds),
			access_token: sign({ sub: login, jti, iat, exp: iat + this.lifetimeSeconds }, this.key, {
				algorithm: 'HS256',
			}),
		};
	}

	/** Whether an Authorization header carries a token that is good now (service description 5.3). */
	accepts(authorization: string | undefined): boolean {
		const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
		if (token === undefined) return false;
		try {
			const { jti } = claims.parse(verify(token, this.key, { algorithms: ['HS256'] }));
			return this.accepted.has(jti);
		} catch {
			return false; // A wrong signature, a time past or a text that is no JWT are one to the caller.
		}
	}

	/** From now on every token issued so far is refused. */
	expireAll(): void {
		this.accepted.clear();
	}
}

import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import type { Service } from './dialect';

/** Issues bearer tokens and knows its own again; another simulator's tokens are strangers. */
export class TokenIssuer {
	// A key object, because jsonwebtoken tries bytes as a public key first, for longer than all else takes.
	private readonly key = createSecretKey(randomBytes(32));
	private readonly issued = new Map<string, { service: Service; expiresAtMs: number }>();

	/**
	 * @param lifetimeSeconds how long each token is good, in whole seconds
	 * @param isOneLive whether a new token ends the ones before
	 */
	constructor(
		readonly lifetimeSeconds: number,
		private readonly isOneLive = false,
	) {}

	/** The body of a gateway's token answer, whose subject is the account's login (service description 2.1 and 5.4). */
	issueJwt(login: string) {
		const now = Date.now();
		const iat = Math.floor(now / 1000);
		const exp = iat + this.lifetimeSeconds;
		const token = sign({ sub: login, jti: randomUUID(), iat, exp }, this.key, {
			algorithm: 'HS256',
		});
		this.keep(token, { service: 'gateway', expiresAtMs: exp * 1000 });
		return {
			token_type: 'bearer',
			/** Milliseconds since 1970. */
			issued_at: String(now),
			/** Seconds. */
			expires_in: String(this.lifetimeSeconds),
			access_token: token,
		};
	}

	/** A token that says nothing about itself, good at one service. */
	issueOpaque(service: Service): string {
		const token = randomBytes(21).toString('base64url');
		this.keep(token, { service, expiresAtMs: Date.now() + this.lifetimeSeconds * 1000 });
		return token;
	}

	private keep(token: string, issued: { service: Service; expiresAtMs: number }): void {
		if (this.isOneLive) this.expireAll();
		this.issued.set(token, issued);
	}

	/** Whether an Authorization header carries a token that is good at this service now (service description 5.3). */
	accepts(service: Service, authorization: string | undefined): boolean {
		const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
		const known = this.issued.get(token);
		return known?.service === service && Date.now() < known.expiresAtMs;
	}

	/** From now on every token issued so far is refused, at both services. */
	expireAll(): void {
		this.issued.clear();
	}
}

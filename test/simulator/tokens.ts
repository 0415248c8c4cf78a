import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import type { Service } from './dialect';

/** Issues bearer tokens and knows its own again; another simulator's tokens are strangers. */
export class TokenIssuer {
	// A key object, because jsonwebtoken tries bytes as a public key first, for longer than all else takes.
	private readonly key = createSecretKey(randomBytes(32));
	private readonly issued = new Map<string, { service: Service; expiresAtMs: number }>();

	/** `isOneLive` says whether a new token ends the ones before. */
	constructor(
		readonly lifetimeSeconds: number,
		private readonly isOneLive: boolean,
	) {}

	/** A token of an API user, whose subject is the login. */
	issueJwt(login: string): string {
		const iat = Math.floor(Date.now() / 1000);
		const claims = { sub: login, jti: randomUUID(), iat, exp: iat + this.lifetimeSeconds };
		return this.keep('gateway', sign(claims, this.key, { algorithm: 'HS256' }));
	}

	/** A token that says nothing about itself, good at one service. */
	issueOpaque(service: Service): string {
		return this.keep(service, randomBytes(21).toString('base64url'));
	}

	private keep(service: Service, token: string): string {
		if (this.isOneLive) this.expireAll();
		const expiresAtMs = Date.now() + this.lifetimeSeconds * 1000;
		this.issued.set(`Bearer ${token}`, { service, expiresAtMs });
		return token;
	}

	/** Whether an Authorization header carries a token that is good at this service now. */
	accepts(service: Service, authorization = ''): boolean {
		const known = this.issued.get(authorization);
		return known?.service === service && Date.now() < known.expiresAtMs;
	}

	/** From now on every token issued so far is refused, at both services. */
	expireAll(): void {
		this.issued.clear();
	}
}

import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import type { Service } from './dialect';

/** Issues bearer tokens and knows its own again; another simulator's tokens are strangers. */
export class TokenIssuer {
	// A key object, because jsonwebtoken tries bytes as a public key first, for longer than all else takes.
	private readonly key = createSecretKey(randomBytes(32));
	private readonly issued = new Map<string, { service: Service; expiresAtMs: number }>();

	constructor(
		readonly lifetimeSeconds: number,
		private readonly isOneLive: boolean,
	) {}

	issueJwt(login: string): string {
		const iat = Math.floor(Date.now() / 1000);
		const claims = { sub: login, jti: randomUUID(), iat, exp: iat + this.lifetimeSeconds };
		return this.keep('gateway', sign(claims, this.key, { algorithm: 'HS256' }));
	}

	issueOpaque(service: Service): string {
		return this.keep(service, randomBytes(21).toString('base64url'));
	}

	private keep(service: Service, token: string): string {
		if (this.isOneLive) this.expireAll();
		const expiresAtMs = Date.now() + this.lifetimeSeconds * 1000;
		this.issued.set(`Bearer ${token}`, { service, expiresAtMs });
		return token;
	}

	accepts(service: Service, authorization = ''): boolean {
		const known = this.issued.get(authorization);
		return known?.service === service && Date.now() < known.expiresAtMs;
	}

	expireAll(): void {
		this.issued.clear();
	}
}

import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestOptions,
} from 'n8n-workflow';

import { AccountProblem } from '../../../credentials/account/accountProblem';
import { toStoredToken } from '../../../credentials/account/storedToken';
import type { TokenSession } from '../../../credentials/account/tokenSession';
import type { CheckFailure } from '../domain/checkFailure';
import { asCheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { accountProblemBehind, failedConnection } from './connectionFailure';
import { exchange } from './exchange';
import type { FailedTry, Reading } from './readReply';
import { readReply } from './readReply';
import { TokenTrust } from './tokenTrust';
import type { RetryPolicy } from './retryPolicy';

type LookupRequest = IHttpRequestOptions & { readonly timeout: number };
type SentTry = { readonly reading: Reading; readonly token: string };

/** The account that a run looks numbers up with. */
export interface RunAccount {
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
}

/** Sends requests with the account's token, which is renewed in time and after a refusal. */
export class AuthorizedSender {
	private readonly trust = new TokenTrust();

	/** Why this run asks no further, once the account got no token or is refused. */
	halted: CheckFailure | undefined;

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly account: RunAccount,
		private readonly policy: RetryPolicy,
	) {}

	/**
	 * Sends a request; after a refused token it is sent once more with another one.
	 *
	 * @throws CheckFailure when the token is still refused, or no token is to be had
	 */
	async send(request: LookupRequest): Promise<Exclude<Reading, { kind: 'tokenRefused' }>> {
		for (let wasResent = false; ; wasResent = true) {
			const { reading, token } = await this.sendWithToken(request);
			if (reading.kind === 'answer') this.trust.taken(token);
			if (reading.kind !== 'tokenRefused') return reading;
			const isInUse = this.account.session.token?.accessToken === token;
			const verdict = this.trust.refused(token, isInUse, wasResent);
			if (verdict === 'haltRun') throw this.halt(reading.failure);
			if (verdict === 'giveRowUp') throw reading.failure;
			this.account.session.discard(token);
		}
	}

	/** Sends a request with the token in use; when there is none, with the request that renews it. */
	private async sendWithToken(request: LookupRequest): Promise<SentTry> {
		const { session, fingerprint, credential } = this.account;
		for (;;) {
			if (this.halted) throw this.halted;
			if (this.policy.isCancelled) throw unasked('cancelled');
			const { token, renewal } = session;
			if (renewal) {
				await this.awaitRenewal(renewal);
			} else if (token && Date.now() < token.renewAtMs) {
				const data = { ...credential, ...toStoredToken(token, fingerprint) };
				return await this.exchangeOnce(data, request, token.accessToken);
			} else {
				return await this.sendRenewing(request);
			}
		}
	}
}

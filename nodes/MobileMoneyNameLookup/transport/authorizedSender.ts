import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { AccountProblem } from '../../../credentials/account/accountProblem';
import { toStoredToken } from '../../../credentials/account/storedToken';
import type { TokenSession } from '../../../credentials/account/tokenSession';
import type { CheckFailure } from '../domain/checkFailure';
import { asCheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { accountProblemBehind, failedConnection } from './connectionFailure';
import { exchange } from './exchange';
import type { LookupRequest } from './lookupRequest';
import type { Reading } from './readReply';
import { readReply } from './readReply';
import type { RetryPolicy } from './retryPolicy';
import { TokenTrust } from './tokenTrust';

/** The account that a run looks numbers up with. */
export interface RunAccount {
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
}

interface SentTry {
	readonly reading: Reading;
	/** The token that the request carried. */
	readonly token: string;
}

/** Sends requests with the account's token, which is renewed in time and after a refusal. */
export class AuthorizedSender {
	private readonly trust = new TokenTrust();

	/** Why this run asks no further, once the account got no token or is refused. */
	private halted: CheckFailure | undefined;

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly account: RunAccount,
		private readonly policy: RetryPolicy,
	) {}

	/**
	 * Sends a request; after a refused token once more, with another one (service description 5.4).
	 *
	 * @throws CheckFailure when the token is still refused, or none is to be had
	 */
	async send(request: LookupRequest): Promise<Exclude<Reading, { kind: 'tokenRefused' }>> {
		const { session } = this.account;
		for (let wasResent = false; ; wasResent = true) {
			const { reading, token } = await this.sendWithToken(request);
			if (reading.kind === 'answer') this.trust.taken(token);
			if (reading.kind !== 'tokenRefused') return reading;
			const isInUse = session.token?.accessToken === token;
			const verdict = this.trust.refused(token, isInUse, wasResent);
			if (verdict === 'haltRun') throw this.halt(reading.failure);
			if (verdict === 'giveRowUp') throw reading.failure;
			if (verdict === 'resend') session.discard(token);
		}
	}

	private halt(failure: CheckFailure): CheckFailure {
		this.halted ??= failure;
		return failure;
	}

	/** Sends a request with the token in use; where there is none, as the request that renews it. */
	private async sendWithToken(request: LookupRequest): Promise<SentTry> {
		const { session, credential, fingerprint } = this.account;
		for (;;) {
			if (this.halted) throw this.halted;
			if (this.policy.isCancelled) throw unasked('cancelled');
			const { token, renewal } = session;
			if (renewal) {
				await this.waitFor(renewal);
			} else if (token && Date.now() < token.renewAtMs) {
				const data = { ...credential, ...toStoredToken(token, fingerprint) };
				const sent = await this.exchangeOnce(data, request);
				if (sent instanceof AccountProblem) throw this.halt(asCheckFailure(sent));
				return sent;
			} else {
				return await this.sendRenewing(request);
			}
		}
	}

	/** Waits for the renewal that another row leads; its failure ends this run too. */
	private async waitFor(renewal: Promise<void>): Promise<void> {
		try {
			await Promise.race([renewal, this.policy.cancelled]);
		} catch (error) {
			throw this.halt(asCheckFailure(error));
		}
	}

	/** Leads the renewal: n8n gets a token issued and stores it before it sends the request. */
	private async sendRenewing(request: LookupRequest): Promise<SentTry> {
		const { session, credential } = this.account;
		const lead = session.takeLead();
		const abandonLead = () => {
			lead.abort.abort();
		};
		void this.policy.cancelled.then(abandonLead);
		try {
			for (let tries = 1; ; tries++) {
				const sent = await this.exchangeOnce({ ...credential, accessToken: '' }, request);
				if (!(sent instanceof AccountProblem)) return sent;
				if (sent.retryAfterMs !== undefined) this.policy.pauseFor(sent.retryAfterMs);
				if (sent.retryable && (await this.policy.waitForRetry(tries))) continue;
				if (this.policy.isCancelled) throw unasked('cancelled');
				lead.settle(sent);
				throw this.halt(asCheckFailure(sent).after(tries));
			}
		} finally {
			lead.settle();
		}
	}

	/** One exchange; an account that got no token is returned, everything else is a reading. */
	private async exchangeOnce(
		credential: ICredentialDataDecryptedObject,
		request: LookupRequest,
	): Promise<SentTry | AccountProblem> {
		let reading: Reading;
		try {
			reading = readReply(await exchange(this.context, credential, request), Date.now());
		} catch (error) {
			const gotNoToken = credential.accessToken === '';
			const problem =
				accountProblemBehind(error) ??
				(gotNoToken ? accountProblemBehind(this.account.session.failure) : undefined);
			if (problem) return problem;
			reading = failedConnection(error);
		}
		// n8n has written the token into the credential where it was empty.
		const { accessToken } = credential;
		return { reading, token: typeof accessToken === 'string' ? accessToken : '' };
	}
}

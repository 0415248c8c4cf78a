import type { TokenEvidence } from '../account/tokenEvidence';
import type { SessionToken } from '../account/tokenSession';

/** What to do about a token that the service refused for a row. */
export type RefusalVerdict =
	/** Send the row again with the token that has taken this one's place. */
	| 'resend'
	/** Get a new token, and send the row again. */
	| 'renew'
	/** Ask for the row again when the others are done: the service refuses it and takes the token for others. */
	| 'leaveOver'
	/** Ask no further: the service refuses the account. */
	| 'haltRun';

/** A token that the service refused for a row. */
export interface Refusal {
	readonly token: SessionToken;
	/** What tells the row's number apart from others. */
	readonly number: string;
	/** Whether no other token has taken its place yet. */
	readonly isInUse: boolean;
	/** How many tokens were refused for the row by now, at least 1. */
	readonly refusals: number;
	/** Whether this run renewed a token only a while ago, which another one would hardly outdate by now. */
	readonly isJustRenewed?: boolean;
}

/** What the service says to the same token for another number. */
export type Inquiry = 'taken' | 'refused' | 'unknown';

/** A row that as many tokens were refused for is refused itself. */
const REFUSALS_OF_A_ROW = 3;

/** From so many numbers on the account may be refused; they go one by one. */
const NUMBERS_IN_DOUBT = 5;

/** So many different numbers refused, none answered: no sheet begins with so many odd rows. */
const NUMBERS_OF_A_REFUSED_ACCOUNT = 12;

/** So many other numbers are asked for where a refusal says little. */
const NUMBERS_ASKED_IN_DOUBT = 3;

/**
 * Tells a token that has died from an account that is refused and from single rows that are, so that
 * a run neither gives up too early nor asks for token after token (service description 5.4).
 */
export class TokenTrust {
	/** Tokens that this run got in the place of refused ones. */
	private readonly replacements = new WeakSet<SessionToken>();
	private isReplacementDue = false;
	private hasRenewedInVain = false;
	private inquiry: Promise<Inquiry> | undefined;
	private nextInquiry: Promise<Inquiry> | undefined;

	/**
	 * @param evidence what is known of the account's token in this process
	 * @param inquire asks the service with a token for another number than the given one
	 */
	constructor(
		private readonly evidence: TokenEvidence,
		private readonly inquire: (token: SessionToken, number: string) => Promise<Inquiry>,
	) {}

	/** A request is about to go out with the token. */
	using(token: SessionToken): void {
		if (this.isReplacementDue) this.replacements.add(token);
		this.isReplacementDue = false;
	}

	/** Whether the token, got in the place of a refused one, was refused for several numbers and never taken. */
	isInDoubt(token: SessionToken): boolean {
		return this.isUntried(token) && this.evidence.refusals(token) >= NUMBERS_IN_DOUBT;
	}

	private isUntried(token: SessionToken): boolean {
		return this.replacements.has(token) && !this.evidence.wasTaken(token);
	}

	/**
	 * The service refused a token.
	 *
	 * @returns what to do
	 */
	async refused(refusal: Refusal): Promise<RefusalVerdict> {
		const { token, number, isInUse, refusals, isJustRenewed = false } = refusal;
		this.evidence.refused(token, number);
		if (refusals > 1) {
			this.evidence.markOdd(number);
			this.hasRenewedInVain = true;
		}
		if (refusals >= REFUSALS_OF_A_ROW) return 'leaveOver';
		if (!isInUse) return 'resend';
		if (this.isUntried(token)) {
			const isRefused = this.evidence.refusals(token) >= NUMBERS_OF_A_REFUSED_ACCOUNT;
			return isRefused ? 'haltRun' : 'leaveOver';
		}
		// The first to be refused is believed; later ones only when the token is refused for others, too.
		const mayBeOdd = this.hasRenewedInVain || this.evidence.isOdd(number);
		if (!isJustRenewed && !mayBeOdd) return this.renew();
		const answer = await this.inquireEnough(token, number);
		// What says nothing of the token leaves the refusal believed, as long as none was in vain.
		if (answer === 'refused' || (answer !== 'taken' && !mayBeOdd)) return this.renew();
		return 'leaveOver';
	}

	private renew(): RefusalVerdict {
		this.isReplacementDue = true;
		return 'renew';
	}

	/** Where refusals mean little, a token counts as refused when several numbers are. */
	private async inquireEnough(token: SessionToken, number: string): Promise<Inquiry> {
		for (let left = this.hasRenewedInVain ? NUMBERS_ASKED_IN_DOUBT : 1; ; left--) {
			const answer = await this.inquireOnce(token, number);
			if (answer !== 'refused' || left === 1) return answer;
		}
	}

	/** One inquiry for all who want one at the same time, sent after the refusal that it is about. */
	private inquireOnce(token: SessionToken, number: string): Promise<Inquiry> {
		if (!this.inquiry) {
			this.inquiry = this.inquire(token, number).finally(() => {
				this.inquiry = undefined;
			});
			return this.inquiry;
		}
		const again = async () => {
			this.nextInquiry = undefined;
			return await this.inquireOnce(token, number);
		};
		this.nextInquiry ??= this.inquiry.then(again, again);
		return this.nextInquiry;
	}
}

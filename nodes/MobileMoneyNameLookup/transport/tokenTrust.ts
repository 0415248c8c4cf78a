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
	readonly isJustRenewed: boolean;
	/** Set where the row had been left over for a refused token: whether others were answered since. */
	readonly answersSince?: 'some' | 'none';
}

/** A row that as many tokens were refused for is refused itself. */
const REFUSALS_OF_A_ROW = 3;

/** Where a refusal says little, so many different numbers in a row do. */
const NUMBERS_OF_A_DEAD_TOKEN = 3;

/** So many different numbers refused, none answered: no sheet begins with so many odd rows. */
const NUMBERS_OF_A_REFUSED_ACCOUNT = 12;

/**
 * Tells a token that has died from an account that is refused and from single rows that are, so that
 * a run neither gives up too early nor asks for token after token (service description 5.4).
 */
export class TokenTrust {
	/** Tokens that this run got in the place of refused ones. */
	private readonly replacements = new WeakSet<SessionToken>();
	private isReplacementDue = false;
	private hasRenewedInVain = false;

	/** @param evidence what is known of the account's token in this process */
	constructor(private readonly evidence: TokenEvidence) {}

	/** A request is about to go out with the token. */
	using(token: SessionToken): void {
		if (this.isReplacementDue) this.replacements.add(token);
		this.isReplacementDue = false;
	}

	/**
	 * The service refused a token.
	 *
	 * @returns what to do
	 */
	refused(refusal: Refusal): RefusalVerdict {
		const { token, number, isInUse, refusals } = refusal;
		this.evidence.refused(token, number);
		if (refusals > 1) {
			this.evidence.markOdd(number);
			this.hasRenewedInVain = true;
		}
		if (refusals >= REFUSALS_OF_A_ROW) return 'leaveOver';
		if (!isInUse) return 'resend';
		if (this.replacements.has(token) && !this.evidence.wasTaken(token)) {
			const isRefused = this.evidence.refusals(token) >= NUMBERS_OF_A_REFUSED_ACCOUNT;
			return isRefused ? 'haltRun' : 'leaveOver';
		}
		if (!this.isBelieved(refusal)) return 'leaveOver';
		this.isReplacementDue = true;
		return 'renew';
	}

	/** The first to be refused is believed; later ones only when others are refused as well, and none is answered. */
	private isBelieved({ token, number, isJustRenewed, answersSince }: Refusal): boolean {
		const saysLittle = isJustRenewed || this.hasRenewedInVain || this.evidence.isOdd(number);
		if (!saysLittle || answersSince) return !saysLittle || answersSince === 'none';
		return this.evidence.refusalsOfUsualNumbers(token) >= NUMBERS_OF_A_DEAD_TOKEN;
	}
}

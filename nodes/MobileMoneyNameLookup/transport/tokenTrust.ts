/** What to do about a token that the service refused for a row. */
export type RefusalVerdict =
	/** Get a new token, or take the one that is there by now, and send the row once more. */
	| 'resend'
	/** Send the row once more, and keep the token: it has only just replaced a refused one. */
	| 'resendAsIs'
	/** Give the row up: the service refuses it and takes the token for others. */
	| 'giveRowUp'
	/** Ask no further: the service refuses the account. */
	| 'haltRun';

/** So many refusals in a row, and a token that once was taken is dead rather than the rows odd. */
const REFUSALS_OF_A_DEAD_TOKEN = 3;

interface Standing {
	wasTaken: boolean;
	refusedInARow: number;
	/** Issued in the place of a token that was refused. */
	readonly isReplacement: boolean;
}

/**
 * Tells a token that has died from an account that is refused and from single rows that are, so that
 * a run neither gives up too early nor asks for token after token (service description 5.4).
 */
export class TokenTrust {
	private readonly standings = new Map<string, Standing>();
	private hasRenewedInVain = false;

	private standingOf(token: string): Standing {
		const isReplacement = [...this.standings.values()].some(
			({ refusedInARow }) => refusedInARow > 0,
		);
		const standing = this.standings.get(token) ?? {
			wasTaken: false,
			refusedInARow: 0,
			isReplacement,
		};
		this.standings.set(token, standing);
		return standing;
	}

	/** The service answered a request that carried the token. */
	taken(token: string): void {
		const standing = this.standingOf(token);
		standing.wasTaken = true;
		standing.refusedInARow = 0;
	}

	/**
	 * The service refused the token.
	 *
	 * @param token the one that was sent
	 * @param isInUse whether no other has taken its place yet
	 * @param wasResent whether the row had been refused before and this was its second chance
	 */
	refused(token: string, isInUse: boolean, wasResent: boolean): RefusalVerdict {
		const standing = this.standingOf(token);
		const isUntried = standing.isReplacement && !standing.wasTaken;
		// Only a row's second chance tells on an untried token; to renew it now would cost a third one.
		if (isUntried && standing.refusedInARow === 0 && isInUse && !wasResent) return 'resendAsIs';
		standing.refusedInARow++;
		if (isUntried && standing.refusedInARow > 1) return 'haltRun';
		if (wasResent) {
			this.hasRenewedInVain = true;
			return 'giveRowUp';
		}
		if (!isInUse) return 'resend';
		const isDead = standing.refusedInARow >= REFUSALS_OF_A_DEAD_TOKEN;
		return this.hasRenewedInVain && !isDead ? 'giveRowUp' : 'resend';
	}
}

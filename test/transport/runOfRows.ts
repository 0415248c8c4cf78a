import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

/** What became of a row. */
export type RowEnd = 'answered' | 'givenUp' | 'halted';

/** Rows sent one after another with tokens t1, t2 and so on, as the sender does it. */
export class RunOfRows {
	private readonly trust = new TokenTrust();
	private isHalted = false;

	renewals = 0;

	/** Rows that were answered only after a renewal. */
	saved = 0;

	refusals = 0;

	/** Each request as "row token". */
	readonly sent: string[] = [];

	/** @param takes whether the service takes a token for a row */
	constructor(private readonly takes: (row: string, token: string) => boolean) {}

	private get token(): string {
		return `t${this.renewals + 1}`;
	}

	row(row: string): RowEnd {
		for (let wasResent = false; !this.isHalted; wasResent = true) {
			const { token } = this;
			this.sent.push(`${row} ${token}`);
			if (this.takes(row, token)) {
				this.trust.taken(token);
				if (wasResent) this.saved++;
				return 'answered';
			}
			this.refusals++;
			const verdict = this.trust.refused(token, true, wasResent);
			if (verdict === 'giveRowUp') return 'givenUp';
			if (verdict === 'resend') this.renewals++;
			if (verdict === 'haltRun') this.isHalted = true;
		}
		return 'halted';
	}
}

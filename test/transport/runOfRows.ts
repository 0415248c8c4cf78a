import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';
import type { SessionToken } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { Inquiry } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';
import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

/** What became of a row. */
export type RowEnd = 'answered' | 'givenUp' | 'halted';

/** A token of its own each time; there are no others of its text. */
export const sessionToken = (accessToken: string): SessionToken => ({
	accessToken,
	renewAtMs: Number.MAX_SAFE_INTEGER,
});

/** Rows sent one after another with tokens t1, t2 and so on, as the sender does it. */
export class RunOfRows {
	private readonly trust: TokenTrust;
	private token = sessionToken('t1');
	private latestAnswered: string | undefined;
	private isHalted = false;

	renewals = 0;

	inquiries = 0;

	/** Each request for a row of its own as "row token". */
	readonly sent: string[] = [];

	/**
	 * @param takes whether the service takes a token for a row
	 * @param evidence what this process knows of the account's token
	 */
	constructor(
		private readonly takes: (row: string, token: string) => boolean,
		private readonly evidence = new TokenEvidence(),
	) {
		this.trust = new TokenTrust(
			evidence,
			async (token, row) => await Promise.resolve(this.inquire(token, row)),
		);
	}

	async row(row: string): Promise<RowEnd> {
		for (let refusals = 1; !this.isHalted; refusals++) {
			const { token } = this;
			this.trust.using(token);
			this.sent.push(`${row} ${token.accessToken}`);
			if (this.asks(row, token)) {
				this.latestAnswered = row;
				return 'answered';
			}
			const verdict = await this.trust.refused({ token, number: row, isInUse: true, refusals });
			if (verdict === 'giveRowUp') return 'givenUp';
			if (verdict === 'renew') this.token = sessionToken(`t${++this.renewals + 1}`);
			if (verdict === 'haltRun') this.isHalted = true;
		}
		return 'halted';
	}

	/** What becomes of several rows, one after another. */
	async rows(rows: readonly string[]): Promise<RowEnd[]> {
		const ends: RowEnd[] = [];
		for (const row of rows) ends.push(await this.row(row));
		return ends;
	}

	private asks(row: string, token: SessionToken): boolean {
		const isTaken = this.takes(row, token.accessToken);
		if (isTaken) this.evidence.taken(token);
		return isTaken;
	}

	private inquire(token: SessionToken, row: string): Inquiry {
		if (this.latestAnswered === undefined || this.latestAnswered === row) return 'unknown';
		this.inquiries++;
		return this.asks(this.latestAnswered, token) ? 'taken' : 'refused';
	}
}

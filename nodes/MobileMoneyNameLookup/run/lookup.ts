import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { otherTypeUnknown } from '../domain/payee/numberType';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { Answer, LookupSubject } from '../sending/lookupCall';

export interface Reply extends Omit<Answer, 'raw'> {
	readonly checkedAt: Date;
	/** Kept only when it is asked for, because it is the larger part. */
	readonly raw?: Answer['raw'];
}

/** Whether a number was answered. */
export const isReply = (reply: Reply | CheckFailure | undefined): reply is Reply =>
	reply !== undefined && 'meaning' in reply;

/** A number that is looked up once, for one item or for several. */
export class Lookup {
	reply: Reply | CheckFailure | undefined;

	/** The same number as the other type of account, where that was asked too. */
	asOtherType: Lookup | undefined;

	/** Whether some item wants it looked up as the other type, too, when it is not found. */
	triesOtherType = false;

	/** Whether it is asked for, or was. */
	isAsked = false;

	constructor(readonly subject: LookupSubject) {}

	/** Whether the service answered that there is no such number of this type. */
	get isNotFound(): boolean {
		return isReply(this.reply) && this.reply.meaning === 'accountNotFound';
	}

	/**
	 * What came of it, with the other type of account: a number that was not found, but could not be asked
	 * for as the other type, was checked only by half.
	 */
	get outcome(): Reply | CheckFailure | undefined {
		const other = this.isNotFound ? this.asOtherType?.reply : undefined;
		if (!(other instanceof CheckFailure)) return this.reply;
		return other.retold(otherTypeUnknown(this.subject.accountType, other.message));
	}

	/** Keeps what came of it, cleaned. */
	keep(came: Answer | CheckFailure, outside: OutsideTexts, keepsRaw: boolean): void {
		try {
			if (came instanceof CheckFailure) {
				this.reply = outside.failure(came);
				return;
			}
			const { raw, ...answer } = outside.answer(came);
			this.reply = { ...answer, checkedAt: new Date(), ...(keepsRaw && { raw }) };
		} catch {
			// One odd reply must not end the run.
			this.reply = unknownFailure();
		}
	}
}

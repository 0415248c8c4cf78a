import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { otherTypeUnknown } from '../domain/accountType';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { Answer, LookupSubject } from '../transport/lookupCall';
import { Row } from '../transport/row';
import type { NameLookupService } from '../transport/serviceClient';

export interface Reply extends Omit<Answer, 'raw'> {
	readonly checkedAt: Date;
	/** Kept only when it is asked for, because it is the larger part. */
	readonly raw?: Answer['raw'];
}

/** Whether a number was answered. */
export const isReply = (reply: Reply | CheckFailure | undefined): reply is Reply =>
	reply !== undefined && 'meaning' in reply;

export interface Asking {
	readonly client: NameLookupService;
	readonly outside: OutsideTexts;
	/** Whether replies are kept as they came, too. */
	readonly keepsRaw: boolean;
}

/** A number that is looked up once, for one item or for several. */
export class Lookup {
	reply: Reply | CheckFailure | undefined;

	/** The same number as the other type of account, where that was asked too. */
	asOtherType: Lookup | undefined;

	/** Whether some item wants it looked up as the other type, too, when it is not found. */
	triesOtherType = false;

	private asking: Promise<void> | undefined;

	/** Its tries, while it is not answered. */
	private row: Row | undefined;

	constructor(readonly subject: LookupSubject) {}

	/** Whether it is to be asked again when the others are done. */
	get isLeftOver(): boolean {
		const other = this.isNotFound ? this.asOtherType : undefined;
		return this.isOpen || other?.isOpen === true;
	}

	private get isOpen(): boolean {
		return this.reply === undefined && this.row?.isLeftOver === true;
	}

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

	/** Asks the service, and keeps what comes of it; asked already, it only waits for that. Never throws. */
	async ask({ client, outside, keepsRaw }: Asking): Promise<void> {
		this.asking ??= client
			.ask((this.row ??= new Row(this.subject)))
			.then((asked) => {
				if (asked instanceof CheckFailure) this.reply = outside.failure(asked);
				else if (asked) {
					const { raw, ...answer } = outside.answer(asked);
					this.reply = { ...answer, checkedAt: new Date(), ...(keepsRaw && { raw }) };
				}
			})
			.catch(() => {
				// One odd reply must not end the run.
				this.reply = unknownFailure();
			})
			.finally(() => {
				// Tens of thousands of them: what is answered keeps its reply alone.
				if (this.reply) this.row = undefined;
				else this.asking = undefined;
			});
		await this.asking;
	}

	/** It is asked no further, though it or its other type is left over. */
	giveUp(asking: Asking): void {
		if (!this.isLeftOver) return;
		const failure = this.isOpen && this.row?.failure;
		if (failure) this.reply = asking.outside.failure(failure);
		else this.asOtherType?.giveUp(asking);
	}
}

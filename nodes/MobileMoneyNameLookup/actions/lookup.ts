import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { otherTypeUnknown } from '../domain/accountType';
import type { Answer } from '../transport/answer';
import type { LookupSubject } from '../transport/lookupCall';
import type { OtherSubject } from '../transport/nameLookupService';
import { RowTries } from '../transport/rowTries';
import type { RunService } from './run';

/** What the service answered to a question. */
export interface Reply extends Omit<Answer, 'raw'> {
	/** When the answer came. */
	readonly checkedAt: Date;
	/** Kept only when it is asked for, because it is the larger part. */
	readonly raw?: Answer['raw'];
}

/** A number that is looked up once, for one item or for several. */
export class Lookup {
	/** What came of it; undefined until then. */
	reply: Reply | CheckFailure | undefined;

	/** The same number as the other type of account, where that was asked too. */
	asOtherType: Lookup | undefined;

	/** Whether some item wants it looked up as the other type, too, when it is not found. */
	triesOtherType = false;

	private asking: Promise<void> | undefined;

	/** Its tries, while it is left over. */
	private tries: RowTries | undefined;

	constructor(readonly subject: LookupSubject) {}

	/** Whether it is to be asked again when the others are done. */
	get isLeftOver(): boolean {
		const other = this.isNotFound ? this.asOtherType : undefined;
		return this.tries !== undefined || other?.tries !== undefined;
	}

	/** Whether the service answered that there is no such number of this type. */
	get isNotFound(): boolean {
		return (
			this.reply !== undefined &&
			'meaning' in this.reply &&
			this.reply.meaning === 'accountNotFound'
		);
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

	/**
	 * Asks the service, and keeps what comes of it; asked already, it only waits for that. Never throws.
	 *
	 * @param service what to ask
	 * @param other gives another number of the run
	 * @param keepRaw whether the reply is kept as it came, too
	 */
	async ask(service: RunService, other: OtherSubject, keepRaw: boolean): Promise<void> {
		this.asking ??= service.client
			.ask(this.subject, other, this.tries)
			.then((asked) => {
				this.keep(asked, service, keepRaw);
			})
			.catch(() => {
				// One odd reply must not end the run.
				this.tries = undefined;
				this.reply = unknownFailure();
			})
			.finally(() => {
				if (this.tries) this.asking = undefined;
			});
		await this.asking;
	}

	/** It is asked no further, though it or its other type is left over. */
	giveUp(service: RunService): void {
		if (!this.isLeftOver) return;
		const failure = this.tries?.failure;
		this.tries = undefined;
		if (failure) this.reply = service.outside.failure(failure);
		else this.asOtherType?.giveUp(service);
	}

	private keep(
		asked: Answer | CheckFailure | RowTries,
		{ outside }: RunService,
		keepRaw: boolean,
	): void {
		this.tries = asked instanceof RowTries ? asked : undefined;
		if (asked instanceof RowTries) return;
		if (asked instanceof CheckFailure) {
			this.reply = outside.failure(asked);
			return;
		}
		const { raw, ...answer } = outside.answer(asked);
		this.reply = { ...answer, checkedAt: new Date(), ...(keepRaw && { raw }) };
	}
}

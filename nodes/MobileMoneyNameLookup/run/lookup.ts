import type { Answer } from '../domain/answer';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { LookupSubject } from '../sending/lookupCall';

/** What came of a number: an answer, or why there is none; undefined while there is neither. */
type Ending = Answer | CheckFailure | undefined;

/** A number that is looked up once, for one row or for several. */
export class Lookup {
	ending: Ending;
	/** When it ended. */
	endedAt = new Date();

	/** The lookup of the same number as the other type, where there is one. */
	asOtherType: Lookup | undefined;

	/** Whether some row wants it looked up as the other type, too, when it is not found. */
	triesOtherType = false;

	/** Whether it was handed to the service. */
	isBegun = false;

	constructor(readonly subject: LookupSubject) {}

	get answer(): Answer | undefined {
		return this.ending instanceof CheckFailure ? undefined : this.ending;
	}

	/** Whether the service answered that there is no such number of this type. */
	get isNotFound(): boolean {
		return this.answer?.meaning === 'accountNotFound';
	}

	/** The lookup as the other type, where this number was not found. */
	get instead(): Lookup | undefined {
		return this.isNotFound ? this.asOtherType : undefined;
	}

	/** The ending for rows that try both types: with one answer of two, the number was only half checked. */
	get endingOfBoth(): Ending {
		const other = this.instead?.ending;
		if (!(other instanceof CheckFailure)) return this.ending;
		const { otherType } = NUMBER_TYPES[this.subject.accountType];
		return other.withMessage(
			`Whether this number is a ${otherType} could not be checked: ${other.message}`,
		);
	}

	/** Keeps what came of it, cleaned; the whole body only where a row may show it. */
	end(came: Answer | CheckFailure, outside: OutsideTexts, keepsRaw: boolean): void {
		this.endedAt = new Date();
		try {
			if (came instanceof CheckFailure) this.ending = outside.failure(came);
			else this.ending = outside.answer(keepsRaw ? came : { ...came, raw: {} });
		} catch {
			// One odd answer must not end the run.
			this.ending = unknownFailure();
		}
	}
}

import type { Answer, LookupSubject } from '../domain/answer';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import type { OutsideTexts } from '../redaction/outsideTexts';

/** A number that is looked up once, for one row or several. */
export class Lookup {
	ending: Answer | CheckFailure | undefined;
	endedAt = new Date();
	/** The same number as the other type; looked up if this one is not found, and a row wants that. */
	asOtherType: Lookup | undefined;
	triesOtherType = false;
	isBegun = false;

	constructor(readonly subject: LookupSubject) {}

	get answer(): Answer | undefined {
		return this.ending instanceof CheckFailure ? undefined : this.ending;
	}

	get isNotFound(): boolean {
		return this.answer?.meaning === 'accountNotFound';
	}

	/** For a row that tries both types, one answer of two is only half a check. */
	endingOf(triesOtherType: boolean): Answer | CheckFailure | undefined {
		const other = triesOtherType && this.isNotFound && this.asOtherType?.ending;
		if (!(other instanceof CheckFailure)) return this.ending;
		const { label } = NUMBER_TYPES[NUMBER_TYPES[this.subject.accountType].otherType];
		return other.withMessage(
			`Whether this number is a ${label} could not be checked: ${other.message}`,
		);
	}

	/** Keeps the answer or failure, cleaned. */
	end(came: Answer | CheckFailure, outside: OutsideTexts | undefined): void {
		this.endedAt = new Date();
		try {
			if (came instanceof CheckFailure) this.ending = outside && came.cleaned(outside.clean);
			else this.ending = outside?.answer(came);
		} catch {
			// One odd answer must not end the run.
			this.ending = unknownFailure();
		}
	}
}

import type { Answer, LookupSubject } from '../domain/answer';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import type { OutsideTexts } from '../redaction/outsideTexts';

type Ending = Answer | CheckFailure | undefined;

/** A number that is looked up once, for one row or several. */
export class Lookup {
	ending: Ending;
	endedAt = new Date();
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

	get instead(): Lookup | undefined {
		return this.isNotFound ? this.asOtherType : undefined;
	}

	/** For rows that try both types: one answer of two is only half a check. */
	get endingOfBoth(): Ending {
		const other = this.instead?.ending;
		if (!(other instanceof CheckFailure)) return this.ending;
		const { label } = NUMBER_TYPES[NUMBER_TYPES[this.subject.accountType].otherType];
		return other.withMessage(
			`Whether this number is a ${label} could not be checked: ${other.message}`,
		);
	}

	/** Keeps the cleaned result; the whole body only if a row may show it. */
	end(came: Answer | CheckFailure, outside: OutsideTexts | undefined, keepsRaw: boolean): void {
		this.endedAt = new Date();
		try {
			if (came instanceof CheckFailure) this.ending = outside && came.cleaned(outside.clean);
			else this.ending = outside?.answer(keepsRaw ? came : { ...came, raw: {} });
		} catch {
			// One odd answer must not end the run.
			this.ending = unknownFailure();
		}
	}
}

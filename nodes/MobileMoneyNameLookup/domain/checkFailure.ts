/** What a failure carries beside its problem, until a text is made of it. */
interface FailureFacts {
	/** The label of the field that cannot be used; the problem is read after it. */
	readonly field?: string;
	/** The HTTP status of the response, when there was one. */
	readonly httpStatus?: number;
	/** The service's code, empty for a response without one; from outside. */
	readonly code?: string;
	/** The service's own words after its code; from outside. */
	readonly words?: string;
	/** The failure that caused this one. */
	readonly latest?: CheckFailure;
	/** How many attempts were made; absent where the number was not looked up. */
	readonly tries?: number;
}

/** The check could not be made; nothing is known of the number. It is returned in the place of a result, never thrown. */
export class CheckFailure {
	/**
	 * @param problem what happened, in words of our own
	 * @param retryable whether the same check can succeed later without a change
	 */
	constructor(
		private readonly problem: string,
		readonly nextStep: string,
		readonly retryable = false,
		readonly facts: FailureFacts = {},
	) {}

	/** What happened, as a person reads it; never a secret once the failure is cleaned. */
	get message(): string {
		const { field, httpStatus = 0, code, words, latest } = this.facts;
		const quote = words === undefined ? '' : `${code ? ':' : ','} “${words}”`;
		return [
			...(field === undefined ? [] : [`'${field}'`]),
			this.problem,
			...(code === undefined ? [] : [`(HTTP ${httpStatus}${code && `, ${code}`}${quote})`]),
			...(latest === undefined ? [] : [`(last: ${latest.message})`]),
		].join(' ');
	}

	/** The message, from the second attempt on with their number. */
	get whatHappened(): string {
		const { tries = 1 } = this.facts;
		return `${this.message}${tries > 1 ? ` after ${tries} tries` : ''}`;
	}

	after(tries: number): CheckFailure {
		return new CheckFailure(this.problem, this.nextStep, this.retryable, {
			...this.facts,
			tries,
		});
	}

	/** The same failure in other words. */
	withMessage(message: string): CheckFailure {
		const { httpStatus, tries } = this.facts;
		return new CheckFailure(message, this.nextStep, this.retryable, {
			...(httpStatus !== undefined && { httpStatus }),
			...(tries !== undefined && { tries }),
		});
	}

	/** The same as something that can succeed later. */
	passing(nextStep: string): CheckFailure {
		return new CheckFailure(this.problem, nextStep, true, this.facts);
	}

	/** The same with clean texts from outside; all else is our own. */
	cleaned(clean: (text: string) => string): CheckFailure {
		const { code, words, latest } = this.facts;
		return new CheckFailure(this.problem, this.nextStep, this.retryable, {
			...this.facts,
			...(code !== undefined && { code: clean(code) }),
			...(words !== undefined && { words: clean(words) }),
			...(latest !== undefined && { latest: latest.cleaned(clean) }),
		});
	}
}

/** The problem of a field with nothing in it. */
export const IS_EMPTY = 'is empty';

/**
 * The failed check of a row with a field that cannot be used.
 *
 * @param field its label
 * @param problem what is wrong with it, to be read after the label
 */
export const fieldFailure = (field: string, problem: string, nextStep: string): CheckFailure =>
	new CheckFailure(problem, nextStep, false, { field });

/** The failed check where something went wrong that nobody foresaw; the text of the error is untrusted. */
export const unknownFailure = (): CheckFailure =>
	new CheckFailure(
		'The lookup stopped for a reason that this node does not know',
		'Look up the number again. If this continues, report it with your versions of n8n and of this node.',
	);

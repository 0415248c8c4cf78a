import type { LoginFault } from './account';

interface FailureFacts {
	readonly field?: string;
	readonly httpStatus?: number;
	/** The service's code, empty if there is none; untrusted. */
	readonly code?: string;
	/** The service's words after its code; untrusted. */
	readonly words?: string;
	readonly latest?: CheckFailure;
	readonly tries?: number;
}

export class CheckFailure {
	/** `problem` is in our own words; `retryable`: the same check can succeed later without a change. */
	constructor(
		private readonly problem: string,
		readonly nextStep: string,
		readonly retryable = false,
		readonly facts: FailureFacts = {},
	) {}

	/** For a person; contains no secret once `cleaned`. */
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

	/** The message, with the number of attempts from the second on. */
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

	withMessage(message: string): CheckFailure {
		const { httpStatus, tries } = this.facts;
		return new CheckFailure(message, this.nextStep, this.retryable, {
			...(httpStatus !== undefined && { httpStatus }),
			...(tries !== undefined && { tries }),
		});
	}

	passing(nextStep: string): CheckFailure {
		return new CheckFailure(this.problem, nextStep, true, this.facts);
	}

	/** Cleans the texts from outside; the rest is our own. */
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

export const IS_EMPTY = 'is empty';

/** `field` is a label; `problem` is read after it. */
export const fieldFailure = (field: string, problem: string, nextStep: string): CheckFailure =>
	new CheckFailure(problem, nextStep, false, { field });

/** An unforeseen error; its text is untrusted, so it is left out. */
export const unknownFailure = (): CheckFailure =>
	new CheckFailure(
		'The lookup stopped for a reason that this node does not know',
		'Look up the number again. If this continues, report it with your versions of n8n and of this node.',
	);

/** A failed check that is thrown. The message has both sentences, because n8n's Test button shows nothing else. */
export class AccountProblem extends Error {
	override readonly name = 'AccountProblem';

	constructor(
		readonly failure: CheckFailure,
		readonly fault?: LoginFault,
		readonly retryAfterMs?: number,
	) {
		super(`${failure.message}. ${failure.nextStep}`);
	}
}

/** The failed check that whatever was thrown amounts to. */
export const checkFailureOf = (error: unknown): CheckFailure =>
	error instanceof AccountProblem ? error.failure : unknownFailure();

/** What a failure tells beside its own words. */
interface FailureFacts {
	/** The label of the field that cannot be used; the problem is read after it. */
	readonly field?: string;
	/** The service's code, or an empty text for a reply without one; from outside. */
	readonly code?: string;
	/** The service's own words after its code; from outside. */
	readonly says?: string;
	/** What failed before it, and so caused it. */
	readonly latest?: CheckFailure;
}

/** What happened, as a person reads it. */
function written(
	problem: string,
	{ field, code, says, latest }: FailureFacts,
	httpStatus = 0,
): string {
	const words = says === undefined ? '' : `${code ? ':' : ','} “${says}”`;
	return [
		...(field === undefined ? [] : [`'${field}'`]),
		problem,
		...(code === undefined ? [] : [`(HTTP ${httpStatus}${code && `, ${code}`}${words})`]),
		...(latest === undefined ? [] : [`(last: ${latest.message})`]),
	].join(' ');
}

/**
 * The check could not be made; nothing is known of the number. It is a value that is returned in the
 * place of a result and handed on to the item, and never thrown.
 */
export class CheckFailure {
	/** What happened; never a secret once the code is clean. */
	readonly message: string;

	/**
	 * @param problem what happened, in words of our own
	 * @param retryable whether the same check can succeed later without a change; not where this is left out
	 * @param httpStatus the HTTP status of the service's reply, when there was one
	 */
	constructor(
		private readonly problem: string,
		readonly nextStep: string,
		readonly retryable = false,
		readonly httpStatus?: number,
		/** How many tries were made; absent where the number was not asked for. */
		readonly tries?: number,
		private readonly facts: FailureFacts = {},
	) {
		this.message = written(problem, facts, httpStatus);
	}

	after(tries: number): CheckFailure {
		const { problem, nextStep, retryable, httpStatus, facts } = this;
		return new CheckFailure(problem, nextStep, retryable, httpStatus, tries, facts);
	}

	retold(message: string): CheckFailure {
		return new CheckFailure(message, this.nextStep, this.retryable, this.httpStatus, this.tries);
	}

	/** The same as something that can succeed later. */
	passing(nextStep: string): CheckFailure {
		return new CheckFailure(this.problem, nextStep, true, this.httpStatus, this.tries, this.facts);
	}

	/** The same with clean texts from outside; all else is our own. */
	cleaned(clean: (text: string) => string): CheckFailure {
		const { field, code, says, latest } = this.facts;
		const { problem, nextStep, retryable, httpStatus, tries } = this;
		return new CheckFailure(problem, nextStep, retryable, httpStatus, tries, {
			...(field !== undefined && { field }),
			...(code !== undefined && { code: clean(code) }),
			...(says !== undefined && { says: clean(says) }),
			...(latest !== undefined && { latest: latest.cleaned(clean) }),
		});
	}
}

/** The problem of a field with nothing in it; a run tells where it is every row's. */
export const IS_EMPTY = 'is empty';

/**
 * The failed check of an item with a field that cannot be used.
 *
 * @param field the field's label
 * @param problem what is wrong with it, to be read after the label
 * @param nextStep what the user can do
 */
export function fieldFailure(field: string, problem: string, nextStep: string): CheckFailure {
	return new CheckFailure(problem, nextStep, false, undefined, undefined, { field });
}

/** The failed check where something went wrong that nobody foresaw; its own text is untrusted. */
export const unknownFailure = (): CheckFailure =>
	new CheckFailure(
		'The lookup stopped for a reason that this node does not know',
		'Look up the number again. If this continues, report it with your versions of n8n and of this node.',
	);

/**
 * The check could not be made; nothing is known of the number. It is a value that is returned in the
 * place of a result and handed on to the item, and never thrown.
 */
export class CheckFailure {
	/**
	 * @param message what happened, naming the field where there is one; never a secret
	 * @param retryable whether the same check can succeed later without a change; not where this is left out
	 * @param httpStatus the HTTP status of the service's reply, when there was one
	 */
	constructor(
		readonly message: string,
		readonly nextStep: string,
		readonly retryable = false,
		readonly httpStatus?: number,
		/** How many tries were made; absent where the number was not asked for. */
		readonly tries?: number,
	) {}

	after(tries: number): CheckFailure {
		return this.retold(this.message, tries);
	}

	retold(message: string, tries = this.tries): CheckFailure {
		return new CheckFailure(message, this.nextStep, this.retryable, this.httpStatus, tries);
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
	return new CheckFailure(`'${field}' ${problem}`, nextStep);
}

/** The failed check where something went wrong that nobody foresaw; its own text may carry anything. */
export const unknownFailure = (): CheckFailure =>
	new CheckFailure(
		'The lookup stopped for a reason that this node does not know',
		'Look up the number again. If this continues, report it with your versions of n8n and of this node.',
	);

import { quoted } from './visible';

export const FINDING_LABELS = { noPayee: 'no payee', unreadSheet: 'sheet not read' } as const;

type SheetFinding = keyof typeof FINDING_LABELS;

interface FailureFacts {
	readonly field?: string | undefined;
	readonly httpStatus?: number | undefined;
	/** The service's code, empty if there is none; untrusted. */
	readonly code?: string | undefined;
	/** The service's words after its code; untrusted. */
	readonly words?: string | undefined;
	readonly latest?: CheckFailure | undefined;
	readonly tries?: number | undefined;
	readonly finding?: SheetFinding;
}

export class CheckFailure {
	/** `problem` is in our own words; `retryable`: the same check can succeed later without a change. */
	constructor(
		readonly problem: string,
		readonly nextStep: string,
		readonly retryable = false,
		readonly facts: FailureFacts = {},
	) {}

	/** For a person; contains no secret once `cleaned`. */
	get message(): string {
		const { field, httpStatus = 0, code, words, latest } = this.facts;
		const quote = words ? `${code ? ':' : ','} “${words}”` : '';
		return [
			...(field === undefined ? [] : [`'${field}'`]),
			this.problem,
			...(code === undefined ? [] : [`(HTTP ${httpStatus}${code && `, ${code}`}${quote})`]),
			...(latest === undefined ? [] : [`(last: ${latest.message})`]),
		].join(' ');
	}

	get whatHappened(): string {
		const { tries = 1 } = this.facts;
		return `${this.message}${tries > 1 ? ` after ${tries} tries` : ''}`;
	}

	after(tries: number): CheckFailure {
		return this.having({ ...this.facts, tries });
	}

	withMessage(message: string): CheckFailure {
		const { httpStatus, tries } = this.facts;
		return this.having({ httpStatus, tries }, message);
	}

	/** Cleans the texts from outside; the rest is our own. */
	cleaned(clean: (text: string) => string): CheckFailure {
		const [code, words] = [this.facts.code, this.facts.words].map((text) => text && clean(text));
		const latest = this.facts.latest?.cleaned(clean);
		return this.having({ ...this.facts, code, words, latest });
	}

	private having(facts: FailureFacts, problem = this.problem): CheckFailure {
		return new CheckFailure(problem, this.nextStep, this.retryable, facts);
	}
}

export const IS_EMPTY = 'is empty';

/** `field` is a label; `problem` is read after it, with the cell for `{}`. */
export function fieldFailure(
	field: string,
	problem: string,
	nextStep: string,
	cell?: string | number,
): CheckFailure {
	const shown = cell === undefined ? problem : problem.replace('{}', () => quoted(cell));
	return new CheckFailure(shown, nextStep, false, { field });
}

/** The failure of a row that was not taken for a payee. */
export const noPayee = (problem: string, nextStep: string): CheckFailure =>
	new CheckFailure(problem, nextStep, false, { finding: 'noPayee' });

/** The failure of a whole sheet. */
export const unreadSheet = (why: string, nextStep: string): CheckFailure =>
	new CheckFailure(`Nothing was looked up. ${why}`, nextStep, false, { finding: 'unreadSheet' });

/** An unforeseen error; its text is untrusted, so it is left out. */
export const unknownFailure = (): CheckFailure =>
	new CheckFailure(
		'The lookup stopped for a reason that this node does not know',
		'Look up the number again. If this continues, report it with your versions of n8n and of this node.',
	);

/** A failed check that is thrown. n8n's Test button shows only the message, so it has both sentences. */
export class ThrownFailure extends Error {
	override readonly name = 'ThrownFailure';

	constructor(
		readonly failure: CheckFailure,
		readonly retryAfterMs?: number,
		/** The service refused the login. */
		readonly isRefusal = false,
	) {
		super(`${failure.message}. ${failure.nextStep}`);
	}
}

/** Throws a failed check, for `checkFailureOf` to catch. */
export function orThrow<Read>(read: Read | CheckFailure): Read {
	if (read instanceof CheckFailure) throw new ThrownFailure(read);
	return read;
}

/** Throws a `fieldFailure`, for `checkFailureOf` to catch. */
export function refuseField(...given: Parameters<typeof fieldFailure>): never {
	throw new ThrownFailure(fieldFailure(...given));
}

/** The failure for whatever was thrown. */
export const checkFailureOf = (error: unknown): CheckFailure =>
	error instanceof ThrownFailure ? error.failure : unknownFailure();

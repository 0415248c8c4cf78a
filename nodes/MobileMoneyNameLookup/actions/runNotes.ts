import { CheckFailure, IS_EMPTY } from '../domain/checkFailure';
import type { ItemQueue } from './itemQueue';
import type { Lookup } from './lookup';
import type { Run } from './run';

/** So many different numbers of which none is found are hardly all wrong. */
const MANY_NUMBERS = 20;

/** Where no number at all was found. */
const NOTHING_FOUND =
	'Not one number of this run was found. A wrong Base URL, for example without its path, or the wrong environment answers so to everything: compare Base URL and Environment in the credential with your account details.';

const NO_EXPECTED_NAME =
	'Expected Name was empty on every row, so no name was compared: check the column that its expression names.';

const isFoundAnyhow = ({ reply, isNotFound, asOtherType }: Lookup): boolean => {
	const other = asOtherType?.reply;
	const isFoundAsOther = other && 'answer' in other && !asOtherType.isNotFound;
	return reply !== undefined && 'answer' in reply && (!isNotFound || isFoundAsOther === true);
};

/**
 * Whether every answer of the service was that there is no such number, though many different ones were
 * asked: a wrong address can say so to everything.
 */
function isNothingFound({ service }: Run, lookups: readonly Lookup[]): boolean {
	if (service instanceof CheckFailure || service.source.mark.simulated) return false;
	const isAnswered = lookups.some(({ isNotFound }) => isNotFound);
	const numbers = new Set(lookups.map(({ subject }) => subject.accountNumber));
	return numbers.size >= MANY_NUMBERS && isAnswered && !lookups.some(isFoundAnyhow);
}

/**
 * What many successes of the service have in them for which they are doubted: then that is its way of answering, and
 * a person would look at every payee.
 */
function usualDoubt(lookups: readonly Lookup[]): string[] {
	const counts = new Map<string, number>();
	for (const { reply } of lookups) {
		const denial = reply && 'answer' in reply ? reply.answer.denial : undefined;
		if (denial !== undefined) counts.set(denial, (counts.get(denial) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count >= MANY_NUMBERS)
		.map(
			([denial, count]) =>
				`${count.toLocaleString('en')} numbers need review for one reason: the service reports success, but ${denial}. The summary of each row shows what it says there. If the provider says that this is usual, report it as an issue of this node.`,
		);
}

/** Says which field is empty on every row: a column that was renamed, and no row’s own fault. */
function emptyField({ itemCount, badItems }: ItemQueue): string[] {
	const [message = '', ...others] = new Set(badItems.map(({ failure }) => failure.message));
	const isOnEveryRow = itemCount > 1 && badItems.length === itemCount && others.length === 0;
	if (!isOnEveryRow || !message.endsWith(IS_EMPTY)) return [];
	return [`${message} on every row: check the column that its expression names.`];
}

/** How many warnings of one kind are told together. */
const KINDS: ReadonlyArray<{ readonly warning: RegExp; readonly told: string }> = [
	{ warning: /^The number has \d+ digits/, told: 'numbers have an unusual length' },
	{ warning: /lost its leading zero/, told: 'numbers look like phone numbers without their zero' },
];

/** The kinds of warnings that came up more than once, with their numbers, the most frequent first. */
function repeated(warnings: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const each of warnings) {
		const kind = KINDS.find(({ warning }) => warning.test(each))?.told ?? `rows: ${each}`;
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count > 1)
		.sort(([, a], [, b]) => b - a)
		.map(([kind, count]) => `${count.toLocaleString('en')} ${kind.replace(/\.$/, '')}.`);
}

/** What is said of a run as a whole. */
export interface RunNotes {
	/** Warnings of every result. */
	readonly ofResults: readonly string[];
	/** In the hint, in front of the outcomes. */
	readonly first?: string;
	/** In the hint, behind them. */
	readonly last: readonly string[];
	/** Whether something in the hint needs attention. */
	readonly isWarning: boolean;
}

/**
 * What is to be said of a run as a whole.
 *
 * @param run what all items share
 * @param queue its items, asked
 */
export function runNotes(run: Run, queue: ItemQueue): RunNotes {
	const { questions, distinctLookups } = queue;
	const ofResults = isNothingFound(run, distinctLookups) ? [NOTHING_FOUND] : [];
	const demo = run.service instanceof CheckFailure ? undefined : run.service.hint;
	const first = ofResults[0] ?? demo;
	const isNameless = questions.every(({ lacksExpectedName }) => lacksExpectedName);
	const warnings = [
		...(questions.length > 1 && isNameless ? [NO_EXPECTED_NAME] : []),
		...emptyField(queue),
		...usualDoubt(distinctLookups),
		...repeated(questions.flatMap((question) => question.warnings ?? [])),
	];
	const numbers = distinctLookups.length;
	const lookedUp = `${numbers.toLocaleString('en')} different number${numbers === 1 ? ' was' : 's were'} looked up.`;
	return {
		ofResults,
		...(first !== undefined && { first }),
		last: [...(queue.itemCount > 1 && numbers > 0 ? [lookedUp] : []), ...warnings],
		isWarning: first !== undefined || warnings.length > 0,
	};
}

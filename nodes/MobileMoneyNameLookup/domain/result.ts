import type { IDataObject } from 'n8n-workflow';

import { type AccountType, COUNTRY, foundAsAdvice, foundAsMessage } from './accountType';
import type { CheckFailure } from './checkFailure';
import { type Entered, enteredFields } from './entered';
import type { Judgement } from './judgement';
import { operatorLabel } from './operator';
import { SHARED_PAYBILL_CONFIRMED, SHARED_PAYBILL_UNCOMPARED } from './sharedPaybill';

export type ResultEnvironment = 'uat' | 'production' | 'demo';

/** What was asked for an item, as far as it could be read from the item. */
export interface Asked {
	readonly accountType?: AccountType;
	readonly number?: string;
	readonly operator?: string;
	readonly expectedName?: string;
	readonly acceptedNames?: readonly string[];
	/** Whether a comparison is set up, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly environment?: ResultEnvironment;
	/** What tells invented results from those of a service. */
	readonly mark?: { readonly simulated?: true };
	readonly warnings?: readonly string[];
}

export interface AnswerTexts {
	readonly status: string;
	readonly message: string;
	readonly name?: string;
}

const subjectOf = ({ accountType, number, operator }: Asked): IDataObject => ({
	...(accountType && { accountType }),
	...(number && { number }),
	...(operator && { operator }),
	country: COUNTRY,
});

const stamp = ({ environment, mark }: Asked, checkedAt: Date): IDataObject => ({
	...(environment && { environment }),
	...mark,
	checkedAt: checkedAt.toISOString(),
});

const warningsField = (warnings: readonly string[] = [], advice?: string): IDataObject => {
	const all = [...warnings, ...(advice === undefined ? [] : [advice])];
	return all.length > 0 ? { warnings: all } : {};
};

function adviceOf({ refusal, isShared, nameMatch, outcome }: Judgement): string | undefined {
	if (isShared && !nameMatch) return SHARED_PAYBILL_UNCOMPARED;
	return isShared && outcome === 'confirmed' ? SHARED_PAYBILL_CONFIRMED : refusal?.nextStep;
}

/**
 * The fields of a result that tell how names compare, and what to do or to know about it.
 *
 * @param stamp the fields between the two
 * @param advice replaces the judgement's own
 */
export function comparisonFields(
	judgement: Judgement,
	stamp: IDataObject,
	warnings: readonly string[] | undefined,
	advice = adviceOf(judgement),
): IDataObject {
	const { nameMatch } = judgement;
	return {
		...(nameMatch && {
			nameMatch: {
				result: nameMatch.result,
				score: nameMatch.score,
				expectedName: nameMatch.expectedName,
				explanation: [...nameMatch.explanation],
			},
		}),
		...stamp,
		...warningsField(warnings, advice),
	};
}

/**
 * What the service said; our own words where it said nothing, and in front where it denies itself, and
 * where its code stands for faults of all kinds: then the operator is only the first to look at.
 */
function messageFor(told: string, { operator = '' }: Asked, judgement: Judgement): string {
	const { reason, refusal, isDenied } = judgement;
	if (reason === 'operatorNotSupported' && told !== refusal?.message) {
		const first = `The service does not support the operator ${operatorLabel(operator)}, or refuses another part of the request`;
		return told ? `${first}. The service says: ${told}` : first;
	}
	if (!isDenied) return told || (refusal?.message ?? '');
	const first = refusal?.message ?? '';
	return told === '' || first.includes(`"${told}"`)
		? `${first}.`
		: `${first}. The service says: ${told}`;
}

/**
 * The result of an answered lookup.
 *
 * @param judged what that means, and the sentence that says it
 */
export function answeredResult(
	asked: Asked,
	answer: AnswerTexts,
	judged: Judgement & { readonly summary: string },
	checkedAt: Date,
): IDataObject {
	const { outcome, reason, summary, foundAs, refusal, isDenied } = judged;
	const { accountType } = asked;
	const wrongType = foundAs && accountType;
	// Under a code of refusal nobody was found who bears the name.
	const name = refusal && !isDenied ? undefined : answer.name;
	return {
		// What a person reads first stands first.
		outcome,
		...(name !== undefined && { name }),
		summary,
		reason,
		...subjectOf(asked),
		status: answer.status,
		message: wrongType ? foundAsMessage(wrongType) : messageFor(answer.message, asked, judged),
		...(foundAs && { foundAs }),
		...comparisonFields(
			judged,
			stamp(asked, checkedAt),
			asked.warnings,
			wrongType && foundAsAdvice(wrongType),
		),
	};
}

export interface FailedItem {
	readonly failed: CheckFailure;
	readonly summary: string;
	readonly itemIndex: number;
	/** What its row holds; absent when it was not read. */
	readonly entered?: Entered;
}

/** What happened, from the second try on with the number of tries. */
export const whatHappened = ({ message, tries = 1 }: CheckFailure): string =>
	`${message}${tries > 1 ? ` after ${tries} tries` : ''}`;

/** What happened, and to which item; n8n counts items from 0. */
export const messageForItem = (failure: CheckFailure, itemIndex: number): string =>
	`${whatHappened(failure)} [item ${itemIndex}]`;

function errorField(asked: Asked, failed: CheckFailure, itemIndex: number): IDataObject {
	return {
		message: messageForItem(failed, itemIndex),
		description: failed.nextStep,
		retryable: failed.retryable,
		itemIndex,
		...(failed.tries !== undefined && { tries: failed.tries }),
		...(failed.httpStatus !== undefined && { httpStatus: failed.httpStatus }),
		...asked.mark,
	};
}

/** The result of a check that failed: neither confirmed nor not confirmed. */
export function uncheckedResult(
	asked: Asked,
	{ failed, summary, itemIndex, entered }: FailedItem,
	checkedAt: Date,
): IDataObject {
	return {
		outcome: 'unchecked',
		summary,
		error: errorField(asked, failed, itemIndex),
		...enteredFields(entered),
		...subjectOf(asked),
		...stamp(asked, checkedAt),
		...warningsField(asked.warnings),
	};
}

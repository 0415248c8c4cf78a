import { isUsableHolderName } from './holderName';
import type { NameComparison } from './nameMatch/compareNames';
import { compareNames } from './nameMatch/compareNames';
import type { Verdict } from './outcome';
import { VERDICTS } from './outcome';
import type { AccountType } from './accountType';
import { otherTypeThan } from './accountType';
import type { ReplyRow } from './replyTable';
import { REPLY_TABLE } from './replyTable';
import { meaningOf } from './resultCode';

/** What becomes of a close match. */
export type MatchPolicy = 'needsReview' | 'confirmed';

/** How the expected name is judged. */
export interface NameCheck {
	/** The name that the user expects; absent when none was given. */
	readonly expectedName?: string;
	readonly matchPolicy: MatchPolicy;
	/** What an explanation may show of a word of the registered name. */
	readonly reveal?: (word: string) => string;
}

export interface Judgement extends Verdict {
	/** Present when two names were compared. */
	readonly nameMatch?: NameComparison;
	/** Present when the service answered without a holder: its row of the reply table. */
	readonly refusal?: ReplyRow;
	/** Present when the number was found only as the type that was not asked. */
	readonly foundAs?: AccountType;
}

/**
 * Judges an answer: code first, then the name, then the comparison (service description 2.2 and 7).
 *
 * @param answer the service's code and, when it names one, the registered holder
 * @param check how the expected name is judged
 */
export function judge(
	answer: { readonly status: string; readonly name?: string },
	{ expectedName, matchPolicy, reveal }: NameCheck,
): Judgement {
	const meaning = meaningOf(answer.status);
	if (meaning !== 'found') return { ...VERDICTS[meaning], refusal: REPLY_TABLE[meaning] };
	if (answer.name === undefined || !isUsableHolderName(answer.name)) return VERDICTS.nameMissing;
	if (expectedName === undefined) return VERDICTS['name:notAsked'];
	const nameMatch = compareNames(expectedName, answer.name, reveal && { reveal });
	const isAccepted = nameMatch.result === 'closeMatch' && matchPolicy === 'confirmed';
	const comparison = isAccepted ? 'closeMatchAccepted' : nameMatch.result;
	return { ...VERDICTS[`name:${comparison}`], nameMatch };
}

/**
 * Judges the answer about the other type of account, after the number was not found as the type that
 * was asked: whoever holds it, a person has to look at it.
 *
 * @param asked the type that was asked
 * @param answer the service's answer about the other type
 * @param check how the expected name is judged
 * @returns undefined when the number was not found as the other type either
 */
export function judgeOtherType(
	asked: AccountType,
	answer: { readonly status: string; readonly name?: string },
	check: NameCheck,
): Judgement | undefined {
	if (meaningOf(answer.status) !== 'found') return undefined;
	const { nameMatch } = judge(answer, check);
	return {
		...VERDICTS.foundAsOtherType,
		foundAs: otherTypeThan(asked),
		...(nameMatch && { nameMatch }),
	};
}

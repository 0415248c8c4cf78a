import { isUsableHolderName } from './holderName';
import type { NameComparison } from './nameMatch/compareNames';
import { compareNames } from './nameMatch/compareNames';
import type { Verdict } from './outcome';
import { VERDICTS } from './outcome';
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

import { isUsableHolderName } from './holderName';
import type { Comparison, Verdict } from './outcome';
import { VERDICTS } from './outcome';
import type { ReplyRow } from './replyTable';
import { REPLY_TABLE } from './replyTable';
import { meaningOf } from './resultCode';

/** How the expected name compares with the registered one. */
export interface NameMatch {
	readonly result: Exclude<Comparison, 'notAsked'>;
	/** Likeness, 0 to 1. */
	readonly score: number;
	readonly explanation: readonly string[];
}

export type CompareNames = (expected: string, registered: string) => NameMatch;

export interface Judgement extends Verdict {
	/** Present when two names were compared. */
	readonly nameMatch?: NameMatch;
	/** Present when the service answered without a holder: its row of the reply table. */
	readonly refusal?: ReplyRow;
}

/**
 * Judges an answer: code first, then the name, then the comparison (service description 2.2 and 7).
 *
 * @param answer the service's code and, when it names one, the registered holder
 * @param expectedName the name that the user expects; undefined when none was given
 * @param compareNames how names are compared
 */
export function judge(
	answer: { readonly status: string; readonly name?: string },
	expectedName: string | undefined,
	compareNames: CompareNames,
): Judgement {
	const meaning = meaningOf(answer.status);
	if (meaning !== 'found') return { ...VERDICTS[meaning], refusal: REPLY_TABLE[meaning] };
	if (answer.name === undefined || !isUsableHolderName(answer.name)) return VERDICTS.nameMissing;
	if (expectedName === undefined) return VERDICTS['name:notAsked'];
	const nameMatch = compareNames(expectedName, answer.name);
	return { ...VERDICTS[`name:${nameMatch.result}`], nameMatch };
}

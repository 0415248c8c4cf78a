import { compareNames, type NameComparison } from '../nameMatch/compareNames';
import type { Answer } from './answer';
import { holdsWarning, isUsableHolderName } from './holderName';
import { type Verdict, VERDICTS } from './outcome';
import { NUMBER_TYPES, type NumberType } from './payee/numberType';
import type { Payee } from './payee/payee';
import { REPLY_TABLE, type ReplyEntry } from './replyTable';
import { isSharedPaybillHolder } from './sharedPaybill';
import { quoted, visible } from './visible';

type Policy = 'needsReview' | 'confirmed';

export interface NameCheck extends Pick<
	Payee,
	'accountType' | 'expectedName' | 'lacksExpectedName' | 'acceptedNames'
> {
	readonly matchPolicy: Policy;
	readonly emptyExpectedName: Policy;
	readonly reveal?: (word: string) => string;
}

export interface Judgement extends Verdict {
	readonly nameMatch?: NameComparison & { readonly expectedName: string };
	readonly refusal?: ReplyEntry;
	/** The answer contradicts its own success; `words` only if they may be shown. */
	readonly denial?: { readonly text: string; readonly words?: string };
	readonly isShared?: true;
	/** The name has a word that denies or warns, and was not compared. */
	readonly isWarned?: true;
	readonly foundAs?: NumberType;
	/** What an earlier acceptance shows, to be read after the holder. */
	readonly acceptance?: string;
}

/** Why there is no holder, without a full stop; empty if there is one. */
export function refusalText({ refusal, denial }: Judgement): string {
	if (!refusal || !denial) return refusal?.message ?? '';
	const words = denial.words === undefined ? '' : ` (${quoted(denial.words)})`;
	return `${refusal.message}: it reports success, but ${denial.text}${words}`;
}

/** The first of the best comparisons; undefined without names. Joined names would match anybody. */
function bestComparison(
	registered: string,
	{ expectedName, acceptedNames = [], reveal }: NameCheck,
): Judgement['nameMatch'] {
	const names = [...(expectedName === undefined ? [] : [expectedName]), ...acceptedNames];
	const found = names.map((name) => ({
		...compareNames(name, registered, reveal && { reveal }),
		expectedName: name,
	}));
	// A match scores higher than any close match.
	const [best] = found.sort((a, b) => b.score - a.score);
	return best && { ...best, explanation: best.explanation.map(visible) };
}

type JudgedAnswer = Pick<Answer, 'meaning' | 'name' | 'nameAsSent' | 'denial' | 'denialWords'>;

/** Judges an answer by its code, then its name, then the comparison. */
export function judge(answer: JudgedAnswer, check: NameCheck): Judgement {
	const { meaning, denial, denialWords } = answer;
	if (meaning !== 'found') return { ...VERDICTS[meaning], refusal: REPLY_TABLE[meaning] };
	if (denial !== undefined) {
		// If names are masked, the answer's words may reveal the name.
		const words = denialWords !== undefined && !check.reveal && { words: denialWords };
		const refusal = REPLY_TABLE.contradicted;
		return { ...VERDICTS.contradicted, refusal, denial: { text: denial, ...words } };
	}
	const name = answer.nameAsSent ?? answer.name;
	if (name === undefined || !isUsableHolderName(name)) return VERDICTS.nameMissing;
	const { accountType, lacksExpectedName, emptyExpectedName, matchPolicy } = check;
	const mayBeShared = accountType !== undefined && NUMBER_TYPES[accountType].mayBeShared;
	const isShared = mayBeShared && isSharedPaybillHolder(name);
	const shared = isShared && { isShared };
	const nameMatch = bestComparison(name, check);
	if (!nameMatch) {
		if (lacksExpectedName && emptyExpectedName === 'needsReview')
			return { ...VERDICTS['name:notPossible'], ...shared };
		if (isShared) return { ...VERDICTS.sharedPaybill, isShared };
		if (holdsWarning(name)) return { ...VERDICTS.nameMissing, isWarned: true };
		return VERDICTS[lacksExpectedName ? 'name:notPossibleAccepted' : 'name:notAsked'];
	}
	const { result, needsPerson, expectedName } = nameMatch;
	// A bank's name does not show whose account gets the money.
	if (isShared && result === 'noMatch' && !isSharedPaybillHolder(expectedName))
		return { ...VERDICTS.sharedPaybill, nameMatch, isShared };
	const isAccepted = result === 'closeMatch' && !needsPerson && matchPolicy === 'confirmed';
	const comparison = isAccepted ? 'closeMatchAccepted' : result;
	return { ...VERDICTS[`name:${comparison}`], nameMatch, ...shared };
}

/** Judges the answer for the other type, never as confirmed; undefined if the number was not clearly found there. */
export function judgeOtherType(
	type: NumberType,
	answer: JudgedAnswer,
	check: NameCheck,
): Judgement | undefined {
	if (answer.meaning !== 'found' || answer.denial !== undefined) return undefined;
	const { nameMatch } = judge(answer, check);
	return {
		...VERDICTS.foundAsOtherType,
		foundAs: NUMBER_TYPES[type].otherType,
		...(nameMatch && { nameMatch }),
	};
}

import { compareNames, type NameComparison } from '../nameMatch/compareNames';
import type { Answer } from './answer';
import { holdsWarning, isUsableHolderName } from './holderName';
import { type Verdict, VERDICTS } from './outcome';
import { NUMBER_TYPES, type NumberType } from './payee/numberType';
import type { Payee } from './payee/payee';
import { REPLY_TABLE, type ReplyRow } from './replyTable';
import { isSharedPaybillHolder } from './sharedPaybill';
import { quoted, visible } from './visible';

/** Where a row goes that somebody may have to look at. */
type Policy = 'needsReview' | 'confirmed';

/** What an answer is compared with, and how strictly. */
export interface NameCheck extends Pick<
	Payee,
	'accountType' | 'expectedName' | 'lacksExpectedName' | 'acceptedNames'
> {
	readonly matchPolicy: Policy;
	readonly emptyExpectedName: Policy;
	/** What an explanation may show of a word of the registered name, where names are masked. */
	readonly reveal?: (word: string) => string;
}

/** What an answer means for a payee. */
export interface Judgement extends Verdict {
	readonly nameMatch?: NameComparison & { readonly expectedName: string };
	/** Set when the service answered without a holder. */
	readonly refusal?: ReplyRow;
	/** Set when the answer denies its own success, with its words where they may be shown. */
	readonly denial?: { readonly text: string; readonly words?: string };
	/** Set when the holder collects for many, so that the name does not say who gets the money. */
	readonly isShared?: true;
	/** Set when the name holds a word that denies or warns, and was not compared. */
	readonly isWarned?: true;
	/** Set when the number was found only as this other type. */
	readonly foundAs?: NumberType;
	/** What an earlier acceptance says of the payee, to be read after the holder. */
	readonly acceptance?: string;
}

/** Why there is no holder, in words of our own and without a full stop; empty where there is one. */
export function refusalText({ refusal, denial }: Judgement): string {
	if (!refusal || !denial) return refusal?.message ?? '';
	const words = denial.words === undefined ? '' : ` (${quoted(denial.words)})`;
	return `${refusal.message}: it reports success, but ${denial.text}${words}`;
}

const RANKS: Readonly<Record<NameComparison['result'], number>> = {
	match: 2,
	closeMatch: 1,
	noMatch: 0,
};

/**
 * Compares a registered name with each name that is expected or accepted, one by one: joined to one
 * text they would fit anybody.
 *
 * @returns the best comparison, the first of those that are equally good; undefined without any name
 */
function bestComparison(
	registered: string,
	{ expectedName, acceptedNames = [], reveal }: NameCheck,
): Judgement['nameMatch'] {
	const names = [...(expectedName === undefined ? [] : [expectedName]), ...acceptedNames];
	let best: Judgement['nameMatch'];
	for (const name of names) {
		const found = compareNames(name, registered, reveal && { reveal });
		const lead = best ? RANKS[found.result] - RANKS[best.result] : 1;
		if (best && (lead < 0 || (lead === 0 && found.score <= best.score))) continue;
		best = { ...found, explanation: found.explanation.map(visible), expectedName: name };
	}
	return best;
}

/** The parts of an answer that decide. */
type JudgedAnswer = Pick<Answer, 'meaning' | 'name' | 'nameAsSent' | 'denial' | 'denialSays'>;

/** Judges an answer: its code first, then the name, then the comparison. */
export function judge(answer: JudgedAnswer, check: NameCheck): Judgement {
	const { meaning, denial, denialSays } = answer;
	if (meaning !== 'found') return { ...VERDICTS[meaning], refusal: REPLY_TABLE[meaning] };
	if (denial !== undefined) {
		// Where names are masked, the answer's own words may tell the name.
		const words = denialSays !== undefined && !check.reveal && { words: denialSays };
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
	// Whose account there gets the money, the name of a bank cannot tell.
	if (isShared && result === 'noMatch' && !isSharedPaybillHolder(expectedName))
		return { ...VERDICTS.sharedPaybill, nameMatch, isShared };
	const isAccepted = result === 'closeMatch' && !needsPerson && matchPolicy === 'confirmed';
	const comparison = isAccepted ? 'closeMatchAccepted' : result;
	return { ...VERDICTS[`name:${comparison}`], nameMatch, ...shared };
}

/**
 * Judges the answer about the other type, after the number was not found as the one in the row: a person has to look
 * at it in any case.
 *
 * @returns undefined when the number was not found as the other type either, or not for sure
 */
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

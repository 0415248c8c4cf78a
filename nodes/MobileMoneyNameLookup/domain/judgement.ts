import { holdsWarning, isUsableHolderName } from './holderName';
import { compareNames, type NameComparison } from '../nameMatch/compareNames';
import { quoted, visible } from './visible';
import { type AnswerMeaning, type Verdict, VERDICTS } from './outcome';
import { type AccountType, otherTypeThan } from './payee/numberType';
import { REPLY_TABLE, type ReplyRow } from './replyTable';
import { isSharedPaybillHolder } from './sharedPaybill';

export type MatchPolicy = 'needsReview' | 'confirmed';

/** What becomes of a row without an expected name where a comparison is set up. */
export type EmptyNamePolicy = 'needsReview' | 'confirmed';

export interface NameCheck {
	/** What was asked; absent where no number was. */
	readonly accountType?: AccountType;
	readonly expectedName?: string;
	/** Whether a comparison is set up, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly acceptedNames?: readonly string[];
	readonly matchPolicy: MatchPolicy;
	readonly emptyExpectedName: EmptyNamePolicy;
	/** What an explanation may show of a word of the registered name. */
	readonly reveal?: (word: string) => string;
}

export interface JudgedAnswer {
	readonly meaning: AnswerMeaning;
	readonly name?: string;
	/** The name before its unseen characters were written out, where it has such; this is compared. */
	readonly nameAsSent?: string;
	/** What in the answer denies the success that its status tells, to be read behind “but”. */
	readonly denial?: string;
	readonly denialSays?: string;
}

export interface Judgement extends Verdict {
	readonly nameMatch?: NameComparison & { readonly expectedName: string };
	/** Present when the service answered without a holder: its row of the reply table. */
	readonly refusal?: ReplyRow;
	/** Set when the answer denies its own success; `refusal` says how. */
	readonly isDenied?: true;
	/** Set when the paybill's holder collects for many, so that it does not say who gets the money. */
	readonly isShared?: true;
	/** Set when the name holds a word that denies or warns, and was not compared. */
	readonly isWarned?: true;
	/** Present when the number was found only as the type that was not asked. */
	readonly foundAs?: AccountType;
	/** What an earlier acceptance says of the payee, to be read after the holder. */
	readonly acceptance?: string;
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

/**
 * Judges an answer: code first, then the name, then the comparison (service description 2.2 and 7).
 *
 * @param answer what the service's code says, the registered holder when it names one, and what denies it
 */
export function judge(answer: JudgedAnswer, check: NameCheck): Judgement {
	const { meaning } = answer;
	if (meaning !== 'found') return { ...VERDICTS[meaning], refusal: REPLY_TABLE[meaning] };
	if (answer.denial !== undefined) {
		const { contradicted } = REPLY_TABLE;
		// Where names are masked, the answer's own words may tell the name.
		const says = check.reveal ? undefined : answer.denialSays;
		const told = says === undefined ? answer.denial : `${answer.denial} (${quoted(says)})`;
		const message = `${contradicted.message}: it reports success, but ${told}`;
		return { ...VERDICTS.contradicted, refusal: { ...contradicted, message }, isDenied: true };
	}
	const name = answer.nameAsSent ?? answer.name;
	if (name === undefined || !isUsableHolderName(name)) return VERDICTS.nameMissing;
	const isShared = check.accountType === 'paybill' && isSharedPaybillHolder(name);
	const nameMatch = bestComparison(name, check);
	const shared = isShared && { isShared };
	const isForReview = check.lacksExpectedName && check.emptyExpectedName === 'needsReview';
	if (!nameMatch && isForReview) return { ...VERDICTS['name:notPossible'], ...shared };
	if (!nameMatch && isShared) return { ...VERDICTS.sharedPaybill, isShared };
	if (!nameMatch && holdsWarning(name)) return { ...VERDICTS.nameMissing, isWarned: true };
	if (!nameMatch && check.lacksExpectedName) return VERDICTS['name:notPossibleAccepted'];
	if (!nameMatch) return VERDICTS['name:notAsked'];
	// Whose account there gets the money, the name of a bank cannot tell.
	const isOfMember =
		nameMatch.result === 'noMatch' && !isSharedPaybillHolder(nameMatch.expectedName);
	if (isShared && isOfMember) return { ...VERDICTS.sharedPaybill, nameMatch, isShared };
	const isOnlyClose = nameMatch.result === 'closeMatch' && !nameMatch.needsPerson;
	const isAccepted = isOnlyClose && check.matchPolicy === 'confirmed';
	const comparison = isAccepted ? 'closeMatchAccepted' : nameMatch.result;
	return { ...VERDICTS[`name:${comparison}`], nameMatch, ...shared };
}

/**
 * Judges the answer about the other type of account, after the number was not found as the type that
 * was asked: a person has to look at it in any case.
 *
 * @returns undefined when the number was not found as the other type either, or not for sure
 */
export function judgeOtherType(
	asked: AccountType,
	answer: JudgedAnswer,
	check: NameCheck,
): Judgement | undefined {
	if (answer.meaning !== 'found' || answer.denial !== undefined) return undefined;
	const { nameMatch } = judge(answer, check);
	return {
		...VERDICTS.foundAsOtherType,
		foundAs: otherTypeThan(asked),
		...(nameMatch && { nameMatch }),
	};
}

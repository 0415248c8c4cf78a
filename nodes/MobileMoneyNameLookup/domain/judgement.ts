import { compareNames, type NameComparison } from '../nameMatch/compareNames';
import type { Answer } from './answer';
import { holdsWarning, isUsableHolderName } from './holderName';
import { type JudgementEntry, JUDGEMENTS } from './outcome';
import { NUMBER_TYPES, type NumberType } from './payee/numberType';
import type { Payee } from './payee/payee';
import { RESPONSE_TABLE } from './responseTable';
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

export interface Judgement extends JudgementEntry {
	readonly nameMatch?: Omit<NameComparison, 'needsPerson'> & { readonly expectedName: string };
	/** Why there is no certain holder, without a full stop. */
	readonly refusal?: string;
	readonly isShared?: boolean;
	/** A word of the name denies or warns, and the name was not compared. */
	readonly isWarned?: true;
	readonly foundAs?: NumberType;
	/** What an earlier acceptance shows, to be read after the holder. */
	readonly acceptance?: string;
}

/** The first of the best comparisons; undefined without names. Names are compared one by one; joined, they would match anybody. */
function bestComparison(
	registered: string,
	{ expectedName, acceptedNames = [], reveal }: NameCheck,
) {
	const names = expectedName === undefined ? acceptedNames : [expectedName, ...acceptedNames];
	const found = names.map((name) => {
		const compared = compareNames(name, registered, reveal && { reveal });
		const { result, score, needsPerson, explanation } = compared;
		const shown = { expectedName: name, explanation: explanation.map(visible) };
		return { needsPerson, nameMatch: { result, score, ...shown } };
	});
	// A match scores higher than any close match.
	return found.sort((a, b) => b.nameMatch.score - a.nameMatch.score)[0];
}

type JudgedAnswer = Pick<Answer, 'meaning' | 'name' | 'nameAsSent' | 'denial' | 'denialWords'>;

/** Judges an answer by its code, then its name, then the comparison. */
export function judge(answer: JudgedAnswer, check: NameCheck): Judgement {
	const { meaning, denial, denialWords } = answer;
	if (meaning !== 'found')
		return { ...JUDGEMENTS[meaning], refusal: RESPONSE_TABLE[meaning].message };
	if (denial !== undefined) {
		// If names are masked, the answer's words may reveal the name.
		const words = denialWords === undefined || check.reveal ? '' : ` (${quoted(denialWords)})`;
		const refusal = `${RESPONSE_TABLE.contradicted.message}: it reports success, but ${denial}${words}`;
		return { ...JUDGEMENTS.contradicted, refusal };
	}
	const name = answer.nameAsSent ?? answer.name;
	if (name === undefined || !isUsableHolderName(name)) return JUDGEMENTS.nameMissing;
	const { accountType, lacksExpectedName, emptyExpectedName, matchPolicy } = check;
	const mayBeShared = accountType !== undefined && NUMBER_TYPES[accountType].hasAccount;
	const isShared = mayBeShared && isSharedPaybillHolder(name);
	const best = bestComparison(name, check);
	if (!best) {
		if (lacksExpectedName && emptyExpectedName === 'needsReview')
			return { ...JUDGEMENTS['name:notPossible'], isShared };
		if (isShared) return { ...JUDGEMENTS.sharedPaybill, isShared };
		if (holdsWarning(name)) return { ...JUDGEMENTS.nameMissing, isWarned: true };
		return JUDGEMENTS[lacksExpectedName ? 'name:notPossibleAccepted' : 'name:notSetUp'];
	}
	const { nameMatch, needsPerson } = best;
	const { result, expectedName } = nameMatch;
	// A bank's name does not show whose account gets the money.
	if (isShared && result === 'noMatch' && !isSharedPaybillHolder(expectedName))
		return { ...JUDGEMENTS.sharedPaybill, nameMatch, isShared };
	const isAccepted = result === 'closeMatch' && !needsPerson && matchPolicy === 'confirmed';
	const comparison = isAccepted ? 'closeMatchAccepted' : result;
	return { ...JUDGEMENTS[`name:${comparison}`], nameMatch, isShared };
}

/** Judges the answer for the other type, never as confirmed; undefined if the number was not clearly found there. */
export function judgeOtherType(answer: JudgedAnswer, check: NameCheck): Judgement | undefined {
	const { accountType } = check;
	if (!accountType || answer.meaning !== 'found' || answer.denial !== undefined) return undefined;
	const { nameMatch } = judge(answer, check);
	const { otherType: foundAs } = NUMBER_TYPES[accountType];
	return { ...JUDGEMENTS.foundAsOtherType, foundAs, ...(nameMatch && { nameMatch }) };
}

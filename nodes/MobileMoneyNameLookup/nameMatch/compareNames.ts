import { isUsable, readName, type Name } from '../names/readName';
import { legalForms } from '../names/words/legalForms';
import type { MatchResult } from './decide';
import { decideWithTradingAs } from './decideWithTradingAs';
import { explain } from './explain';
import { holdersOf } from './otherParty';
import type { Remark } from './remark';

/** What comparing an expected name with a registered one says. */
export interface NameComparison {
	/** `match`: the same holder; `closeMatch`: probably, a person should look; `noMatch`: someone else. */
	result: MatchResult;
	/** 0..1: below 0.6 for `noMatch`, from 0.9 for `match`, 1 for names that are the same. */
	score: number;
	/** At most 5 plain sentences on what was ignored and what differs. */
	explanation: string[];
	/** Set for a close match of which something warns: no setting may take it for a match. */
	needsPerson?: true;
}

/** How much of the registered name the explanation may show. */
export interface CompareOptions {
	/**
	 * What to print for one word of the registered name, e.g. `K****` for KAMAU. When given, the explanation also
	 * leaves out how exactly a typed word differs from a registered one.
	 */
	reveal?: (registeredPart: string) => string;
}

/** Where the scores of a result lie; the agreement of the parts places a comparison between them. */
const scoreRanges: Readonly<Record<MatchResult, readonly [lowest: number, highest: number]>> = {
	noMatch: [0, 0.59],
	closeMatch: [0.6, 0.89],
	match: [0.9, 0.99],
};

/**
 * Compares the name a payer expects with the one an account is registered under.
 * Any two strings will do and nothing is thrown: clean, take apart, pair the parts, decide, explain.
 * A text that says nothing (see `isUsable`) is `noMatch`, or `closeMatch` for the same generic words.
 */
export function compareNames(
	expected: string,
	registered: string,
	options: CompareOptions = {},
): NameComparison {
	const [a, b] = [readName(expected), readName(registered, 'registered')];
	const doubts = [...doubtsOf(a, b, 'expected'), ...doubtsOf(b, a, 'registered')];
	const unusable = isUsable(a) ? (isUsable(b) ? undefined : 'registered') : 'expected';
	if (unusable !== undefined) return decideUnusable(a, b, unusable, doubts);
	if (isSameText(expected, registered, b) || (hasSameWords(a, b) && doubts.length === 0)) {
		return { result: 'match', score: 1, explanation: explain([{ kind: 'equal' }]) };
	}
	const decision = decideWithTradingAs(a, b);
	const result = decision.result === 'match' && doubts.length > 0 ? 'closeMatch' : decision.result;
	const remarks = [...doubts, ...decision.remarks];
	return {
		result,
		score: scoreOf(result, decision.agreement),
		explanation: explain(remarks, options.reveal),
		...(result === 'closeMatch' && needsPerson(remarks)),
	};
}

const warningKinds: readonly Remark['kind'][] = [
	'warns',
	'otherTitle',
	'otherPerson',
	'childOf',
	'childAndParent',
];

function needsPerson(remarks: readonly Remark[]): Pick<NameComparison, 'needsPerson'> {
	return remarks.some(isWarning) ? { needsPerson: true } : {};
}

/** Whether it speaks against the holder, or hides who it is; all else is only not quite the same. */
function isWarning(remark: Remark): boolean {
	if (remark.kind === 'doubt') return remark.doubt !== 'cut';
	return warningKinds.includes(remark.kind);
}

/** The same text is the same name, unless the service hides a part of it. */
function isSameText(expected: string, registered: string, { doubts }: Name): boolean {
	return expected === registered && !doubts.includes('masked');
}

/** Of two names one of which says nothing: the same generic words are worth a look, all else is no match. */
function decideUnusable(
	a: Name,
	b: Name,
	of: 'expected' | 'registered',
	doubts: readonly Remark[],
): NameComparison {
	if (!isSameGenericName(a, b))
		return { result: 'noMatch', score: 0, explanation: explain([{ kind: 'notUsable', of }]) };
	const [, highest] = scoreRanges.closeMatch;
	const explanation = explain([{ kind: 'onlyGeneric' }, ...doubts]);
	return { result: 'closeMatch', score: highest, explanation, ...needsPerson(doubts) };
}

/** Café Deli, CAFE DELI LIMITED: equal in full, though every word is generic. */
function isSameGenericName(a: Name, b: Name): boolean {
	if (a.placeholder || b.placeholder || a.doubts.length + b.doubts.length > 0) return false;
	const [one, other] = [a, b].map(({ parts }) => parts.map(({ key }) => key).join(' '));
	if (one !== other || a.parts.length < 2) return false;
	return a.parts.some(({ role, key }) => role === 'generic' && !legalForms.has(key));
}

function hasSameWords(a: Name, b: Name): boolean {
	return a.words === b.words;
}

/** Signs and several holders are doubtful where the other name has not the same. */
function doubtsOf(name: Name, other: Name, of: 'expected' | 'registered'): Remark[] {
	const doubts = [...name.doubts];
	if (name.marks !== '' && name.marks !== other.marks) doubts.push('marks');
	const holders = holdersOf(name);
	if (holders !== '' && holders !== holdersOf(other)) doubts.push('parties');
	return doubts.map((doubt) => ({ kind: 'doubt', of, doubt }));
}

function scoreOf(result: MatchResult, agreement: number): number {
	const [lowest, highest] = scoreRanges[result];
	return Math.round((lowest + (highest - lowest) * agreement) * 1000) / 1000;
}

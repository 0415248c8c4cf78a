import type { Word } from '../names/readWords';
import { bodyNamedIn, fullKeys } from '../names/fullNames';
import { fewestFullParts, isPersonal } from '../names/parts';
import { takeNote } from '../names/readNote';
import { holdersOf, isPersonsName, isSoleTrade, isUsable, readName } from '../names/readName';
import { sidesOf, type Name } from '../names/readName';
import { difference, differenceIn, explain, weigh, WEIGHTS } from './differences';
import type { Difference, Judged } from './differences';
import { findDifferences, readingOf } from './findDifferences';
import { pair } from './pairing';

const results = {
	harmless: ['match', 0.9, 0.99],
	close: ['closeMatch', 0.6, 0.89],
	other: ['noMatch', 0, 0.59],
} as const;

export interface NameComparison {
	result: (typeof results)[Judged['weight']][0];
	/** 0..1: below 0.6 for `noMatch`, from 0.9 for `match`, 1 for equal names. */
	score: number;
	explanation: string[];
	/** No setting may turn this close match into a match. */
	needsPerson?: true;
}

/** Compares two names, with and without a clerk's note; never throws. `reveal` prints a masked word (`K****`) of the registered one. */
export function compareNames(
	expected: string,
	registered: string,
	{ reveal }: { reveal?: (word: string) => string } = {},
): NameComparison {
	const judged = judgeNames(expected, registered);
	if (judged.complete && judged.weight === 'harmless')
		return { result: 'match', score: 1, explanation: ['Both names are the same.'] };
	const [result, lowest, highest] = results[judged.weight];
	const placed = lowest + (highest - lowest) * judged.agreement;
	return {
		result,
		score: Math.round(placed * 1000) / 1000,
		explanation: explain(judged, reveal),
		...(result === 'closeMatch' && judged.needsPerson && { needsPerson: true }),
	};
}

/** Finds and weighs the differences of two names, with and without a clerk's note. */
export function judgeNames(expected: string, registered: string): Judged {
	const other = readName(registered, 'registered', bodyNamedIn(expected));
	const judge = (name: string) =>
		judgeRead(readName(name, 'expected', bodyNamedIn(registered)), other);
	let best = judge(expected);
	if (best.weight === 'harmless') return best;
	for (const { name, note, ofPurpose, ofOther } of takeNote(expected)) {
		const judged = judge(name);
		const gain = rank(judged) - rank(best);
		if (gain < 0 || (gain === 0 && !ofPurpose)) continue;
		const kind = ofOther ? 'noteOfOther' : ofPurpose ? 'note' : 'otherNote';
		const noted = differenceIn(kind, 'expected', note);
		best = weigh([...judged.differences, ...noted], judged.agreement, judged.body);
	}
	return best;
}

const rank = ({ weight }: Judged): number => WEIGHTS.indexOf(weight);

function judgeRead(a: Name, b: Name): Judged {
	const doubts = readingOf('expected', a, b).concat(readingOf('registered', b, a));
	const unusable = isUsable(a) ? (isUsable(b) ? undefined : 'registered') : 'expected';
	if (unusable !== undefined) {
		if (!isSameGenericName(a, b)) return weigh([difference('notUsable', unusable)]);
		return weigh([difference('onlyGeneric'), ...doubts], 1);
	}
	const { differences, body, agreement } = compareSides(a, b);
	return weigh(doubts.concat(differences), agreement, body, a.folded === b.folded);
}

function isSameGenericName(a: Name, b: Name): boolean {
	if (a.placeholder || a.parts.length === 0) return false;
	if (!a.business || a.parts.length < 2) return a.folded === b.folded;
	return fullKeys(a.parts).join() === fullKeys(b.parts).join();
}

function compareSides(expected: Name, registered: Name): Judged {
	const isSame = expected.folded === registered.folded;
	const [a, b] = isSame ? [] : [sidesOf(expected), sidesOf(registered)];
	if (a && b) return compareBoth(a, b);
	if (b) return compareOne(b, 'registered', expected);
	if (a) return compareOne(a, 'expected', registered);
	const judged = compareTwo(expected, registered);
	return judged.weight === 'harmless' ? judged : (compareHolders(expected, registered) ?? judged);
}

function compareTwo(expected: Name, registered: Name): Judged {
	const pairing = pair(expected, registered);
	const complete = pairing.sides.every(({ left }) => left.length === 0);
	return weigh(findDifferences(pairing), pairing.agreement, pairing.body, complete);
}

function compareHolders(expected: Name, registered: Name): Judged | undefined {
	const holders = holdersOf(expected);
	const others = [...holdersOf(registered)];
	if (holders.length < 2 || holders.length !== others.length) return undefined;
	const found = [difference('order')];
	for (const one of holders) {
		const judged = others.map((other) => compareTwo(one, other));
		const at = judged.findIndex(({ weight }) => weight === 'harmless');
		const same = judged[at];
		if (!same) return undefined;
		others.splice(at, 1);
		found.push(...same.differences);
	}
	return weigh(found, 1);
}

type Sides = NonNullable<ReturnType<typeof sidesOf>>;

/** Only one name has "trading as": its owner, or the business of a sole trader, may match alone. */
function compareOne(sides: Sides, of: Difference['in'], other: Name): Judged {
	const judged = sides.map((side) => {
		const names = of === 'expected' ? ([side, other] as const) : ([other, side] as const);
		return { side, ...compareTwo(...names) };
	});
	const best =
		judged.find(({ weight }) => weight === 'harmless') ?? judged.find(({ complete }) => complete);
	if (!best) return weigh([difference('littleAgrees')]);
	// Anybody can trade as KRA, as Nairobi Hospital, or as Mary Njeri; a company is no shop of one person.
	const [owner, business] = sides;
	const isOnes =
		isPersonsName(owner, 'some') && holdersOf(owner).length === 0 && !other.legal.length;
	const isOwn =
		best.side === owner || (isOnes && isSoleTrade(business) && !isNamedAfter(business, owner));
	const trade = difference(isOwn ? 'tradingAs' : 'tradingName', of, best.side.parts);
	return weigh([trade, ...best.differences], best.agreement, best.body);
}

/** PETER OUMA T/A WANJIKU KAMAU SALON: the shop of another person, named in full. */
function isNamedAfter({ parts }: Name, owner: Name): boolean {
	const names = parts.filter(isPersonal);
	const isOwners = ({ key }: Word) => owner.parts.some((part) => part.key === key);
	return names.length >= fewestFullParts && !names.some(isOwners);
}

/** Both names have "trading as": the owner decides, and the business must agree for a match. */
function compareBoth(expected: Sides, registered: Sides): Judged {
	const owner = compareTwo(expected[0], registered[0]);
	const business = compareTwo(expected[1], registered[1]);
	const isClose = owner.weight === 'close' && business.weight !== 'other';
	if (owner.weight !== 'harmless' && !isClose) return weigh([difference('otherOwner')]);
	const rest = business.weight === 'other' ? [difference('otherBusiness')] : business.differences;
	const agreement = (owner.agreement + business.agreement) / 2;
	return weigh([...owner.differences, ...rest], agreement, true);
}

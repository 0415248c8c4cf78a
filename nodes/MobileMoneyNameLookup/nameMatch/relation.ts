import { drawnForm, hasPlainLetters } from '../names/foldWord';
import type { Shown } from '../names/hiddenLetters';
import { isKnownName } from '../names/knownNames';
import { headsOf, is, mapOf } from '../names/lexicon';
import { numberValue } from '../names/numberValue';
import type { Part } from '../names/parts';
import type { DifferenceKind } from './differences';
import { findSlip, isRoman } from './slip';
import { areSpellings, isShortFormOf } from './spellings';

export type RelationKind = DifferenceKind | 'same';

export const relation = (kind: RelationKind, strength: number, edits = 0, what = '') => ({
	kind,
	strength,
	edits,
	what,
});

export type Relation = ReturnType<typeof relation>;

type Rule = (typed: Part, registered: Part) => Relation | null | undefined;

/** The first rule with a result decides; `null` means different words. */
const rules: readonly Rule[] = [
	maskedWord,
	sameNumber,
	sameGeneration,
	lookAlike,
	initialOf,
	sameStem,
	({ key: a }, { key: b }) => (isShortFormOf(a, b) ? relation('shortForm', 0.8) : undefined),
	listed,
	({ key: a }, { key: b }) => (areSpellings(a, b) ? relation('spelling', 0.9) : undefined),
	typingSlip,
	cutTrade,
];

/** How a typed and a registered word can be the same; undefined if they differ. */
export function relate(typed: Part, registered: Part): Relation | undefined {
	if (typed.key === registered.key && !registered.shown) return relation('same', 1);
	if (typed.role === 'small' || registered.role === 'small') return undefined;
	for (const rule of rules) {
		const found = rule(typed, registered);
		if (found !== undefined) return found ?? undefined;
	}
	return undefined;
}

/** Whether a word has the visible start and end. */
export const fitsShown = (key: string, [start, end]: Shown): boolean =>
	key.length >= start.length + end.length && key.startsWith(start) && key.endsWith(end);

function maskedWord(a: Part, b: Part) {
	if (!b.shown) return undefined;
	const letters = b.shown.join('').length;
	if (!fitsShown(a.key, b.shown)) return null;
	return relation('masked', letters === 0 ? 0.2 : letters === 1 ? 0.5 : 0.7);
}

const romans = headsOf('romanNumerals');

function sameNumber(a: Part, b: Part) {
	const [one, other] = [numberValue(a.key), numberValue(b.key)];
	if (one === undefined && other === undefined) return undefined;
	const isSame = one === other || romans.get(a.key) === b.key || romans.get(b.key) === a.key;
	if (isSame) return relation('numberWritten', 0.95);
	return a.role === 'number' || b.role === 'number' ? null : undefined;
}

const generations = headsOf('generations');

function sameGeneration(a: Part, b: Part) {
	if (a.role !== 'generation' || b.role !== 'generation') return undefined;
	return generations.get(a.key) === generations.get(b.key) ? relation('same', 1) : null;
}

function lettersDrawnAlike(a: string, b: string): number | undefined {
	if (a.length !== b.length || drawnForm(a) !== drawnForm(b)) return undefined;
	return Array.from(a).filter((letter, index) => letter !== b[index]).length;
}

function lookAlike(a: Part, b: Part) {
	const arePlain = hasPlainLetters(a.key) && hasPlainLetters(b.key);
	const changed = arePlain ? undefined : lettersDrawnAlike(a.key, b.key);
	if (changed === undefined) return undefined;
	if (changed > 2) return null;
	const isDigit = changed === 1 && [a, b].every(({ key }) => /^[a-z\d]*$/.test(key));
	return relation('lookalike', 0.9, changed, isDigit ? 'A digit stands for a letter' : '');
}

function initialOf(a: Part, b: Part) {
	if ((a.role === 'initial') === (b.role === 'initial')) return undefined;
	const full = a.role === 'initial' ? b : a;
	const fits = full.role === 'name' && !is(full.key, 'warnings') && a.key[0] === b.key[0];
	if (!fits) return undefined;
	// Phase I, PHASE II.
	if (!isRoman(full.key)) return relation('initial', 0.5);
	return relation('slip', 0.5, 2, 'The Roman numerals are different');
}

const endings = /(?:s|es|y|ies|e|al|als|er|ers|or|ors|ing|ery|eries|ier|iers)$/;

/** Njeri's, stores, SUPPLIERS: family names have no such forms. */
function sameStem(a: Part, b: Part) {
	const [longer, shorter] = a.key.length > b.key.length ? [a.key, b.key] : [b.key, a.key];
	if (longer[0] !== shorter[0]) return undefined;
	const hasMark = [a, b].some(({ text }) => /'s$/i.test(text));
	const [isLongKnown, isShortKnown] = [isKnownName(longer), isKnownName(shorter)];
	if (longer === `${shorter}s` && (hasMark || (isShortKnown && !isLongKnown)))
		return relation('possessive', 0.95);
	if (isLongKnown || isShortKnown) return undefined;
	const isPlural = shorter.length >= 3 && [`${shorter}s`, `${shorter}es`].includes(longer);
	const stem = longer.replace(endings, '');
	const areTrades = a.role === 'generic' && b.role === 'generic' && stem.length >= 4;
	const haveOneStem = areTrades && stem === shorter.replace(endings, '');
	return isPlural || haveOneStem ? relation('plural', 0.9) : undefined;
}

const abbreviations = mapOf('abbreviations');
const lists = [
	[abbreviations, 'abbreviation', 0.9],
	[mapOf('looseAbbreviations'), 'shortened', 0.85],
	[mapOf('synonyms'), 'synonym', 0.8],
] as const;

function listed({ key: a }: Part, { key: b }: Part) {
	const found = lists.find(([list]) => list.get(a)?.includes(b) || list.get(b)?.includes(a));
	if (found) return relation(found[1], found[2]);
	const areOfOneWord = abbreviations.get(a)?.some((word) => abbreviations.get(b)?.includes(word));
	return areOfOneWord ? relation('abbreviation', 0.9) : undefined;
}

function typingSlip({ key: a }: Part, { key: b }: Part) {
	const slip = findSlip(a, b);
	if (!slip) return undefined;
	const strength = 1 - slip.edits / Math.max(a.length, b.length);
	return relation('slip', Math.min(0.9, strength), slip.edits, slip.what);
}

function cutTrade(a: Part, b: Part) {
	const [long, short] = a.key.length > b.key.length ? [a, b] : [b, a];
	const isCut = short.key.length >= 3 && long.key.startsWith(short.key);
	const isWhole = isKnownName(short.key) || is(short.key, 'genericWords');
	return isCut && long.role === 'generic' && !isWhole ? relation('shortened', 0.6) : undefined;
}

import type { Shown } from '../names/cleanText';
import { isKnownName } from '../names/knownNames';
import { headsOf, is } from '../names/lexicon';
import { numberValue, type Part } from '../names/parts';
import { drawnForm, hasPlainLetters } from '../names/readWords';
import type { DifferenceKind } from './differences';
import { findSlip } from './slip';
import { areSpellings, listedAs } from './spellings';

export type RelationKind = DifferenceKind | 'same';

export function relation(kind: RelationKind, strength: number, edits = 0, what = '') {
	return { kind, strength, edits, what };
}

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
	listed,
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
const valueOf = (key: string): string | undefined => numberValue(key) ?? romans.get(key);

function sameNumber(a: Part, b: Part) {
	const value = valueOf(a.key);
	if (value !== undefined && value === valueOf(b.key)) return relation('numberWritten', 0.95);
	const areRoman = [a, b].every(({ key }) => /^[ivx]+$/.test(key));
	// Fund VII, FUND VIII: a stroke may be lost.
	const [long, short] = longerFirst(a, b);
	if (areRoman && long.key.slice(0, -1) === short.key)
		return relation('slip', 0.5, 2, 'The Roman numerals are different');
	return areRoman || a.role === 'number' || b.role === 'number' ? null : undefined;
}

const longerFirst = (a: Part, b: Part): readonly [longer: Part, shorter: Part] =>
	a.key.length > b.key.length ? [a, b] : [b, a];

const generations = headsOf('generations');

function sameGeneration(a: Part, b: Part) {
	if (a.role !== 'generation' || b.role !== 'generation') return undefined;
	return generations.get(a.key) === generations.get(b.key) ? relation('same', 1) : null;
}

function lookAlike({ key: a }: Part, { key: b }: Part) {
	if (a.length !== b.length || (hasPlainLetters(a) && hasPlainLetters(b))) return undefined;
	if (drawnForm(a) !== drawnForm(b)) return undefined;
	const changed = Array.from(a).filter((letter, index) => letter !== b[index]).length;
	if (changed > 2) return null;
	const isDigit = changed === 1 && [a, b].every((key) => /^[a-z\d]*$/.test(key));
	return relation('lookalike', 0.9, changed, isDigit ? 'A digit stands for a letter' : '');
}

function initialOf(a: Part, b: Part) {
	if ((a.role === 'initial') === (b.role === 'initial')) return undefined;
	const full = a.role === 'initial' ? b : a;
	const fits = full.role === 'name' && !is(full.key, 'warnings') && a.key[0] === b.key[0];
	return fits ? relation('initial', 0.5) : undefined;
}

/** Njeri's, stores, SUPPLIERS: family names have no such forms. */
function sameStem(a: Part, b: Part) {
	const [{ key: longer }, { key: shorter }] = longerFirst(a, b);
	const haveStem = haveOneStem(a, b);
	const hasS = longer === `${shorter}s`;
	if (!hasS && longer !== `${shorter}es` && !haveStem) return undefined;
	const isLongKnown = isKnownName(longer);
	const isShortKnown = isKnownName(shorter);
	const hasMark = [a, b].some(({ text }) => /'s$/i.test(text));
	if (hasS && (hasMark || (isShortKnown && !isLongKnown))) return relation('possessive', 0.95);
	if (isLongKnown || isShortKnown) return undefined;
	return haveStem || shorter.length >= 3 ? relation('plural', 0.9) : undefined;
}

const endings = /(?:s|es|y|ies|e|al|als|er|ers|or|ors|ing|ery|eries|ier|iers)$/;

function haveOneStem(a: Part, b: Part): boolean {
	if (a.role !== 'generic' || b.role !== 'generic') return false;
	const stem = a.key.replace(endings, '');
	return stem.length >= 4 && stem === b.key.replace(endings, '');
}

function listed({ key: a }: Part, { key: b }: Part) {
	const kind = listedAs(a, b) ?? (areSpellings(a, b) ? 'spelling' : undefined);
	return kind && relation(kind, 0.9);
}

function typingSlip({ key: a }: Part, { key: b }: Part) {
	const slip = findSlip(a, b);
	if (!slip) return undefined;
	const strength = 1 - slip.edits / Math.max(a.length, b.length);
	return relation('slip', Math.min(0.9, strength), slip.edits, slip.what);
}

function cutTrade(a: Part, b: Part) {
	const [long, short] = longerFirst(a, b);
	const isCut = short.key.length >= 3 && long.key.startsWith(short.key);
	const isWhole = isKnownName(short.key) || is(short.key, 'genericWords');
	return isCut && long.role === 'generic' && !isWhole ? relation('shortened', 0.6) : undefined;
}

import { drawnForm, hasPlainLetters, type Word } from '../names/readWords';
import type { Shown } from '../names/cleanText';
import { headsOf, is, isKnownName } from '../names/lexicon';
import { numberValue } from '../names/parts';
import type { DifferenceKind } from './differences';
import { slipsBetween } from './slip';
import { areSpellings, listedAs } from './spellings';

export type RelationKind = DifferenceKind | 'same';

export function relation(kind: RelationKind, strength: number, edits = 0) {
	return { kind, strength, edits };
}

export type Relation = ReturnType<typeof relation>;

type Rule = (typed: Word, registered: Word) => Relation | null | undefined;

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
export function relate(typed: Word, registered: Word): Relation | undefined {
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

function maskedWord(a: Word, b: Word) {
	if (!b.shown) return undefined;
	const letters = b.shown.join('').length;
	if (!fitsShown(a.key, b.shown)) return null;
	return relation('masked', letters === 0 ? 0.2 : letters === 1 ? 0.5 : 0.7);
}

const romans = headsOf('romanNumerals');
const valueOf = (key: string): string | undefined => numberValue(key) ?? romans.get(key);

function sameNumber(a: Word, b: Word) {
	const value = valueOf(a.key);
	if (value !== undefined && value === valueOf(b.key)) return relation('numberWritten', 0.95);
	const areRoman = [a, b].every(({ key }) => /^[ivx]+$/.test(key));
	// Fund VII, FUND VIII: a stroke may be lost.
	const [long, short] = longerFirst(a, b);
	if (areRoman && long.key.slice(0, -1) === short.key) return relation('slip', 0.5, 2);
	return areRoman || a.role === 'number' || b.role === 'number' ? null : undefined;
}

const longerFirst = (a: Word, b: Word): readonly [longer: Word, shorter: Word] =>
	a.key.length > b.key.length ? [a, b] : [b, a];

const generations = headsOf('generations');

function sameGeneration(a: Word, b: Word) {
	if (a.role !== 'generation' || b.role !== 'generation') return undefined;
	return generations.get(a.key) === generations.get(b.key) ? relation('same', 1) : null;
}

function lookAlike({ key: a }: Word, { key: b }: Word) {
	if (a.length !== b.length || (hasPlainLetters(a) && hasPlainLetters(b))) return undefined;
	if (drawnForm(a) !== drawnForm(b)) return undefined;
	const changed = Array.from(a).filter((letter, index) => letter !== b[index]).length;
	return changed > 2 ? null : relation('lookalike', 0.9, changed);
}

function initialOf(a: Word, b: Word) {
	if ((a.role === 'initial') === (b.role === 'initial')) return undefined;
	const full = a.role === 'initial' ? b : a;
	const fits = full.role === 'name' && !is(full.key, 'warnings') && a.key[0] === b.key[0];
	return fits ? relation('initial', 0.5) : undefined;
}

/** Njeri's, stores, SUPPLIERS: family names have no such forms. */
function sameStem(a: Word, b: Word) {
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

function haveOneStem(a: Word, b: Word): boolean {
	if (a.role !== 'generic' || b.role !== 'generic') return false;
	const stem = a.key.replace(endings, '');
	return stem.length >= 4 && stem === b.key.replace(endings, '');
}

function listed({ key: a }: Word, { key: b }: Word) {
	const kind = listedAs(a, b) ?? (areSpellings(a, b) ? 'spelling' : undefined);
	return kind && relation(kind, 0.9);
}

function typingSlip({ key: a }: Word, { key: b }: Word) {
	const edits = slipsBetween(a, b);
	if (edits === undefined) return undefined;
	return relation('slip', Math.min(0.9, 1 - edits / Math.max(a.length, b.length)), edits);
}

function cutTrade(a: Word, b: Word) {
	const [long, short] = longerFirst(a, b);
	const isCut = short.key.length >= 3 && long.key.startsWith(short.key);
	const isWhole = isKnownName(short.key) || is(short.key, 'genericWords');
	return isCut && long.role === 'generic' && !isWhole ? relation('shortened', 0.6) : undefined;
}

import { drawnForm } from '../names/drawnForm';
import { fitsShown } from '../names/hiddenLetters';
import type { Part } from '../names/parts';
import { areListedVariants, isShortFormOf } from '../names/personNames/listedVariants';
import { abbreviations, synonyms } from '../names/words/abbreviations';
import { generations } from '../names/words/honorifics';
import { warnings } from '../names/words/warnings';
import { areDifferentWords } from './areDifferentWords';
import { findSlip, type Slip } from './slip';
import { soundKey } from './soundKey';

export type RelationKind =
	| 'same'
	| 'lookalike'
	| 'number'
	| 'variant'
	| 'stem'
	| 'short'
	| 'abbreviation'
	| 'synonym'
	| 'slip'
	| 'initial'
	| 'initials'
	| 'truncated'
	| 'masked';

/** How two words can be the same one. */
export interface Relation {
	kind: RelationKind;
	/** 0..1, how well they agree. */
	strength: number;
	/** Typing slips between them. */
	edits: number;
	slip?: Slip['what'];
}

type Rule = (typed: Part, registered: Part) => Relation | undefined;

/** The rules in the order in which they are tried; a later one never speaks when an earlier one did. */
const rules: readonly Rule[] = [
	maskedWord,
	sameWord,
	sameNumber,
	sameGeneration,
	lookAlike,
	romanNumeral,
	initialOf,
	sameStem,
	shortForm,
	variant,
	abbreviation,
	synonym,
	typingSlip,
];

/** How a typed word and a registered one can be the same, or undefined when they differ. */
export function relate(typed: Part, registered: Part): Relation | undefined {
	if (typed.key !== registered.key && (typed.role === 'small' || registered.role === 'small'))
		return undefined;
	for (const rule of rules) {
		const relation = rule(typed, registered);
		if (relation) return relation.strength > 0 ? relation : undefined;
	}
	return undefined;
}

const different: Relation = { kind: 'slip', strength: 0, edits: 0 };

/** As far as the service shows a word, it agrees or it does not. */
function maskedWord(a: Part, b: Part): Relation | undefined {
	if (!b.shown) return undefined;
	const letters = b.shown.join('').length;
	if (!fitsShown(a.key, b.shown)) return different;
	return { kind: 'masked', strength: letters === 0 ? 0.2 : letters === 1 ? 0.5 : 0.7, edits: 0 };
}

function sameWord(a: Part, b: Part): Relation | undefined {
	return a.key === b.key ? { kind: 'same', strength: 1, edits: 0 } : undefined;
}

/** Numbers agree in value or not at all: Shop 12 is not Shop 21. */
function sameNumber(a: Part, b: Part): Relation | undefined {
	if (a.number === undefined && b.number === undefined) return undefined;
	if (a.number === b.number) return { kind: 'number', strength: 0.95, edits: 0 };
	return a.role === 'number' || b.role === 'number' ? different : undefined;
}

function sameGeneration(a: Part, b: Part): Relation | undefined {
	if (a.role !== 'generation' || b.role !== 'generation') return undefined;
	return generations.get(a.key) === generations.get(b.key)
		? { kind: 'same', strength: 1, edits: 0 }
		: different;
}

/** One or two letters of another alphabet, or digits, that are drawn like the right letter. */
function lookAlike(a: Part, b: Part): Relation | undefined {
	if (
		(a.plain && b.plain) ||
		a.key.length !== b.key.length ||
		drawnForm(a.key) !== drawnForm(b.key)
	)
		return undefined;
	const changed = Array.from(a.key).filter((letter, index) => letter !== b.key[index]).length;
	return changed <= 2 ? { kind: 'lookalike', strength: 0.9, edits: changed } : different;
}

function initialOf(a: Part, b: Part): Relation | undefined {
	if ((a.role === 'initial') === (b.role === 'initial')) return undefined;
	const full = a.role === 'initial' ? b : a;
	return full.role === 'name' && !warnings.has(full.key) && a.key[0] === b.key[0]
		? { kind: 'initial', strength: 0.5, edits: 0 }
		: undefined;
}

/** Fund V, Fund VI: unlike figures, Roman numerals one letter apart may be a slip. */
function romanNumeral(a: Part, b: Part): Relation | undefined {
	if (a.key.length + b.key.length < 3 || !isRoman(a.key) || !isRoman(b.key)) return undefined;
	const [longer, shorter] = a.key.length > b.key.length ? [a.key, b.key] : [b.key, a.key];
	const added = Array.from(longer).some(
		(_, i) => longer.slice(0, i) + longer.slice(i + 1) === shorter,
	);
	const changed = Array.from(longer).filter((letter, i) => letter !== shorter[i]).length;
	return added || (changed === 1 && longer.length === shorter.length)
		? { kind: 'slip', strength: 0.6, edits: 1, slip: 'one letter in a Roman numeral' }
		: different;
}

function isRoman(key: string): boolean {
	return key.length <= 5 && /^[ivx]+$/.test(key);
}

const endings = /(?:s|es|y|ies|e|al|als|er|ers|or|ors|ing|ery|eries|ier|iers)$/;

/** Stores and store, supplies and suppliers: one word in another form; family names have no such forms. */
function sameStem(a: Part, b: Part): Relation | undefined {
	if (a.known || b.known || a.key[0] !== b.key[0]) return undefined;
	const generic = a.role === 'generic' && b.role === 'generic';
	const [longer, shorter] = a.key.length > b.key.length ? [a.key, b.key] : [b.key, a.key];
	const plural = shorter.length >= 3 && (longer === `${shorter}s` || longer === `${shorter}es`);
	const stem = longer.replace(endings, '');
	if (!plural && !(generic && stem.length >= 4 && stem === shorter.replace(endings, '')))
		return undefined;
	return { kind: 'stem', strength: 0.9, edits: 0 };
}

function shortForm(a: Part, b: Part): Relation | undefined {
	return isShortFormOf(a.key, b.key) ? { kind: 'short', strength: 0.8, edits: 0 } : undefined;
}

function variant(a: Part, b: Part): Relation | undefined {
	if (a.key.length < 3 || b.key.length < 3) return undefined;
	if (!areListedVariants(a.key, b.key) && soundKey(a.key) !== soundKey(b.key)) return undefined;
	return { kind: 'variant', strength: 0.9, edits: 0 };
}

function abbreviation(a: Part, b: Part): Relation | undefined {
	const stands =
		abbreviations.get(a.key)?.includes(b.key) ?? abbreviations.get(b.key)?.includes(a.key);
	return stands === true ? { kind: 'abbreviation', strength: 0.85, edits: 0 } : undefined;
}

function synonym(a: Part, b: Part): Relation | undefined {
	const stands = synonyms.get(a.key)?.includes(b.key) ?? synonyms.get(b.key)?.includes(a.key);
	return stands === true ? { kind: 'synonym', strength: 0.8, edits: 0 } : undefined;
}

function typingSlip(a: Part, b: Part): Relation | undefined {
	const slip = findSlip(a.key, b.key);
	if (!slip || areDifferentWords(a.key, b.key)) return undefined;
	const strength = 1 - slip.edits / Math.max(a.key.length, b.key.length);
	return { kind: 'slip', strength: Math.min(0.9, strength), edits: slip.edits, slip: slip.what };
}

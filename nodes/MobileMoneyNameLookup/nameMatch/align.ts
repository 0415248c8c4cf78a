import { keysIn, type Word } from '../names/readWords';
import { is, isPersonalName } from '../names/lexicon';
import { isGeneric } from '../names/parts';
import { relate, relation, type Relation, type RelationKind } from './relation';

export type Link = Readonly<Record<'typed' | 'registered', readonly Word[]>> & {
	readonly relation: Relation;
};

const equalKinds: ReadonlySet<RelationKind> = new Set(['same', 'numberWritten', 'spelling']);
const equalInBodies: ReadonlySet<RelationKind> = new Set(['abbreviation', 'possessive', 'cut']);

/** Whether both sides are the same word. */
export const isEqual = ({ relation: { kind } }: Link, body: boolean): boolean =>
	equalKinds.has(kind) || (body && equalInBodies.has(kind));

export const wordsOf = ({ typed, registered }: Link): readonly Word[] => [...typed, ...registered];

const kindsOfFew: ReadonlySet<RelationKind> = new Set(['initial', 'initials', 'masked']);

/** Whether a link is of possible names: no initials, no words that stand in every name. */
export const isOfNames = (link: Link): boolean =>
	!kindsOfFew.has(link.relation.kind) && wordsOf(link).some(({ role }) => role === 'name');

type Candidate = readonly [link: Link, distance: number];

/** Whether a masked name shows letters of the linked word. */
export const isShown = ({ registered }: Link): boolean =>
	registered.some(({ shown }) => shown?.some(Boolean));

export type Alignment = ReturnType<typeof align>;

/** Links the parts of two names in any order; each part is linked once, the surest links first. */
export function align(expected: readonly Word[], registered: readonly Word[]) {
	const links: Link[] = [];
	const taken = new Set<Word>();
	const isFree = (part: Word) => !taken.has(part);
	const take = (link: Link) => {
		links.push(link);
		for (const part of wordsOf(link)) taken.add(part);
	};
	expected.forEach((part, from) => {
		const near = (one: Word) => Math.abs(registered.indexOf(one) - from);
		const same = registered
			.filter((one) => one.key === part.key && isFree(one))
			.sort((one, other) => near(one) - near(other))[0];
		if (same) take({ typed: [part], registered: [same], relation: relation('same', 1) });
	});
	for (const [link] of candidates(expected, registered, isFree))
		if (wordsOf(link).every(isFree)) take(link);
	return { links, typedLeft: expected.filter(isFree), registeredLeft: registered.filter(isFree) };
}

function candidates(
	expected: readonly Word[],
	registered: readonly Word[],
	isFree: (part: Word) => boolean,
): Candidate[] {
	const found: Candidate[] = [];
	const some = blocks(expected, isFree);
	const others = some.length > 0 ? blocks(registered, isFree) : [];
	for (const one of some)
		for (const other of others) {
			const related = relateBlocks(one, other);
			if (!related) continue;
			const link = { typed: one.parts, registered: other.parts, relation: related };
			found.push([link, Math.abs(one.at - other.at)]);
		}
	return found.sort(surestFirst);
}

const joinedKinds: ReadonlySet<RelationKind> = new Set([
	...(['same', 'numberWritten', 'abbreviation', 'shortened'] as const),
]);

function relateBlocks(one: Block, other: Block): Relation | undefined {
	if (one.parts.length + other.parts.length === 2) return relate(one.word, other.word);
	if ((one.parts.length > 1 && other.parts.length > 1) || other.word.shown) return undefined;
	// Joined words relate only to one of about their length, a short one (US, 44, COOP) or a listed one (Y/GROUP).
	const a = one.word.key.length;
	const b = other.word.key.length;
	const isListed = () => is(one.word.key, 'abbreviations') && is(other.word.key, 'abbreviations');
	if (Math.abs(a - b) > 2 && Math.min(a, b) > 4 && !isListed()) return undefined;
	const found = relate(one.word, other.word);
	if (!found) return undefined;
	if (found.kind === 'spelling') return one.word.key.startsWith('abd') ? found : undefined;
	return joinedKinds.has(found.kind) || (a >= 8 && found.edits <= 1) ? found : undefined;
}

const surestFirst = ([one, near]: Candidate, [other, far]: Candidate): number =>
	other.relation.strength - one.relation.strength ||
	wordsOf(other).length - wordsOf(one).length ||
	near - far ||
	// For symmetry.
	(lettersOf(one) < lettersOf(other) ? -1 : 1);

const lettersOf = ({ typed: [a], registered: [b] }: Link): string =>
	[a?.key, b?.key].sort().join(' ');

type Block = Readonly<{ parts: readonly Word[]; word: Word; at: number }>;

const mostJoined = 3;
const mostLettersJoined = 6;

function blocks(parts: readonly Word[], isFree: (part: Word) => boolean): Block[] {
	const found: Block[] = [];
	parts.forEach((first, at) => {
		if (!isFree(first)) return;
		found.push({ parts: [first], word: first, at });
		for (let end = at + 2; end <= parts.length && end <= at + mostLettersJoined; end++) {
			const some = parts.slice(at, end);
			if (!some.every(isFree) || !mayBeOneWord(some, parts)) break;
			found.push({ parts: some, word: { ...first, key: keysIn(some, ''), role: 'name' }, at });
		}
	});
	return found;
}

/** Letters join with letters (P C E A), words with words; Paul A. is not Paula, nor Shop 1 2 Shop 12. */
function mayBeOneWord(parts: readonly Word[], name: readonly Word[]): boolean {
	if (parts.every(({ role }) => role === 'initial'))
		return name.some(isGeneric) || !isPersonalName(keysIn(parts, ''));
	return (
		parts.length <= mostJoined &&
		// Hidden letters may hold the beginning of the next word.
		parts.every(({ role, key, shown }) => role !== 'number' && key.length > 1 && !shown)
	);
}

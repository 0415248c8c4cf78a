import { blocks, type Block } from './blocks';
import type { Part } from '../names/parts';
import { relate, type Relation, type RelationKind } from './relation';

/** Parts of the expected name that stand for parts of the registered one: one for one, or some joined. */
export interface Link {
	typed: readonly Part[];
	registered: readonly Part[];
	relation: Relation;
}

/** What stands for what in two names, and what is left over in each. */
export interface Alignment {
	links: Link[];
	typedLeft: Part[];
	registeredLeft: Part[];
}

/** Ways of writing one and the same word. */
const equalKinds: ReadonlySet<RelationKind> = new Set(['same', 'numberWritten', 'spelling']);
const equalInBodies: ReadonlySet<RelationKind> = new Set(['abbreviation', 'possessive', 'cut']);

/** Whether the two sides of a link are one and the same word. */
export function isEqual({ relation: { kind } }: Link, body: boolean): boolean {
	return equalKinds.has(kind) || (body && equalInBodies.has(kind));
}

/** Whether a link is of words that are, or may be, names: neither initials nor words that stand in every name. */
export function isOfNames({ typed, registered, relation: { kind } }: Link): boolean {
	if (kind === 'initial' || kind === 'initials' || kind === 'masked') return false;
	return [...typed, ...registered].some(({ role }) => role === 'name');
}

interface Candidate extends Link {
	at: readonly [typed: number, registered: number];
}

const same: Relation = { kind: 'same', strength: 1, edits: 0 };

/** Links the parts of two names; the order of parts is free. Each part is linked once, the surest links first. */
export function align(expected: readonly Part[], registered: readonly Part[]): Alignment {
	const links: Link[] = [];
	const taken = new Set<Part>();
	const isFree = (part: Part) => !taken.has(part);
	const take = (link: Link) => {
		links.push(link);
		for (const part of link.typed) taken.add(part);
		for (const part of link.registered) taken.add(part);
	};
	// Parts written alike, of several such the nearest in place.
	expected.forEach((part, from) => {
		let nearest = -1;
		registered.forEach((one, at) => {
			const isNearer = nearest < 0 || Math.abs(at - from) < Math.abs(nearest - from);
			if (one.key === part.key && isNearer && isFree(one)) nearest = at;
		});
		const other = registered[nearest];
		if (other) take({ typed: [part], registered: [other], relation: same });
	});
	for (const { typed, registered: parts, relation } of candidates(expected, registered, isFree))
		if (typed.every(isFree) && parts.every(isFree)) take({ typed, registered: parts, relation });
	return { links, typedLeft: expected.filter(isFree), registeredLeft: registered.filter(isFree) };
}

function candidates(
	expected: readonly Part[],
	registered: readonly Part[],
	isFree: (part: Part) => boolean,
): Candidate[] {
	const found: Candidate[] = [];
	const others = blocks(registered, isFree);
	for (const one of blocks(expected, isFree)) {
		for (const other of others) {
			const joined = one.parts.length + other.parts.length > 2;
			if (joined && !mayBeJoined(one, other)) continue;
			const relation = relate(one.word, other.word);
			if (!relation || (joined && !bearsJoining(relation, one.word.key))) continue;
			found.push({ typed: one.parts, registered: other.parts, relation, at: [one.at, other.at] });
		}
	}
	return found.sort(surestFirst);
}

/** Only one side is joined, and to a word of about its length, or of few characters (US, 44, COOP). */
function mayBeJoined(one: Block, other: Block): boolean {
	// Of hidden letters nobody can say where the next word begins.
	if ((one.parts.length > 1 && other.parts.length > 1) || other.word.shown) return false;
	const [a, b] = [one.word.key.length, other.word.key.length];
	return Math.abs(a - b) <= 2 || Math.min(a, b) <= 4;
}

/** Written together, in figures (44) or by its first letters (US), several words are one. */
const joinedKinds: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
	'same',
	'numberWritten',
	'abbreviation',
	'shortened',
	'synonym',
]);

function bearsJoining({ kind, edits }: Relation, joined: string): boolean {
	// Abd al-Rahman, ABDULRAHMAN.
	if (kind === 'spelling') return joined.startsWith('abd');
	return joinedKinds.has(kind) || (joined.length >= 8 && edits <= 1);
}

/** Surest first, then the one with more parts, then those nearest each other in place, then by letters for symmetry. */
function surestFirst(one: Candidate, other: Candidate): number {
	return (
		other.relation.strength - one.relation.strength ||
		other.typed.length + other.registered.length - one.typed.length - one.registered.length ||
		Math.abs(one.at[0] - one.at[1]) - Math.abs(other.at[0] - other.at[1]) ||
		(lettersOf(one) < lettersOf(other) ? -1 : 1)
	);
}

function lettersOf({ typed: [a], registered: [b] }: Candidate): string {
	return [a?.key, b?.key].sort().join(' ');
}

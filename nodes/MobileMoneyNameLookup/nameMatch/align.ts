import { joinParts, type Part } from '../names/parts';
import type { Name } from '../names/readName';
import { relate, type Relation } from './relation';

/** Parts of the typed name that stand for parts of the registered one: one for one, or some joined. */
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
	/** The linked parts stand in another order. */
	reordered: boolean;
}

/** Some neighbouring parts of one name, read as one word. */
interface Block {
	from: number;
	parts: readonly Part[];
	word: Part;
}

interface Candidate {
	typed: Block;
	registered: Block;
	relation: Relation;
}

const mostJoined = 3;
const same: Relation = { kind: 'same', strength: 1, edits: 0 };

/** Links the parts of two names; the order of parts is free. Each part is linked once, the surest links first. */
export function align(typed: Name, registered: Name): Alignment {
	const freeA = new Set(typed.parts.keys());
	const freeB = new Set(registered.parts.keys());
	const links: Candidate[] = [];
	const take = (candidate: Candidate) => {
		links.push(candidate);
		candidate.typed.parts.forEach((_, index) => freeA.delete(candidate.typed.from + index));
		candidate.registered.parts.forEach((_, index) =>
			freeB.delete(candidate.registered.from + index),
		);
	};
	for (const candidate of equalParts(typed.parts, registered.parts)) take(candidate);
	if (freeA.size > 0 && freeB.size > 0) {
		for (const candidate of candidates(
			blocks(typed.parts, freeA),
			blocks(registered.parts, freeB),
		)) {
			if (isFree(candidate.typed, freeA) && isFree(candidate.registered, freeB)) take(candidate);
		}
	}
	links.sort((one, other) => one.typed.from - other.typed.from);
	return {
		links: links.map(({ typed: a, registered: b, relation }) => ({
			typed: a.parts,
			registered: b.parts,
			relation,
		})),
		typedLeft: typed.parts.filter((_, index) => freeA.has(index)),
		registeredLeft: registered.parts.filter((_, index) => freeB.has(index)),
		reordered: links.some(
			({ registered: { from } }, index) => from < (links[index - 1]?.registered.from ?? 0),
		),
	};
}

function isFree({ from, parts }: Block, free: ReadonlySet<number>): boolean {
	return parts.every((_, index) => free.has(from + index));
}

/** Parts written alike, of several such the nearest in place. */
function equalParts(a: readonly Part[], b: readonly Part[]): Candidate[] {
	const used = new Set<number>();
	const found: Candidate[] = [];
	a.forEach((part, from) => {
		let to = -1;
		b.forEach((other, index) => {
			if (other.key !== part.key || used.has(index)) return;
			if (to < 0 || Math.abs(index - from) < Math.abs(to - from)) to = index;
		});
		const other = b[to];
		if (!other) return;
		used.add(to);
		found.push({
			typed: { from, parts: [part], word: part },
			registered: { from: to, parts: [other], word: other },
			relation: same,
		});
	});
	return found;
}

/** The free parts of a name, one by one and joined with their neighbours. */
function blocks(parts: readonly Part[], free: ReadonlySet<number>): Block[] {
	const found: Block[] = [];
	for (const from of free) {
		for (let count = 1; count <= mostJoined && free.has(from + count - 1); count++) {
			const some = parts.slice(from, from + count);
			const word = joinParts(some);
			if (word) found.push({ from, parts: some, word });
		}
	}
	return found;
}

function candidates(a: readonly Block[], b: readonly Block[]): Candidate[] {
	const found: Candidate[] = [];
	for (const typed of a) {
		for (const registered of b) {
			const joined = typed.parts.length + registered.parts.length > 2;
			if (joined && !mayBeJoined(typed, registered)) continue;
			const relation = relate(typed.word, registered.word);
			if (!relation || (joined && !bearsJoining(relation, typed.word))) continue;
			found.push({ typed, registered, relation });
		}
	}
	return found.length > 1 ? found.sort(surestFirst) : found;
}

/** Only one side is joined, and to a word of about its length, or of few characters (US, 44, COOP). */
function mayBeJoined(typed: Block, registered: Block): boolean {
	if (typed.parts.length > 1 && registered.parts.length > 1) return false;
	// Of hidden letters nobody can say where the next word begins.
	if (registered.word.shown) return false;
	const [one, other] = [typed.word.key.length, registered.word.key.length];
	return Math.abs(one - other) <= 2 || Math.min(one, other) <= 4;
}

/** Written together, in figures (44) or by its first letters (US), several words are one. */
const joinedKinds: ReadonlySet<Relation['kind']> = new Set([
	'same',
	'number',
	'abbreviation',
	'synonym',
]);

function bearsJoining(relation: Relation, joined: Part): boolean {
	return joinedKinds.has(relation.kind) || (joined.key.length >= 8 && relation.edits <= 1);
}

/** Surest first, then the one with more parts, then those nearest each other in place, then by letters for symmetry. */
function surestFirst(one: Candidate, other: Candidate): number {
	return (
		other.relation.strength - one.relation.strength ||
		partCount(other) - partCount(one) ||
		distance(one) - distance(other) ||
		(letters(one) < letters(other) ? -1 : 1)
	);
}

function partCount({ typed, registered }: Candidate): number {
	return typed.parts.length + registered.parts.length;
}

function distance({ typed, registered }: Candidate): number {
	return Math.abs(typed.from - registered.from);
}

function letters({ typed, registered }: Candidate): string {
	return [typed.word.key, registered.word.key].sort().join(' ');
}

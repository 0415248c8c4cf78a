import { foldWord } from '../names/foldWord';
import type { Part } from '../names/parts';
import type { Name } from '../names/readName';
import { align, type Alignment, type Link } from './align';
import { linkLeftovers } from './leftovers';
import type { Words } from './remark';

/** Two names with what stands for what in them: all that the rules of judgement look at. */
export interface Pairing {
	expected: Name;
	registered: Name;
	links: readonly Link[];
	/** Links that are more than a difference of case, accents or spaces. */
	soft: readonly Link[];
	/** Parts without a counterpart, particles and "and" not counted. */
	expectedLeft: readonly Part[];
	registeredLeft: readonly Part[];
	smallLeft: { expected: readonly Part[]; registered: readonly Part[] };
	reordered: boolean;
	/** The names differ in their spaces only. */
	respaced: boolean;
	/** 0..1, how far the parts agree. */
	agreement: number;
}

/** One of the two names, and what of it the other one lacks. */
export interface Side {
	of: Words['of'];
	name: Name;
	other: Name;
	left: readonly Part[];
}

/** Both sides of a pairing, for the rules that hold whichever name is the longer one. */
export function sidesOf(pairing: Pairing): readonly [Side, Side] {
	const { expected, registered, expectedLeft, registeredLeft } = pairing;
	return [
		{ of: 'expected', name: expected, other: registered, left: expectedLeft },
		{ of: 'registered', name: registered, other: expected, left: registeredLeft },
	];
}

/** Pairs the parts of two names. */
export function pair(expected: Name, registered: Name): Pairing {
	const respaced = sameWithoutSpaces(expected, registered);
	const alignment = respaced ?? linkLeftovers(expected, registered, align(expected, registered));
	return {
		expected,
		registered,
		links: alignment.links,
		soft: alignment.links.filter(({ relation }) => relation.kind !== 'same'),
		expectedLeft: alignment.typedLeft.filter(isMissed),
		registeredLeft: alignment.registeredLeft.filter(isMissed),
		smallLeft: {
			expected: alignment.typedLeft.filter((part) => !isMissed(part)),
			registered: alignment.registeredLeft.filter((part) => !isMissed(part)),
		},
		reordered: alignment.reordered,
		respaced: respaced !== undefined,
		agreement: agreementOf(alignment),
	};
}

function isMissed(part: Part): boolean {
	return part.role !== 'small' && part.role !== 'title';
}

/** Some words of a name, to be quoted in a remark. */
export function wordsOf(of: Words['of'], parts: readonly { text: string }[]): Words {
	return { of, words: parts.map(({ text }) => text) };
}

function sameWithoutSpaces(expected: Name, registered: Name): Alignment | undefined {
	const [a, b] = [expected.parts, registered.parts];
	const bare = a.length !== b.length && joined(a) === joined(b);
	// "SiemensAG": the legal form may be what is written together.
	const inPlace =
		expected.legal.length !== registered.legal.length &&
		joined(a) + legalOf(expected) === joined(b) + legalOf(registered);
	if (!bare && !inPlace) return undefined;
	const link: Link = { typed: a, registered: b, relation: { kind: 'same', strength: 1, edits: 0 } };
	return { links: [link], typedLeft: [], registeredLeft: [], reordered: false };
}

function joined(parts: readonly Part[]): string {
	return parts.map(({ key }) => key).join('');
}

function legalOf(name: Name): string {
	return name.legal.map(({ text }) => foldWord(text)).join('');
}

const weights: Readonly<Record<Part['role'], number>> = {
	name: 1,
	number: 0.8,
	country: 0.8,
	generation: 0.6,
	place: 0.5,
	generic: 0.5,
	initial: 0.5,
	small: 0.1,
	title: 0.1,
	masked: 0.5,
};

function agreementOf({ links, typedLeft, registeredLeft }: Alignment): number {
	let agreed = 0;
	let all = weightOf(typedLeft) + weightOf(registeredLeft);
	for (const { typed, registered, relation } of links) {
		const weight = weightOf(typed) + weightOf(registered);
		agreed += weight * relation.strength;
		all += weight;
	}
	return all === 0 ? 0 : agreed / all;
}

function weightOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { role }) => sum + weights[role], 0);
}

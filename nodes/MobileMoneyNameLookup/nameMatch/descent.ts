import type { Part } from '../names/parts';
import type { Name } from '../names/readName';
import { daughterWords, descentWords, familyParticles, sonWords } from '../names/words/particles';
import { wordsOf, type Pairing } from './pairing';
import type { Remark, Words } from './remark';

/** A name's child and parent: Ali bin Hassan is Hassan's son. */
interface Descent {
	word: Part;
	child: Part;
	parent: Part;
}

/**
 * The word of descent around which two names have child and parent in exchange: Ali bin Hassan, HASSAN BIN ALI.
 *
 * @returns the word as the expected name has it; undefined when nothing is exchanged
 */
export function exchangedDescent(expected: Name, registered: Name): string | undefined {
	const [one, other] = [descentOf(expected), descentOf(registered)];
	const exchanged = one?.child.key === other?.parent.key && one?.parent.key === other?.child.key;
	return exchanged ? one?.word.text : undefined;
}

function descentOf({ parts }: Name): Descent | undefined {
	const at = parts.findIndex(({ key }) => descentWords.has(key));
	const [child, word] = [parts[at - 1], parts[at]];
	// "Bin al-Din": the next full word names the parent.
	const parent = parts.slice(at + 1).find(({ role }) => role !== 'small');
	if (!child || !word || !parent || child.key === parent.key) return undefined;
	return { word, child, parent };
}

/** Jane Kamau, PETER WA JANE KAMAU: all that the other name has stands behind "child of", or a particle like it in a person's name. */
export function childOfHolder(pairing: Pairing): readonly Remark[] {
	const { expected, registered, smallLeft, reordered } = pairing;
	const left = {
		expected: [...smallLeft.expected, ...pairing.expectedLeft],
		registered: [...smallLeft.registered, ...pairing.registeredLeft],
	};
	const found = {
		expected: childWordIn(expected, left.expected, reordered),
		registered: childWordIn(registered, left.registered, reordered),
	};
	if (reordered) {
		const pairs = pairing.links.map(({ typed: [a], registered: [b] }) => [a, b] as const);
		found.expected ??= exchangedIn(expected, left.expected, registered, new Map(pairs));
		const turned = new Map(pairs.map(([a, b]) => [b, a]));
		found.registered ??= exchangedIn(registered, left.registered, expected, turned);
	}
	return [...childOf('expected', found.expected), ...childOf('registered', found.registered)];
}

function childOf(of: Words['of'], word: Part | undefined): readonly Remark[] {
	return word ? [{ kind: 'childOf', words: wordsOf(of, [word]) }] : [];
}

function childWordIn(
	{ parts, ordered }: Name,
	left: readonly Part[],
	reordered: boolean,
): Part | undefined {
	return parts.find((part, at) => {
		if (ordered ? !descentWords.has(part.key) : part.role !== 'small') return false;
		const before = parts.slice(0, at).filter(({ role }) => role !== 'small');
		if (before.length > 0) return before.every((one) => left.includes(one));
		if (!descentWords.has(part.key) || !left.includes(part)) return false;
		return !(reordered && familyParticles.has(part.key));
	});
}

/** Jane Kamau, KAMAU WA JANE: the other name has the parent first. "Keino Kipchoge" is his family name first. */
function exchangedIn(
	name: Name,
	left: readonly Part[],
	other: Name,
	counterparts: ReadonlyMap<Part | undefined, Part | undefined>,
): Part | undefined {
	const descent = descentOf(name);
	if (!descent || !left.includes(descent.word) || familyParticles.has(descent.word.key))
		return undefined;
	const [child, parent] = [descent.child, descent.parent].map((part) =>
		other.parts.findIndex((one) => one === counterparts.get(part)),
	);
	return parent !== undefined && child !== undefined && parent >= 0 && parent < child
		? descent.word
		: undefined;
}

/** Ali bin Hassan, ALI BINTI HASSAN: a son and a daughter. */
export function sonOrDaughter({ smallLeft }: Pairing): readonly Remark[] {
	const { expected, registered } = smallLeft;
	for (const [some, others] of [
		[sonWords, daughterWords],
		[daughterWords, sonWords],
	] as const) {
		const one = expected.find(({ key }) => some.has(key));
		const other = registered.find(({ key }) => others.has(key));
		if (one && other)
			return [
				{
					kind: 'otherTitle',
					words: [wordsOf('expected', [one]), wordsOf('registered', [other])],
				},
			];
	}
	return [];
}

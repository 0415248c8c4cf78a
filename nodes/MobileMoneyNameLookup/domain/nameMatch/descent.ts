import type { Finding, Words } from './finding';
import { wordsOf, type Pairing } from './pairing';
import type { Name } from './parts';
import type { Part } from './roles';
import { daughterWords, descentWords, familyParticles, sonWords } from './words/particles';

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

/** Jane Kamau, PETER WA JANE KAMAU: all that the other name has stands behind "child of". */
export function childOfHolder(pairing: Pairing): readonly Finding[] {
	const { expected, registered, smallLeft, expectedLeft, registeredLeft, reordered } = pairing;
	return [
		...childWordIn('expected', expected, [...smallLeft.expected, ...expectedLeft], reordered),
		...childWordIn(
			'registered',
			registered,
			[...smallLeft.registered, ...registeredLeft],
			reordered,
		),
	];
}

function childWordIn(
	of: Words['of'],
	name: Name,
	left: readonly Part[],
	reordered: boolean,
): readonly Finding[] {
	const word = name.parts.find((part, at) => {
		if (!descentWords.has(part.key)) return false;
		const before = name.parts.slice(0, at).filter(({ role }) => role !== 'small');
		if (before.length > 0) return before.every((one) => left.includes(one));
		return left.includes(part) && !(reordered && familyParticles.has(part.key));
	});
	const found = word ?? (reordered ? exchangedIn(name, left) : undefined);
	return found ? [{ kind: 'childOf', words: wordsOf(of, [found]) }] : [];
}

/** Jane Kamau, KAMAU WA JANE: the other name has the parent first. "Keino Kipchoge" is his family name first. */
function exchangedIn(name: Name, left: readonly Part[]): Part | undefined {
	const descent = descentOf(name);
	if (!descent || !left.includes(descent.word) || familyParticles.has(descent.word.key))
		return undefined;
	return left.includes(descent.child) || left.includes(descent.parent) ? undefined : descent.word;
}

/** Ali bin Hassan, ALI BINTI HASSAN: a son and a daughter. */
export function sonOrDaughter({ smallLeft }: Pairing): readonly Finding[] {
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

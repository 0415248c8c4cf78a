import type { Name } from './parts';
import { descentWords } from './words/particles';

/** A name's child and parent: Ali bin Hassan is Hassan's son. */
interface Descent {
	word: string;
	child: string;
	parent: string;
}

/**
 * The word of descent around which two names have child and parent in exchange: Ali bin Hassan, HASSAN BIN ALI.
 *
 * @returns the word as the expected name has it; undefined when nothing is exchanged
 */
export function exchangedDescent(expected: Name, registered: Name): string | undefined {
	const [one, other] = [descentOf(expected), descentOf(registered)];
	const exchanged = one?.child === other?.parent && one?.parent === other?.child;
	return exchanged ? one?.word : undefined;
}

function descentOf({ parts }: Name): Descent | undefined {
	const at = parts.findIndex(({ key }) => descentWords.has(key));
	const [child, word] = [parts[at - 1], parts[at]];
	// "Bin al-Din": the next full word names the parent.
	const parent = parts.slice(at + 1).find(({ role }) => role !== 'small');
	if (!child || !word || !parent || child.key === parent.key) return undefined;
	return { word: word.text, child: child.key, parent: parent.key };
}

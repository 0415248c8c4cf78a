import { isPersonalName } from '../names/knownNames';
import { isGeneric, type Part } from '../names/parts';
import { numberValue } from '../names/numberValue';

/** Neighbouring parts of a name that may be written as one word. */
export interface Block {
	parts: readonly Part[];
	word: Part;
	at: number;
}

const mostJoined = 3;
/** More letters than words are written together: P C E A. */
const mostLettersJoined = 6;

/** The free parts of a name, one by one and joined with their neighbours. */
export function blocks(parts: readonly Part[], isFree: (part: Part) => boolean): Block[] {
	const found: Block[] = [];
	parts.forEach((first, at) => {
		if (!isFree(first)) return;
		found.push({ parts: [first], word: first, at });
		for (let end = at + 2; end <= parts.length && end <= at + mostLettersJoined; end++) {
			const some = parts.slice(at, end);
			if (!some.every(isFree) || !mayBeOneWord(some, parts)) break;
			found.push({ parts: some, word: joined(first, some), at });
		}
	});
	return found;
}

/** Letters make a word with letters (P C E A) and words with words; Paul A. is not Paula, E. M. not Em, nor Shop 1 2 Shop 12. */
function mayBeOneWord(parts: readonly Part[], name: readonly Part[]): boolean {
	if (parts.every(({ role }) => role === 'initial'))
		return name.some(isGeneric) || !isPersonalName(keyOf(parts));
	return (
		parts.length <= mostJoined &&
		// Of hidden letters nobody can say where the next word begins.
		parts.every(({ role, key, shown }) => role !== 'number' && key.length > 1 && !shown)
	);
}

const keyOf = (parts: readonly Part[]): string => parts.map(({ key }) => key).join('');

function joined(first: Part, parts: readonly Part[]): Part {
	const key = keyOf(parts);
	const text = parts.map((part) => part.text).join(' ');
	const plain = parts.every((part) => part.plain);
	return { ...first, text, key, plain, role: 'name', known: false, number: numberValue(key) };
}

import type { Part } from '../names/parts';
import type { Name } from '../names/readName';
import { legalForms } from '../names/words/legalForms';
import type { Alignment, Link } from './align';

/** Services cut names off at 20 characters or more; shorter names ending in half a word are other names. */
const shortestCutName = 20;

/** Links what is left over after aligning: letters that are several parts' initials, and a word cut off at the end. */
export function linkLeftovers(typed: Name, registered: Name, alignment: Alignment): Alignment {
	return linkCutWord(typed, registered, linkInitials(alignment));
}

/** JC stands for Jean-Claude: two or three letters that begin neighbouring parts of the other name. */
function linkInitials(alignment: Alignment): Alignment {
	const { typedLeft, registeredLeft } = alignment;
	const inTyped = initialsFor(typedLeft, registeredLeft);
	const inRegistered = inTyped ? undefined : initialsFor(registeredLeft, typedLeft);
	if (inTyped) return withLink(alignment, [inTyped.letters], inTyped.stand, 'initials', 0.5);
	if (inRegistered)
		return withLink(alignment, inRegistered.stand, [inRegistered.letters], 'initials', 0.5);
	return alignment;
}

function initialsFor(
	few: readonly Part[],
	many: readonly Part[],
): { letters: Part; stand: Part[] } | undefined {
	for (const letters of few) {
		const { length } = letters.key;
		if (length < 2 || length > 3 || letters.known || letters.role !== 'name') continue;
		for (let from = 0; from + length <= many.length; from++) {
			const stand = many.slice(from, from + length);
			if (stand.every(({ role, key }, i) => role === 'name' && key[0] === letters.key[i]))
				return { letters, stand };
		}
	}
	return undefined;
}

/** MASHARIKI AGRICULTURAL IMPLEME: the last word of a long name is the beginning of the other's next word. */
function linkCutWord(typed: Name, registered: Name, alignment: Alignment): Alignment {
	const cutRegistered = cutOff(registered, alignment.registeredLeft, typed, alignment.typedLeft);
	if (cutRegistered)
		return withLink(alignment, cutRegistered.whole, [cutRegistered.cut], 'truncated', 0.8);
	const cutTyped = cutOff(typed, alignment.typedLeft, registered, alignment.registeredLeft);
	return cutTyped
		? withLink(alignment, [cutTyped.cut], cutTyped.whole, 'truncated', 0.8)
		: alignment;
}

function cutOff(
	name: Name,
	left: readonly Part[],
	other: Name,
	otherLeft: readonly Part[],
): { cut: Part; whole: Part[] } | undefined {
	const [cut, ...more] = left;
	if (!cut || more.length > 0 || cut !== name.parts.at(-1) || name.length < shortestCutName)
		return undefined;
	if (name.parts.length < 2 || name.legal.length > 0) return undefined;
	const [whole] = otherLeft;
	if (whole)
		return whole.key.startsWith(cut.key) && whole.role !== 'number'
			? { cut, whole: [whole] }
			: undefined;
	const cutForm =
		cut.key.length > 1 && [...legalForms.keys()].some((form) => form.startsWith(cut.key));
	return cutForm && other.legal.length > 0 ? { cut, whole: [] } : undefined;
}

function withLink(
	alignment: Alignment,
	typed: readonly Part[],
	registered: readonly Part[],
	kind: 'initials' | 'truncated',
	strength: number,
): Alignment {
	const link: Link = { typed, registered, relation: { kind, strength, edits: 0 } };
	return {
		...alignment,
		links: [...alignment.links, link],
		typedLeft: alignment.typedLeft.filter((part) => !typed.includes(part)),
		registeredLeft: alignment.registeredLeft.filter((part) => !registered.includes(part)),
	};
}

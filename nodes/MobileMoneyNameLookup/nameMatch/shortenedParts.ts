import { is } from '../names/lexicon';
import { isPersonalName } from '../names/knownNames';
import { foldWord } from '../names/foldWord';
import { isNameOrInitial, type Part } from '../names/parts';
import type { Name } from '../names/readName';
import { align, isEqual, type Alignment, type Link } from './align';
import type { RelationKind } from './relation';

/** A word for a kind of business that makes it no other one. */
const isGeneral = ({ role, key }: Part): boolean =>
	(role === 'generic' || role === 'small') && !is(key, 'otherBodyWords') && !is(key, 'levels');

/** Services cut names off at 20 characters or more; shorter names ending in half a word are other names. */
const shortestCutName = 20;
const fewestWholeParts = 2;

/**
 * MARGARET NYAMBURA GATHUNGU KAR: a registered name that ends within a word, where all before it agrees. What the
 * field had no room for is linked with the cut word.
 */
export function readCutName(expected: Name, registered: Name): Alignment | undefined {
	const cut = registered.parts.at(-1);
	if (!cut || registered.length < shortestCutName || registered.legal.length > 0) return undefined;
	if (cut.key.length < (expected.ordered ? 2 : 3) || cut.role === 'number') return undefined;
	const isForm = expected.legal.some(({ text }) => foldWord(text).startsWith(cut.key));
	const ends = expected.parts
		.map((part, at) => ({ part, at }))
		.filter(({ part: { key, role } }) => {
			// A whole word is not cut (BAR of Barbers), nor a whole name, though MARK may be of Marketing.
			const mayBeCut = cut.role !== 'generic' && (role === 'generic' || !isPersonalName(cut.key));
			return mayBeCut && key !== cut.key && key.startsWith(cut.key);
		})
		.map(({ at }) => at);
	for (const at of isForm ? [...ends, expected.parts.length] : ends) {
		const lost = expected.parts.slice(at);
		const before = align(expected.parts.slice(0, at), registered.parts.slice(0, -1));
		if (!isWhole(before)) continue;
		const hidden = lost.slice(1);
		const isHarmless = expected.ordered ? isGeneral : isNameOrInitial;
		return withLink(before, lost, [cut], hidden.every(isHarmless) ? 'cut' : 'cutHides', 0.9);
	}
	return undefined;
}

function isWhole({ links, typedLeft, registeredLeft }: Alignment): boolean {
	const full = links.filter(({ typed: [part] }) => part && part.role !== 'small');
	return (
		typedLeft.length + registeredLeft.length === 0 &&
		full.length >= fewestWholeParts &&
		links.every((link) => isEqual(link, true))
	);
}

/** JC, Jean-Claude: letters that begin neighbouring parts of the other name, or all words of a body's. */
export const linkInitials = (alignment: Alignment): Alignment =>
	linkEither(alignment, 'initials', 0.5, (few, many) => {
		const words = many.filter(({ role }) => role !== 'small');
		for (const short of few) {
			const { length } = short.key;
			if (length < 2 || length > 6 || short.known || short.role !== 'name') continue;
			const isAll = few.length === 1 && words.length === length && length > 2;
			const whole = words
				.map((_, from) => words.slice(from, from + length))
				.filter((some) => isAll || (length <= 3 && some.every(({ role }) => role === 'name')))
				.find((some) => some.map(({ key }) => key[0]).join('') === short.key);
			if (whole) return { short, whole };
		}
		return undefined;
	});

/** IMPLEME, Implements: the last word of a long name is the beginning of the other's next word. */
export const linkCutWord = (expected: Name, registered: Name, alignment: Alignment): Alignment =>
	linkEither(alignment, 'cutOff', 0.8, ([short], [whole], of) => {
		const { parts, length, legal } = of === 'expected' ? expected : registered;
		if (!short || short !== parts.at(-1) || legal.length > 0) return undefined;
		if (length < shortestCutName || parts.length < fewestWholeParts) return undefined;
		const begins = whole?.key.startsWith(short.key) && !isWholeWord(short);
		return whole && begins ? { short, whole: [whole] } : undefined;
	});

/** BAR is not cut off Barbers, nor 2547 off 254700. */
const isWholeWord = ({ role }: Part): boolean => role === 'generic' || role === 'number';

/** Links what one name has in short with what the other has in full, whichever name that is. */
function linkEither(
	alignment: Alignment,
	kind: RelationKind,
	strength: number,
	find: (
		left: readonly Part[],
		others: readonly Part[],
		of: 'expected' | 'registered',
	) => { short: Part; whole: readonly Part[] } | undefined,
): Alignment {
	const { typedLeft, registeredLeft } = alignment;
	const typed = find(typedLeft, registeredLeft, 'expected');
	if (typed) return withLink(alignment, [typed.short], typed.whole, kind, strength);
	const found = find(registeredLeft, typedLeft, 'registered');
	return found ? withLink(alignment, found.whole, [found.short], kind, strength) : alignment;
}

function withLink(
	alignment: Alignment,
	typed: readonly Part[],
	registered: readonly Part[],
	kind: RelationKind,
	strength: number,
): Alignment {
	const link: Link = { typed, registered, relation: { kind, strength, edits: 0 } };
	return {
		links: [...alignment.links, link],
		typedLeft: alignment.typedLeft.filter((part) => !typed.includes(part)),
		registeredLeft: alignment.registeredLeft.filter((part) => !registered.includes(part)),
	};
}

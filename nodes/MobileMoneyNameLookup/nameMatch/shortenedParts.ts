import { foldWord, type Word } from '../names/readWords';
import { is, isKnownName, isPersonalName } from '../names/lexicon';
import { isNameOrInitial, numberValue } from '../names/parts';
import type { Name } from '../names/readName';
import { align, type Alignment, isEqual } from './align';
import { relation, type Relation } from './relation';

const isGeneral = ({ role, key }: Word): boolean =>
	(role === 'generic' || role === 'small') && !is(key, 'otherBodyWords') && !is(key, 'levels');

/** Services truncate at 20 characters or more; shorter names that end in half a word are other names. */
const shortestCutName = 20;
const fewestWholeParts = 2;

/** MARGARET NYAMBURA KAR: the registered name ends within a word, and everything before agrees. */
export function readCutName(expected: Name, registered: Name): Alignment | undefined {
	const cut = registered.parts.at(-1);
	if (!cut || registered.text.length < shortestCutName || registered.legal.length > 0)
		return undefined;
	if (cut.key.length < (expected.ordered ? 2 : 3) || cut.role === 'number') return undefined;
	const isForm = expected.legal.some(({ text }) => foldWord(text).startsWith(cut.key));
	// Whole words and names are not cut (BAR of Barbers), though MARK may be of Marketing.
	const isCut = ({ key, role }: Word) =>
		cut.role !== 'generic' &&
		(role === 'generic' || !isPersonalName(cut.key)) &&
		key !== cut.key &&
		key.startsWith(cut.key);
	const ends = expected.parts.flatMap((part, at) => (isCut(part) ? [at] : []));
	for (const at of isForm ? [...ends, expected.parts.length] : ends) {
		const lost = expected.parts.slice(at);
		const before = align(expected.parts.slice(0, at), registered.parts.slice(0, -1));
		if (!isWhole(before)) continue;
		const hidden = lost.slice(1);
		const isHarmless = expected.ordered ? isGeneral : isNameOrInitial;
		const isSame = hidden.every(isHarmless) && !tellsApart(lost[0], expected);
		return withLink(before, lost, [cut], relation(isSame ? 'cut' : 'cutHides', 0.9));
	}
	return undefined;
}

/** County Government of KI may be Kiambu's or Kisii's, Court TW the twelfth or the twentieth. */
function tellsApart(whole: Word | undefined, { ordered, parts }: Name): boolean {
	if (!whole || !ordered || whole.role === 'small') return false;
	if (numberValue(whole.key) !== undefined) return true;
	const tells = (part: Word) =>
		part !== whole &&
		(part.role === 'name' || part.role === 'place') &&
		!(['owners', 'levels', 'homeWords'] as const).some((list) => is(part.key, list));
	return whole.role === 'place' || whole.role === 'country' || !parts.some(tells);
}

const isWhole = ({ links, typedLeft, registeredLeft }: Alignment): boolean =>
	typedLeft.length + registeredLeft.length === 0 &&
	links.filter(({ typed: [part] }) => part?.role !== 'small').length >= fewestWholeParts &&
	links.every((link) => isEqual(link, true));

/** JC, Jean-Claude: initials of neighbouring parts, or of all words of a body. */
function initialsOf(few: readonly Word[], many: readonly Word[]) {
	const words = many.filter(({ role }) => role !== 'small');
	for (const short of few) {
		const { length } = short.key;
		if (length < 2 || length > 6 || isKnownName(short.key) || short.role !== 'name') continue;
		const isAll = few.length === 1 && words.length === length && length > 2;
		const whole = words
			.map((_, from) => words.slice(from, from + length))
			.filter((some) => isAll || (length <= 3 && some.every(({ role }) => role === 'name')))
			.find((some) => some.map(({ key }) => key[0]).join('') === short.key);
		if (whole) return { short, whole, relation: relation('initials', 0.5) };
	}
	return undefined;
}

function cutWordOf([short]: readonly Word[], [whole]: readonly Word[], name: Name) {
	const { parts, text, legal } = name;
	if (!short || !whole || short !== parts.at(-1) || legal.length > 0) return undefined;
	if (text.length < shortestCutName || parts.length < fewestWholeParts) return undefined;
	// BAR is not cut off Barbers, nor 2547 off 254700.
	if (short.role === 'generic' || short.role === 'number') return undefined;
	if (!whole.key.startsWith(short.key)) return undefined;
	return { short, whole: [whole], relation: relation('cutOff', 0.8) };
}

/** Links short forms in one name with full forms in the other, in either direction. */
export const linkShortened = (expected: Name, registered: Name, all: Alignment): Alignment =>
	[initialsOf, cutWordOf].reduce((linked, find) => {
		const { typedLeft, registeredLeft } = linked;
		const typed = find(typedLeft, registeredLeft, expected);
		if (typed) return withLink(linked, [typed.short], typed.whole, typed.relation);
		const other = find(registeredLeft, typedLeft, registered);
		return other ? withLink(linked, other.whole, [other.short], other.relation) : linked;
	}, all);

const withLink = (
	{ links, typedLeft, registeredLeft }: Alignment,
	typed: readonly Word[],
	registered: readonly Word[],
	relation: Relation,
): Alignment => ({
	links: [...links, { typed, registered, relation }],
	typedLeft: typedLeft.filter((part) => !typed.includes(part)),
	registeredLeft: registeredLeft.filter((part) => !registered.includes(part)),
});

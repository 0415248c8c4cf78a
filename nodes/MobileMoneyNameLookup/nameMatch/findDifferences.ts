import { isPersonalName } from '../names/knownNames';
import { is } from '../names/lexicon';
import { isBesidePlace, isGeneric, isPlace, type Part } from '../names/parts';
import { isPersonsName } from '../names/readName';
import { holdersIn } from '../names/readParties';
import { isOfNames } from './align';
import { bodyDifferences } from './bodyDifferences';
import { said, saidOfAny, type Difference, type DifferenceKind } from './differences';
import { linkDifferences } from './linkDifferences';
import { distinctiveLinks, type Pairing, type Side } from './pairing';
import { personDifferences } from './personDifferences';
import { titleDifferences } from './titleDifferences';

/** All differences of two usable names; `differences.ts` has their weights. */
export function findDifferences(pairing: Pairing): Difference[] {
	const { sides, body } = pairing;
	const bodies = sides.flatMap(otherBody);
	const links = linkDifferences(pairing);
	const isHidden = sides[1].name.doubts.includes('hidden');
	const isMostlyShown = links.some(({ kind }) => kind === 'maskedPart');
	const inOne = body ? bodyDifferences(pairing) : personDifferences(pairing);
	const found = [
		...bothSides(pairing),
		...bodies,
		...sides.flatMap(warning),
		...(isHidden && !isMostlyShown ? [said('hidden', 'registered')] : []),
		...titleDifferences(pairing),
		...links,
		// Report a word for another body only once.
		...inOne.filter(({ words }) => !words.some((word) => mentions(bodies, word))),
	];
	const rest = sides.flatMap(ignored);
	return [...found, ...rest.filter(({ words }) => !words.some((word) => mentions(found, word)))];
}

const mentions = (differences: readonly Difference[], word: string): boolean =>
	differences.some(({ words, others }) => words.includes(word) || others.includes(word));

/** Doubts about one name alone; signs and several holders are doubtful unless the other name has the same. */
export function readingOf({ of, name, other }: Pick<Side, 'of' | 'name' | 'other'>): Difference[] {
	const kinds: DifferenceKind[] = name.doubts.filter((doubt) => doubt !== 'hidden');
	if (name.marks !== '' && name.marks !== other.marks) kinds.push('sign');
	const holders = holdersIn(name.parties);
	const isOther = holders !== '' && holders !== holdersIn(other.parties);
	if (isOther || (name.parties.twoGiven && !other.parties.twoGiven)) kinds.push('secondHolder');
	return kinds.map((kind) => said(kind, of));
}

/** Each name has something that the other lacks, or too little agrees. */
function bothSides(pairing: Pairing): Difference[] {
	const [{ left, name }, other] = pairing.sides;
	const found: Difference[] = [];
	const [one] = name.numbers.filter((number) => !other.name.numbers.includes(number));
	const two = other.name.numbers[0] ?? other.left.find(({ role }) => role === 'number')?.text;
	if (one && two) found.push(said('otherNumber', 'expected', [{ text: one }], [{ text: two }]));
	if (left.length > 0 && other.left.length > 0) {
		const kind = differOnlyInGeneral(pairing) ? 'generalWords' : 'differ';
		found.push(said(kind, 'expected', left, other.left));
	} else if (isLittle(pairing)) found.push(said('littleAgrees'));
	return found;
}

/** Juja Road Hardware, JUJA HARDWARE STORES: only one side has more general words. */
function differOnlyInGeneral(pairing: Pairing): boolean {
	const { sides, body } = pairing;
	const isGeneral = ({ key }: Part) => is(key, 'generalWords') || is(key, 'homeWords');
	const isOfTrade = ({ role, key }: Part) => role === 'generic' && !is(key, 'levels');
	return (
		body &&
		distinctiveLinks(pairing).length > 0 &&
		sides.some(({ left }) => left.every(isGeneral)) &&
		sides.every(({ left }) => left.every((part) => isGeneral(part) || isOfTrade(part)))
	);
}

/** Only generic words, places, numbers and initials agree, and one name has more. */
function isLittle({ links, sides }: Pairing): boolean {
	const left = sides.flatMap((side) => side.left);
	const isShown = links.some(({ registered }) =>
		registered.some(({ shown }) => shown?.some(Boolean)),
	);
	const isWholeInitials = links.some(({ relation }) => relation.kind === 'initials');
	if (left.length === 0 || links.some(isOfNames) || isShown || isWholeInitials) return false;
	if (sides.some(({ name }) => name.knownBody)) return false;
	const where = links.some(({ typed }) => typed.some(isPlace));
	const kind = links.some(({ typed }) => typed.some(isGeneric));
	return !(where && kind && left.every(isBesidePlace));
}

/** EGERTON UNIVERSITY STAFF WELFARE is not the university. */
function otherBody({ of, left, name, other }: Side): Difference[] {
	// A register may leave SACCO out, but a company's SACCO is not the company.
	const words = left.filter((part) => {
		const { key } = part;
		if (key === 'sacco' && of === 'expected') return false;
		// Charity is a name in Grace Charity Kamau.
		if (isPersonalName(key) && part !== name.parts.at(-1)) return false;
		return is(key, 'otherBodyWords') || (isPersonsName(other, 'every') && is(key, 'personsBodies'));
	});
	return saidOfAny('otherBody', of, words);
}

/** JANE KAMAU BLOCKED */
const warning = ({ of, left }: Side): Difference[] =>
	saidOfAny(
		'warning',
		of,
		left.filter(({ key }) => is(key, 'warnings')),
	);

function ignored({ of, name, other, small }: Side): Difference[] {
	const plain = other.legal.length > 0 ? [] : name.legal.filter(({ kind }) => kind === 'plain');
	const titles = name.titles.filter(
		({ text }) => !other.titles.some((one) => one.text.toLowerCase() === text.toLowerCase()),
	);
	const numbers = name.numbers.filter((one) => !other.numbers.includes(one));
	// Other people may own the company, too.
	const isCompanyOfPerson = !name.business && isPersonsName(other, 'some');
	const found = [
		...plain.map((form) => said(isCompanyOfPerson ? 'personOrCompany' : 'legalForm', of, [form])),
		...titles.map((title) => said('title', of, [title])),
		...small.map((part) => said('smallWord', of, [part])),
		...numbers.map((text) => said('numberBeside', of, [{ text }])),
	];
	if (name.shortName && !other.shortName)
		found.push(
			said('wellKnown', of, [{ text: name.shortName }], [{ text: fullNameOf(name.parts) }]),
		);
	return found;
}

function fullNameOf(parts: readonly Part[]): string {
	const written = ({ key, role }: Part) =>
		role === 'small' ? key : key.slice(0, 1).toUpperCase() + key.slice(1);
	return parts.map(written).join(' ');
}

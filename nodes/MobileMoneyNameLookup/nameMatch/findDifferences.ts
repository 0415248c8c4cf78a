import { is } from '../names/lexicon';
import { isPersonalName } from '../names/knownNames';
import { isPersonsName } from '../names/readName';
import { holdersIn } from '../names/readParties';
import { phrasesOfOtherBody } from './otherBody';
import { bodyDifferences } from './bodyDifferences';
import { said, saidOfAny, type Difference, type DifferenceKind } from './differences';
import { hasLittleInCommon, hasTooManySlips } from './likeness';
import { linkDifferences } from './linkDifferences';
import type { Pairing, Side } from './pairing';
import { personDifferences } from './personDifferences';
import { titleDifferences } from './titleDifferences';

/** Everything in which two usable names differ. What each difference means is in the table of `differences.ts`. */
export function findDifferences(pairing: Pairing): Difference[] {
	const { sides, body } = pairing;
	const found = bothSides(pairing);
	for (const find of [otherBody, warning])
		for (const side of sides) if (side.left.length > 0) found.push(...find(side));
	found.push(
		...titleDifferences(pairing),
		...linkDifferences(pairing),
		...(body ? bodyDifferences(pairing) : personDifferences(pairing)),
	);
	const rest = sides.flatMap(ignored);
	const told = new Set(found.flatMap(({ words, others = [] }) => [...words, ...others]));
	return [...found, ...rest.filter(({ words }) => !words.some((word) => told.has(word)))];
}

/** What makes a name unsure by itself. Signs and several holders are doubtful where the other has not the same. */
export function readingOf({ of, name, other }: Pick<Side, 'of' | 'name' | 'other'>): Difference[] {
	const kinds: DifferenceKind[] = [...name.doubts];
	if (name.marks !== '' && name.marks !== other.marks) kinds.push('sign');
	const holders = holdersIn(name.parties);
	const isOther = holders !== '' && holders !== holdersIn(other.parties);
	if (isOther || (name.parties.twoGiven && !other.parties.twoGiven)) kinds.push('secondHolder');
	return kinds.map((kind) => said(kind, of));
}

/** What both names together say: each has something that the other lacks, or too little agrees. */
function bothSides(pairing: Pairing): Difference[] {
	const [{ left, name }, other] = pairing.sides;
	const found: Difference[] = [];
	const [one] = name.numbers.filter((number) => !other.name.numbers.includes(number));
	const two = other.name.numbers[0] ?? other.left.find(({ role }) => role === 'number')?.text;
	if (one && two) found.push(said('otherNumber', 'expected', [{ text: one }], [{ text: two }]));
	if (left.length > 0 && other.left.length > 0)
		found.push(said('differ', 'expected', left, other.left));
	if (hasTooManySlips(pairing)) found.push(said('tooManySlips'));
	else if (hasLittleInCommon(pairing)) found.push(said('littleAgrees'));
	return found;
}

/** Egerton University, EGERTON UNIVERSITY STAFF WELFARE: a word more that makes it somebody else's. */
function otherBody({ of, left, small, name, other }: Side): Difference[] {
	// A register may leave SACCO out, but a company's SACCO is another body than the company.
	const words = left.filter((part) => {
		const { key } = part;
		if (key === 'sacco' && of === 'expected') return false;
		// Grace Charity Kamau has it as her name.
		if (isPersonalName(key) && part !== name.parts.at(-1)) return false;
		return is(key, 'otherBodyWords') || (isPersonsName(other, 'every') && is(key, 'personsBodies'));
	});
	const phrases = phrasesOfOtherBody(name.parts).filter((found) =>
		found.some((part) => left.includes(part) || small.includes(part)),
	);
	return saidOfAny('otherBody', of, [...new Set([...phrases.flat(), ...words])]);
}

/** Jane Kamau, JANE KAMAU BLOCKED: a word more that denies or warns. */
function warning({ of, left }: Side): Difference[] {
	return saidOfAny(
		'warning',
		of,
		left.filter(({ key }) => is(key, 'warnings')),
	);
}

/** What was ignored: legal forms, titles, small words, numbers beside the name, a well-known body's short name. */
function ignored({ of, name, other, small }: Side): Difference[] {
	const plain = other.legal.length > 0 ? [] : name.legal.filter(({ kind }) => kind === 'plain');
	const titles = name.titles.filter(
		({ text }) => !other.titles.some((one) => one.text.toLowerCase() === text.toLowerCase()),
	);
	const numbers = name.numbers.filter((one) => !other.numbers.includes(one));
	const found = [
		...plain.map((form) => said('legalForm', of, [form])),
		...titles.map((title) => said('title', of, [title])),
		...small.map((part) => said('smallWord', of, [part])),
		...numbers.map((text) => said('numberBeside', of, [{ text }])),
	];
	if (name.secondTill) found.push(said('secondTill', of, [{ text: name.secondTill }]));
	if (name.shortName && !other.shortName)
		found.push(said('wellKnown', of, [{ text: name.shortName }], other.parts));
	return found;
}

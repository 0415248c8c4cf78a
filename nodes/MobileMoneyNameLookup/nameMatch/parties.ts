import type { Finding } from './finding';
import { takeLegalForms } from './legalForm';
import { isGivenTo } from './names/sexes';
import { sidesOf, type Pairing, type Side } from './pairing';
import type { Name } from './parts';
import { withRoles, type Part } from './roles';
import { takeTitles } from './titles';
import { readWords } from './words';

/** What stands between the names of several holders. */
export interface Parties {
	/** The name's words (their keys) between such signs; empty unless two words or more stand together. */
	segments: readonly (readonly string[])[];
	/** A sign is there that stands inside no person's name. */
	joined: boolean;
}

/** Nearly no name has one. */
const maySeparate = /[,;:/\n()[\]"“”‐-―−._]|- | -| {3}/;

/** Not the hyphen inside a name, nor the stroke of C/O and T/A. */
const strong =
	/[;:]|(?<=[\p{L}\p{N}]{2}\s*)\/|\/(?=\s*[\p{L}\p{N}]{2})|[‒-―−]|(?<=\s)[‐‑-]+|[‐‑-]+(?=\s)/u;
/** Columns, and signs that stand for a blank beside true blanks: JANE KAMAU_PETER OTIENO. */
const weak = /[,\n()[\]"“”]| {3,}|(?<=\p{L}{2})[._](?=\p{L}{2})/u;
const separators = new RegExp(`${strong.source}|${weak.source}`, 'u');

const familyNameFirst = /^[\p{L}\p{M}'-]+\s*[,\n]/u;

/** What most names have. */
export const oneParty: Parties = { segments: [], joined: false };

/** Takes a person's name (cleaned text) apart at the signs that may stand between two holders. */
export function readParties(text: string): Parties {
	if (!maySeparate.test(text)) return oneParty;
	const joined = text.split(strong).filter((piece) => namesIn(piece).length > 0).length > 1;
	const segments = text.split(separators).map(namesIn);
	if (!segments.some(isWholeName)) return { segments: [], joined };
	// "Mwangi, Grace Wanjiku": one word before a comma is her family name.
	if (familyNameFirst.test(text)) segments.shift();
	return { segments: segments.filter((keys) => keys.length > 0), joined };
}

function namesIn(piece: string): readonly string[] {
	const { words } = takeLegalForms(readWords(piece));
	return withRoles(takeTitles(words).words, false)
		.filter(({ role }) => role === 'name' || role === 'initial')
		.map(({ key }) => key);
}

function isWholeName(keys: readonly string[]): boolean {
	return keys.filter((key) => key.length > 1).length > 1;
}

/** The holders that a name has, in an order of their own; empty for one holder. */
export function holdersOf({ parties }: Name): string {
	const whole = parties.segments.filter(isWholeName);
	return whole.length > 1
		? whole
				.map((keys) => keys.join(' '))
				.sort()
				.join(';')
		: '';
}

/** Jane Kamau, JANE KAMAU, PETER: what stands alone behind a comma is missing in the other name. */
export function otherParty(pairing: Pairing): readonly Finding[] {
	return sidesOf(pairing).flatMap(partyIn);
}

function partyIn({ of, name, left }: Side): readonly Finding[] {
	const isLeft = (key: string) => left.some((part) => part.key === key && !part.note);
	const found =
		name.parties.segments.some((keys) => keys.every(isLeft)) || isSecondName(name, left);
	return found ? [{ kind: 'doubt', of, doubt: 'parties' }] : [];
}

/** Jane Kamau, JANE KAMAU PETER OTIENO: two given names, each with a family name behind it. */
function isSecondName({ parts, ordered }: Name, left: readonly Part[]): boolean {
	const names = parts.filter(({ role }) => role === 'name');
	const [given, family] = left;
	if (ordered || left.length !== 2 || !given || !family || family.role !== 'name') return false;
	const at = names.indexOf(given);
	const [first] = names.filter((part) => !left.includes(part));
	const apart = names[at + 1] === family && (at === 0 || at === names.length - 2);
	return apart && names.length > 3 && isGiven(given) && isGiven(first) && !isGiven(family);
}

function isGiven(part: Part | undefined): boolean {
	return part !== undefined && (isGivenTo('men', part.key) || isGivenTo('women', part.key));
}

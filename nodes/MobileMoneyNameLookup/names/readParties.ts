import { isGivenName } from './knownNames';
import { partsOf } from './parts';
import { readWords } from './readWords';
import { takeLegalForms } from './takeLegalForms';
import { takeTitles } from './takeTitles';

export interface Parties {
	/** Word keys between such signs; empty unless two words or more stand together. */
	segments: readonly (readonly string[])[];
	/** Those of at least two words, in a fixed order; empty for one holder. */
	holders: string;
	joined: boolean;
	twoGiven: boolean;
}

/** Not the hyphen inside a name, nor the stroke of C/O and T/A. */
const strong =
	/[;:]|\/(?<=[\p{L}\p{N}]{2}\s*\/)|\/(?=\s*[\p{L}\p{N}]{2})|[‒-―−]|(?<=\s)[‐‑-]+|(?<![‐‑-])[‐‑-]+(?=\s)/u;
const weak = /[,\n()[\]"“”]| {3,}|(?<=\p{L}{2})[._·・](?=\p{L}{2})/u;
const separators = new RegExp(`${strong.source}|${weak.source}`, 'u');

const familyNameFirst = /^[\p{L}\p{M}'-]+\s*,/u;

export const oneParty: Parties = { segments: [], holders: '', joined: false, twoGiven: false };

/** Splits a person's name (cleaned text) at signs that may separate holders. */
export function readParties(text: string): Parties {
	const pieces = text.split(separators);
	if (pieces.length === 1) return oneParty;
	const twoGiven = haveTwoGivenNames(text);
	const isJoined = text.split(strong).filter((piece) => namesIn(piece).length > 0).length > 1;
	const segments = pieces.map(namesIn).filter((keys) => keys.length > 0);
	// "Mwangi, Grace Wanjiku": Mwangi is her family name.
	if (familyNameFirst.test(text) && !twoGiven) segments.shift();
	const whole = segments.filter(isWholeName).map((keys) => keys.join(' '));
	return {
		segments: whole.length > 0 ? segments : [],
		holders: whole.length > 1 ? whole.sort().join(';') : '',
		joined: isJoined || twoGiven,
		twoGiven,
	};
}

/** "Jane, Peter Kamau": neither is a family name. */
function haveTwoGivenNames(text: string): boolean {
	const [family, own] = text.split(/[,/;]/).map((piece) => namesIn(piece)[0] ?? '');
	return isGivenName(family ?? '') && isGivenName(own ?? '');
}

/** Number of family-name words before a comma (Kamau, Jane Wanjiku). */
export function wordsOfFamilyFirst(text: string): number {
	if (!familyNameFirst.test(text) || haveTwoGivenNames(text)) return 0;
	const [family = [], own, ...others] = text
		.split(',')
		.map(namesIn)
		.filter((keys) => keys.length > 0);
	return own && others.length === 0 ? family.length : 0;
}

function namesIn(piece: string): readonly string[] {
	const { words } = takeLegalForms(readWords(piece));
	return partsOf(takeTitles(words).words, false)
		.filter(({ role }) => role === 'name' || role === 'initial')
		.map(({ key }) => key);
}

const isWholeName = (keys: readonly string[]): boolean =>
	keys.filter((key) => key.length > 1).length > 1;

const tradingAs =
	/\s(?:t\s?[/.]\s?as?\.?|t\/as|trading as|d\s?[/.]\s?b\s?[/.]\s?a\.?|dba|doing business as)(?=\s)/i;

/** The names around "trading as" in cleaned text; undefined without it. */
export function splitTradingAs(
	text: string,
): readonly [owner: string, business: string] | undefined {
	const found = tradingAs.exec(text);
	if (!found) return undefined;
	const [owner, business] = [
		text.slice(0, found.index).trim(),
		text.slice(found.index + found[0].length).trim(),
	];
	return owner === '' || business === '' ? undefined : [owner, business];
}

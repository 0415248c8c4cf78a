import { isGivenName } from './lexicon';
import { partsOf } from './parts';
import { readWords } from './readWords';
import { takeLegalForms, takeTitles } from './takeOff';

interface Parties {
	/** Word keys between separating signs; empty unless some segment has two words or more. */
	segments: readonly (readonly string[])[];
	/** Those of at least two words, or two given names, in a fixed order; empty for one holder. */
	holders: string;
	joined: boolean;
	/** Number of family-name words before a comma (Kamau, Jane Wanjiku). */
	familyFirst: number;
}

export const oneParty: Parties = { segments: [], holders: '', joined: false, familyFirst: 0 };

/** Not the hyphen inside a name, nor the stroke of C/O and T/A. */
const strong =
	/[;:]|\/(?<=[\p{L}\p{N}]{2}\s*\/)|\/(?=\s*[\p{L}\p{N}]{2})|[‒-―−]|(?<=\s)[‐‑-]+|(?<![‐‑-])[‐‑-]+(?=\s)/u;
const weak = /[,\n()[\]"“”]| {3,}|(?<=\p{L}{2})[._·・](?=\p{L}{2})/u;
const separators = new RegExp(`${strong.source}|${weak.source}`, 'u');
const familyNameFirst = /^[\p{L}\p{M}'-]+\s*,/u;

/** Splits a person's name (cleaned text) at signs that may separate holders. */
export function readParties(text: string): Parties {
	const pieces = text.split(separators);
	if (pieces.length === 1) return oneParty;
	const segments = namesOf(pieces);
	const given = namesOf(text.split(/[,/;]/))
		.slice(0, 2)
		.map(([first = '']) => first);
	// "Jane, Peter Kamau": neither is a family name.
	const areTwo = given.length === 2 && given.every(isGivenName);
	const isFamilyFirst = familyNameFirst.test(text) && !areTwo;
	const [family = [], ...own] = isFamilyFirst ? namesOf(text.split(',')) : [];
	// "Mwangi, Grace Wanjiku": Mwangi is her family name.
	if (isFamilyFirst) segments.shift();
	const isWhole = (keys: readonly string[]) => keys.filter(({ length }) => length > 1).length > 1;
	const whole = segments.filter(isWhole).map((keys) => keys.join(' '));
	const holders = whole.length > 1 ? whole : areTwo ? given : [];
	return {
		segments: whole.length > 0 ? segments : [],
		holders: holders.sort().join(';'),
		joined: areTwo || namesOf(text.split(strong)).length > 1,
		familyFirst: own.length === 1 ? family.length : 0,
	};
}

const namesOf = (pieces: readonly string[]): (readonly string[])[] =>
	pieces.map(namesIn).filter((keys) => keys.length > 0);

function namesIn(piece: string): readonly string[] {
	const { words } = takeLegalForms(readWords(piece));
	return partsOf(takeTitles(words).words, false)
		.filter(({ role }) => role === 'name' || role === 'initial')
		.map(({ key }) => key);
}

const tradingAs =
	/\s(?:t\s?[/.]\s?as?\.?|t\/as|trading as|d\s?[/.]\s?b\s?[/.]\s?a\.?|dba|doing business as)(?=\s)/i;

/** The names around "trading as" in cleaned text; undefined without it. */
export function splitTradingAs(text: string) {
	const [owner = '', ...others] = text.split(tradingAs).map((side) => side.trim());
	const business = others.join(' ');
	return owner === '' || business === '' ? undefined : ([owner, business] as const);
}

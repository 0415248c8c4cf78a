import { partsOf } from './parts';
import { readWords } from './readWords';
import { takeLegalForms } from './takeLegalForms';
import { takeTitles } from './takeTitles';

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
	return partsOf(takeTitles(words).words, false)
		.filter(({ role }) => role === 'name' || role === 'initial')
		.map(({ key }) => key);
}

/** Whether these words alone would be a person's name: two of them are more than an initial. */
export function isWholeName(keys: readonly string[]): boolean {
	return keys.filter((key) => key.length > 1).length > 1;
}

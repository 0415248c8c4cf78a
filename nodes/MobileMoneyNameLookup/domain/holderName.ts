/** Texts that registers print where no holder is known, in lower case without punctuation. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
	'anonymous',
	'blank',
	'default',
	'dummy',
	'empty',
	'error',
	'false',
	'invalid',
	'lookupsuccess',
	'missing',
	'na',
	'namenotavailable',
	'namenotfound',
	'nan',
	'nil',
	'no',
	'nodata',
	'noname',
	'none',
	'norecord',
	'norecordfound',
	'notapplicable',
	'notavailable',
	'notfound',
	'notprovided',
	'notregistered',
	'notset',
	'null',
	'ok',
	'okay',
	'placeholder',
	'success',
	'successful',
	'tba',
	'tbd',
	'test',
	'true',
	'unavailable',
	'undefined',
	'unknown',
	'unnamed',
	'unregistered',
	'yes',
]);

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/**
 * Whether a name says who the holder is (service description 2.2: `name`). Empty texts, signs,
 * digits alone, one letter over and over, and placeholders such as `N/A` do not, nor does the same
 * placeholder for first and last name.
 *
 * @param name the registered name as answered
 */
export function isUsableHolderName(name: string): boolean {
	const words = name.normalize('NFKC').toLowerCase().split(/\s+/).map(lettersOf).filter(Boolean);
	const letters = words.join('');
	if (new Set(letters).size < 2 || PLACEHOLDERS.has(letters)) return false;
	return !words.every((word) => PLACEHOLDERS.has(word));
}

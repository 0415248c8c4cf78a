/** Texts that registers print where no holder is known, in lower case without punctuation. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
	'anonymous',
	'blank',
	'default',
	'dummy',
	'empty',
	'error',
	'false',
	'lookupsuccess',
	'missing',
	'namenotavailable',
	'namenotfound',
	'na',
	'nan',
	'nil',
	'no',
	'noname',
	'none',
	'notapplicable',
	'notavailable',
	'notfound',
	'notprovided',
	'notset',
	'nodata',
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
	'undefined',
	'unknown',
	'unnamed',
	'unavailable',
	'yes',
]);

/**
 * Whether a name says who the holder is (service description 2.2: `name`). Empty texts, signs,
 * digits alone, one letter over and over, and placeholders such as `N/A` do not.
 *
 * @param name the registered name as answered
 */
export function isUsableHolderName(name: string): boolean {
	const letters = name
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}]/gu, '');
	return new Set(letters).size > 1 && !PLACEHOLDERS.has(letters);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

const BEYOND_ASCII = /[\u0080-\u00FF]/;
const BEYOND_LATIN = /[\u0100-\uFFFF]/;
/** No letters in Latin-1, but quotation marks and dashes in windows-1252. */
const CONTROLS = /[\u0080-\u009F]/;

/**
 * Undoes that a reader took the bytes of a text file for Latin-1: `JosÃ©` becomes `José`, and the marks of
 * windows-1252 that came as invisible controls become visible. Any other text is returned as it is.
 */
export function repairText(text: string): string {
	if (!BEYOND_ASCII.test(text) || BEYOND_LATIN.test(text)) return text;
	const bytes = Buffer.from(text, 'latin1');
	try {
		return utf8.decode(bytes);
	} catch {
		return CONTROLS.test(text) ? windows.decode(bytes) : text;
	}
}

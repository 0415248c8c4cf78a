const utf8 = new TextDecoder('utf-8', { fatal: true });

const BEYOND_ASCII = /[\u0080-\u00FF]/;
const BEYOND_LATIN = /[\u0100-\uFFFF]/;

/** What windows-1252 has where Latin-1 has controls, from 0x80; a hole where it has nothing. */
const MARKS = Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ');
const CONTROL = /[\u0080-\u009F]/g;

/** Node.js 20 decodes windows-1252 as Latin-1. */
function markOf(control: string): string {
	const mark = MARKS[control.charCodeAt(0) - 0x80] ?? ' ';
	return mark === ' ' ? control : mark;
}

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
		return text.replace(CONTROL, markOf);
	}
}

import { visible } from '../MobileMoneyNameLookup/domain/visible';

/** More of a value is never read, whatever its cap: patterns run on it. */
const MAX_READ = 10_000;

/** Most texts are one such line already, and need no look at each character. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A text or number from outside as one line that can be shown anywhere: spaces and line breaks are one space, characters
 * that steer or hide are written out as `U+…`.
 *
 * @param max the most characters that are kept; `…` replaces the rest
 * @returns an empty text for what is neither text nor number
 */
export function plainText(value: unknown, max: number): string {
	if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
	if (typeof value !== 'string' || value === '') return '';
	if (value.length <= max && PLAIN.test(value)) return value;
	const line = value.slice(0, MAX_READ).replace(/\s+/g, ' ').trim();
	const characters = line.length > max ? Array.from(line) : [];
	return visible(characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line);
}

/** n8n evaluates `{{ … }}` in a form's HTML, and reads `$` as a pattern when it inserts JSON. */
const UNSAFE = /[&<>"'`${}]/g;

/** The one function that prepares a text for HTML: for an element's content or a quoted attribute, anywhere. */
export const escaped = (text: string): string =>
	text.replace(UNSAFE, (character) => `&#${character.charCodeAt(0)};`);

import { capName } from '../../names/cleanText';

/** `KAMAU` becomes `K****`; takes a word without spaces. */
export function maskPart(part: string): string {
	const [first = '', ...hidden] = Array.from(part);
	const stars = hidden.length <= 3 ? 3 : hidden.length <= 5 ? 4 : 6;
	return first + '*'.repeat(stars);
}

/** `JANE WANJIKU KAMAU` becomes `J*** W****** K****`. */
export const maskName = (name: string): string =>
	capName(name).split(/\s+/).filter(Boolean).map(maskPart).join(' ');

/** While names are masked, the service's own text may reveal the name. */
export const HIDDEN_TEXT = "The service’s own text is hidden because 'Mask Name' is on.";

/** Whether a code is a number, optionally with a leading letter or dots; no name looks like that. */
export const isNumberedCode = (code: string): boolean =>
	/^(?:[A-Z]?\d{3,12}|\d{1,12}(?:\.\d{1,6}){0,3})$/i.test(code);

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

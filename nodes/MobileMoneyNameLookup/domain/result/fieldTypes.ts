export type FieldType =
	'text' | 'number' | 'flag' | 'texts' | 'json' | { readonly [name: string]: FieldType };

/** In characters; a workbook's cell holds 32,767. */
export const LONGEST = { name: 256, message: 500 } as const;

/** At most `longest` characters; a shortened text ends with “…”. */
export function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	const characters = Array.from(text.slice(0, 2 * longest));
	return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

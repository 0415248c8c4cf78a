/** What a field of a result holds, as an output schema says it too. */
export type FieldType =
	'text' | 'number' | 'flag' | 'texts' | 'json' | { readonly [name: string]: FieldType };

export type ValueOf<Type> = Type extends 'text'
	? string
	: Type extends 'number'
		? number
		: Type extends 'flag'
			? boolean
			: Type extends 'texts'
				? readonly string[]
				: Type extends 'json'
					? Readonly<Record<string, unknown>>
					: { readonly [Name in keyof Type]?: ValueOf<Type[Name]> };

/** The longest texts from outside that a result holds, in characters: a cell of a workbook holds 32,767. */
export const LONGEST = { name: 256, message: 500 } as const;

/** A text of at most `longest` characters; a cut one ends with “…”. */
export function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	const characters = Array.from(text.slice(0, 2 * longest));
	return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

/** An element: its tag, with attributes that are escaped already, then its texts and elements. */
export type Part = readonly [tag: string, ...content: (string | Part)[]];

/** n8n evaluates `{{ … }}` in a form's HTML, and reads `$` as a pattern when it inserts JSON. */
const UNSAFE = /[&<>"'`${}]/g;

/** The one function that prepares a text for HTML: for an element's content or a quoted attribute. */
export const escaped = (text: string): string =>
	text.replace(UNSAFE, (character) => `&#${character.charCodeAt(0)};`);

/** The HTML of an element; nothing for an empty one, except for a cell of a table. */
export function htmlOf(part: string | Part): string {
	if (typeof part === 'string') return escaped(part);
	const [tag, ...content] = part;
	const inside = content.map(htmlOf).join('');
	const [name = ''] = tag.split(' ', 1);
	return inside === '' && !/^t[dh]$/.test(name) ? '' : `<${tag}>${inside}</${name}>`;
}

/** A row of a table with texts alone. */
export const tableRow = (tag: 'th' | 'td', texts: readonly string[]): Part => [
	'tr',
	...texts.map((text): Part => [tag, text]),
];

/** What stands between the contents of an element in plain text; nothing in most. */
const BETWEEN = new Map([
	['tr', ' | '],
	['li', '\n  '],
	...['table', 'tbody', 'ol'].map((tag) => [tag, '\n'] as const),
]);

/** The same as plain text, without links. */
export function textOf(part: string | Part): string {
	if (typeof part === 'string') return part;
	const [tag, ...content] = part;
	if (tag.startsWith('a ')) return '';
	return content
		.map(textOf)
		.filter(Boolean)
		.join(BETWEEN.get(tag) ?? '');
}

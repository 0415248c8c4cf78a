/** A name after a dot, a whole number or a quoted name in brackets; spaces as people leave them. */
const SPACE = '[ \\t\\r\\n]*';
// Escapes, braces and line ends are n8n's to read, and so is half of a character.
const QUOTABLE = '[^"\'\\\\{}\\p{Cc}\\p{Cs}\\u2028\\u2029]';
const STEP = [
	`\\.${SPACE}([A-Za-z_$][A-Za-z0-9_$]*)`,
	`\\[${SPACE}(?:"((?:${QUOTABLE}|')*)"|'((?:${QUOTABLE}|")*)'|(0|[1-9][0-9]{0,8}))${SPACE}\\]`,
].join('|');
const REFERENCE = new RegExp(
	`^=\\{\\{${SPACE}\\$json((?:${SPACE}(?:${STEP}))+)${SPACE}\\}\\}$`,
	'u',
);
const STEPS = new RegExp(STEP, 'gu');

/** The way to a value in an item: names of fields, and positions in lists. */
type Path = ReadonlyArray<string | number>;

/** The values that every engine of n8n hands over as they are. */
type CellValue = string | number | boolean | null;

/**
 * Gives the value of a column for an item.
 *
 * @param askN8n has n8n work the expression out for this item
 * @throws what `askN8n` throws
 */
export type ReadColumn = (json: unknown, askN8n: () => unknown) => unknown;

/**
 * Understands an expression that is nothing but one field of the item, such as
 * `={{ $json["Till Number"] }}`, so that n8n need not work it out for each item: that takes n8n half a
 * millisecond and more, as much as all else of a lookup. The value comes from the item only where it is
 * certain to be the one that n8n gives; n8n is asked for all others, and once for each column anyway.
 *
 * @param setting a parameter as the node has it, not worked out
 * @returns reads the column; undefined when the parameter is anything else
 */
export function columnReader(setting: unknown): ReadColumn | undefined {
	const path = pathOf(setting);
	if (!path) return undefined;
	let isConfirmed: boolean | undefined;
	return (json, askN8n) => {
		const value = isConfirmed === false ? undefined : cellAt(json, path);
		if (value === undefined) return askN8n();
		if (isConfirmed) return value;
		// n8n refuses some names, and which ones is a matter of its version: what it says first, holds.
		isConfirmed = false;
		const told = askN8n();
		isConfirmed = Object.is(told, value);
		return told;
	};
}

function pathOf(setting: unknown): Path | undefined {
	const steps = typeof setting === 'string' ? REFERENCE.exec(setting)?.[1] : undefined;
	if (steps === undefined) return undefined;
	const path = [...steps.matchAll(STEPS)].map(([, name, quoted, quotedOnce, position]) =>
		position === undefined ? (name ?? quoted ?? quotedOnce ?? '') : Number(position),
	);
	// n8n takes these for what every object has, even where a column is called so.
	return path.some((step) => step in Object.prototype) ? undefined : path;
}

function cellAt(json: unknown, path: Path): CellValue | undefined {
	let value = json;
	for (const step of path) value = ownValue(value, step);
	return isCellValue(value) ? value : undefined;
}

/** A field of a plain object, or an entry of a list; undefined for all that code stands behind. */
function ownValue(holder: unknown, step: string | number): unknown {
	if (typeof holder !== 'object' || holder === null) return undefined;
	if (typeof step === 'number' ? !isPlainList(holder) : !isPlainObject(holder)) return undefined;
	const property = Object.getOwnPropertyDescriptor(holder, step);
	if (!property?.enumerable || !('value' in property)) return undefined;
	const value: unknown = property.value;
	// A proxy may answer differently here and when the field is read.
	return Object.is(Reflect.get(holder, step), value) ? value : undefined;
}

const isPlainList = (holder: object): boolean =>
	Array.isArray(holder) && Object.getPrototypeOf(holder) === Array.prototype;

function isPlainObject(holder: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(holder);
	return prototype === Object.prototype || prototype === null;
}

/** Objects come back as copies; -0, NaN, half characters and what follows a zero character get lost. */
function isCellValue(value: unknown): value is CellValue {
	if (typeof value === 'string') return !/\p{Cs}/u.test(value) && !value.includes('\0');
	if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
	return typeof value === 'boolean' || value === null;
}

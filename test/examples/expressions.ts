/** An expression of a workflow, with where it stands. */
export interface FoundExpression {
	/** The node's name and the path of the parameter. */
	readonly at: string;
	readonly text: string;
}

/** All expressions in the parameters of a node: n8n takes every text that begins with `=` as one. */
export function expressionsIn(value: unknown, at: string): FoundExpression[] {
	if (typeof value === 'string') return value.startsWith('=') ? [{ at, text: value }] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) => expressionsIn(each, `${at}.${key}`));
}

const LONGEST = 160;

/** What no expression may hold, each with the pattern that recognises it. */
const FORBIDDEN: ReadonlyArray<[what: string, pattern: RegExp]> = [
	['a function', /=>|\bfunction\b/],
	[
		'a regular expression',
		/(?:^|[\s(,=:[!&|?{}])\/(?![/*\s])[^/\n]+\/|\bRegExp\b|\.match(?:All)?\(/,
	],
	['HTML', /<\/?[a-z!]/i],
	// No expression of one value needs a semicolon, and each CSS declaration ends with one.
	['CSS or a statement', /;/],
];

/** Why an expression does not only connect nodes; empty where it does. */
export const faultsOf = ({ text }: FoundExpression): string[] => [
	...(text.length > LONGEST ? [`${text.length} characters`] : []),
	...FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
];

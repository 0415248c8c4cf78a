import { NUMBER_TYPE_NAMES } from '../domain/payee/numberType';
import { quoted } from '../domain/visible';
import { type Meaning, MEANING_LABELS, MEANINGS } from './headingTable';
import { headingText, isSameHeading, meaningOf, usualColumns } from './usualHeadings';

export type NamedColumns = Readonly<Partial<Record<Meaning, string>>>;

export type Positions = Readonly<Partial<Record<Meaning, number>>>;

export interface HeadingsRead {
	readonly positions: Positions;
	readonly problems: readonly string[];
}

function doubled(meaning: Meaning, texts: readonly string[], positions: readonly number[]): string {
	const names = positions.map((position) => quoted(texts[position] ?? ''));
	if (new Set(names.map((name) => name.toLowerCase())).size > 1)
		return `${names.join(' and ')} both show ${MEANING_LABELS[meaning][1]}`;
	const count = positions.length === 2 ? 'Two' : String(positions.length);
	const places = positions.map((position) => position + 1).join(' and ');
	return `${count} columns are called ${names[0] ?? ''} (columns ${places})`;
}

/** The columns with the heading that a user names, in any spelling unless one has the very same. */
function columnsCalled(wanted: string, texts: readonly string[]): number[] {
	const all = [...texts.keys()];
	const exact = all.filter((at) => texts[at]?.toLowerCase() === wanted.toLowerCase());
	return exact.length > 0 ? exact : all.filter((at) => isSameHeading(texts[at] ?? '', wanted));
}

/** This node's own columns, of an earlier check of the same sheet. */
export const isResultHeading = (heading: string): boolean => /^lookup /i.test(heading);

/** Beside a till or a Paybill, `Number` counts rows, and `M-Pesa Number` is a phone number. */
function withoutWeakNumber(positions: Positions, texts: readonly string[]): Positions {
	const { number, ...others } = positions;
	const isBeside = NUMBER_TYPE_NAMES.some((type) => positions[type] !== undefined);
	const rank = meaningOf(texts[number ?? -1] ?? '')?.rank ?? 0;
	return isBeside && rank > 0 ? others : positions;
}

/** The columns of a row of headings: those that the user names, and for all other meanings the usual ones. */
export function readHeadings(cells: readonly unknown[], named: NamedColumns): HeadingsRead {
	const texts = cells.map(headingText);
	const wanted = (meaning: Meaning): string => headingText(named[meaning]);
	const isNamed = (meaning: Meaning): boolean => wanted(meaning) !== '';
	const positions: Partial<Record<Meaning, number>> = {};
	const problems: string[] = [];
	for (const meaning of MEANINGS.filter(isNamed)) {
		const found = columnsCalled(wanted(meaning), texts);
		const [first] = found;
		const column = quoted(wanted(meaning));
		const label = MEANING_LABELS[meaning][0];
		const other = MEANINGS.find((each) => first !== undefined && positions[each] === first);
		if (first === undefined)
			problems.push(`The sheet has no column ${column}, which is named as ${label} in 'Columns'`);
		else if (found.length > 1) problems.push(doubled(meaning, texts, found));
		else if (other !== undefined)
			problems.push(
				`'Columns' names ${column} both as ${MEANING_LABELS[other][0]} and as ${label}`,
			);
		if (first !== undefined) positions[meaning] = first;
	}
	const taken = new Set(Object.values(positions));
	const free = texts.map((text, at) => (taken.has(at) || isResultHeading(text) ? '' : text));
	for (const meaning of MEANINGS.filter((each) => !isNamed(each))) {
		const found = usualColumns(meaning, free);
		if (found.length > 1) problems.push(doubled(meaning, texts, found));
		if (found[0] !== undefined) positions[meaning] = found[0];
	}
	return {
		positions: isNamed('number') ? positions : withoutWeakNumber(positions, texts),
		problems,
	};
}

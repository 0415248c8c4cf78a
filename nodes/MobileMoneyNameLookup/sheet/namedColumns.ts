import { quoted } from '../domain/visible';
import { type Meaning, MEANINGS } from './headingTable';
import { headingText } from './headingText';
import { isSameHeading } from './usualHeadings';

/** The headings that the user names for a meaning; empty for the usual one. */
export type NamedColumns = Readonly<Partial<Record<Meaning, string>>>;

/** Each meaning as the parameter Columns calls it, and as an error does. */
export const MEANING_LABELS: Readonly<Record<Meaning, readonly [label: string, what: string]>> = {
	number: ['Number', 'the number'],
	till: ['Till', 'the till'],
	paybill: ['Paybill', 'the Paybill'],
	type: ['Type', 'whether it is a till or a Paybill'],
	payee: ['Payee Name', 'the payee’s name'],
	account: ['Account', 'the account number'],
	amount: ['Amount', 'the amount'],
	operator: ['Operator', 'the operator'],
};

/** The columns of a row of headings, and what is wrong with them. */
export interface ColumnsRead {
	readonly positions: Partial<Record<Meaning, number>>;
	readonly problems: readonly string[];
}

const inColumns = (positions: readonly number[]): string =>
	`columns ${positions.map((position) => position + 1).join(' and ')}`;

/** That several columns have one meaning, by name. */
export function doubled(
	meaning: Meaning,
	texts: readonly string[],
	positions: readonly number[],
): string {
	const names = positions.map((position) => quoted(texts[position] ?? ''));
	if (new Set(names.map((name) => name.toLowerCase())).size === 1) {
		const count = positions.length === 2 ? 'Two' : String(positions.length);
		return `${count} columns are called ${names[0] ?? ''} (${inColumns(positions)})`;
	}
	return `${names.join(' and ')} both show ${MEANING_LABELS[meaning][1]}`;
}

/** The columns that the user names. */
export function readNamed(texts: readonly string[], named: NamedColumns): ColumnsRead {
	const positions: Partial<Record<Meaning, number>> = {};
	const problems: string[] = [];
	for (const meaning of MEANINGS) {
		const wanted = headingText(named[meaning]);
		if (wanted === '') continue;
		const all = texts.map((_text, position) => position);
		const exact = all.filter((at) => texts[at]?.toLowerCase() === wanted.toLowerCase());
		const found =
			exact.length > 0 ? exact : all.filter((at) => isSameHeading(texts[at] ?? '', wanted));
		const [first] = found;
		const label = MEANING_LABELS[meaning][0];
		const other = MEANINGS.find((each) => first !== undefined && positions[each] === first);
		if (first === undefined) {
			problems.push(`The sheet has no column ${quoted(wanted)}, which Columns names as ${label}`);
		} else if (found.length > 1) {
			problems.push(doubled(meaning, texts, found));
		} else if (other !== undefined) {
			problems.push(
				`Columns names ${quoted(wanted)} as ${MEANING_LABELS[other][0]} and as ${label}`,
			);
		}
		if (first !== undefined) positions[meaning] = first;
	}
	return { positions, problems };
}

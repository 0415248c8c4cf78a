import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { counted, shillings } from './amounts';
import type { Tally } from './tally';

const COUNTED = [
	...OUTCOMES.map((outcome) => [outcome, labelOf(outcome)] as const),
	['all', 'All'],
	['payable', 'Can be paid'],
] as const;

/** A cell for each of the texts, which are our own words and figures. */
const cells = (tag: 'td' | 'th', texts: readonly string[]): string =>
	`<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

/** Rows and money for each outcome, as HTML without classes. */
export function countTable({ counts, cents, hasAmounts }: Tally): string {
	const rows = COUNTED.map(([kind, label]) =>
		cells('td', [label, counted(counts[kind]), ...(hasAmounts ? [shillings(cents[kind])] : [])]),
	);
	const head = cells('th', ['Outcome', 'Rows', ...(hasAmounts ? ['KES'] : [])]);
	return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

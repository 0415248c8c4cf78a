import { counted, several } from './amounts';
import type { ReportRow } from './reportRow';
import type { Tally } from './tally';

/** The word for the whole. Only `payable` means that every payee can be paid. */
export const VERDICTS = [
	'payable',
	'partlyPayable',
	'notPayable',
	'testOnly',
	'namesOnly',
	'nothingChecked',
] as const;

export type Verdict = (typeof VERDICTS)[number];

export function verdictOf(rows: readonly ReportRow[], { counts }: Tally): Verdict {
	const checked = rows.filter(({ isPayee, outcome }) => isPayee && outcome !== 'unchecked');
	if (checked.length === 0) return 'nothingChecked';
	if (counts.payable === counts.all) return 'payable';
	if (counts.payable > 0) return 'partlyPayable';
	if (checked.every(({ environment, number }) => environment === '' && number === ''))
		return 'namesOnly';
	return checked.some(({ environment }) => environment === 'production')
		? 'notPayable'
		: 'testOnly';
}

/** The verdict on several payees as a heading. */
export function headline(verdict: Verdict, { counts }: Tally): string {
	const all = several(counts.all, 'payee');
	switch (verdict) {
		case 'payable':
			return counts.all === 1 ? 'The payee can be paid' : `All ${all} can be paid`;
		case 'partlyPayable':
			return `${counted(counts.payable)} of ${all} can be paid`;
		case 'notPayable':
			return counts.all === 1 ? 'The payee cannot be paid yet' : `None of ${all} can be paid yet`;
		case 'testOnly':
			return 'Test results: do not pay';
		case 'namesOnly':
			return `${counted(counts.confirmed)} of ${several(counts.all, 'name')} confirmed`;
		case 'nothingChecked':
			return 'Nothing was checked';
	}
}

/** What to do next with several payees, in one or two sentences. */
export const NEXT_STEPS: Readonly<Record<Verdict, string>> = {
	payable: 'You can pay all of them.',
	partlyPayable:
		'Pay the rows marked ✓ here, which have Yes under Lookup Payable. For each row to act on, first do what is written beside it.',
	notPayable: 'Do not pay. For each row, do what is written beside it.',
	testOnly:
		'These results are not about real payees. Check the sheet in production before you pay.',
	namesOnly: 'Only names were compared. Look up the numbers before you pay.',
	nothingChecked: 'Do not pay. Do what is written here, then check again.',
};

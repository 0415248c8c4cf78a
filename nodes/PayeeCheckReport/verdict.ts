import { counted, several } from '../MobileMoneyNameLookup/domain/counts';
import { isNameOnly, type ReportRow } from './readRows';
import type { Figures } from './summary';
import type { Tone } from './tone';

interface Whole {
	readonly tone: Tone;
	readonly headline: (counts: Figures) => string;
	readonly nextStep: string;
}

/** A sheet as a whole. Only `payable` means that every payee can be paid. */
export const VERDICTS = {
	payable: {
		tone: 'good',
		headline: ({ all }) =>
			all === 1 ? 'The payee can be paid' : `All ${several(all, 'payee')} can be paid`,
		nextStep: 'You can pay all of them.',
	},
	partlyPayable: {
		tone: 'caution',
		headline: ({ all, payable }) => `${counted(payable)} of ${several(all, 'payee')} can be paid`,
		nextStep:
			'Pay only the rows with Yes under Lookup Payable. For each row to act on, first do what is written beside it.',
	},
	notPayable: {
		tone: 'bad',
		headline: ({ all }) =>
			all === 1
				? 'The payee cannot be paid yet'
				: `None of ${several(all, 'payee')} can be paid yet`,
		nextStep: 'Do not pay. For each row, do what is written beside it.',
	},
	testOnly: {
		tone: 'test',
		headline: () => 'Test results: do not pay',
		nextStep:
			'Before you pay, ask the person who set up this page how to get results about real payees.',
	},
	namesOnly: {
		tone: 'unknown',
		headline: ({ all, confirmed }) => `${counted(confirmed)} of ${several(all, 'name')} confirmed`,
		nextStep: 'Only names were compared. Look up the numbers before you pay.',
	},
	nothingChecked: {
		tone: 'unknown',
		headline: () => 'Nothing was checked',
		nextStep: 'Do not pay. Do what is written here, then check again.',
	},
} satisfies Readonly<Record<string, Whole>>;

export type Verdict = keyof typeof VERDICTS;

/** The word for the whole. */
export function verdictOf(payees: readonly ReportRow[], { payable, all }: Figures): Verdict {
	const checked = payees.filter(({ outcome }) => outcome !== 'unchecked');
	if (checked.length === 0) return 'nothingChecked';
	if (payable > 0) return payable === all ? 'payable' : 'partlyPayable';
	if (checked.every(isNameOnly)) return 'namesOnly';
	const isReal = checked.some(({ environment }) => environment === 'production');
	return isReal ? 'notPayable' : 'testOnly';
}

import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import type { ReportRow } from './readRows';
import { isTest, warningText } from './rowTexts';

export const TONES = {
	good: { sign: '✓', ink: '#17693f', tint: '#e4f3ea' },
	caution: { sign: '!', ink: '#8a5a00', tint: '#fdf3dd' },
	review: { sign: '?', ink: '#8a5a00', tint: '#fdf3dd' },
	bad: { sign: '✕', ink: '#a5281f', tint: '#fbe7e5' },
	unknown: { sign: '–', ink: '#4a5663', tint: '#eceff2' },
	test: { sign: '!', ink: '#5b3e8f', tint: '#efe9f8' },
} as const;

export type Tone = keyof typeof TONES;

const OF_OUTCOME = { needsReview: 'review', notConfirmed: 'bad', unchecked: 'unknown' } as const;

/** The one place that decides which row is green: only a row that can be paid. */
export function toneOfRow(row: ReportRow): Tone {
	if (row.outcome !== 'confirmed') return OF_OUTCOME[row.outcome];
	if (row.warning !== '') return 'caution';
	return row.payable ? 'good' : isTest(row) ? 'test' : 'caution';
}

function figuresOf(payees: readonly ReportRow[], measure: (rows: readonly ReportRow[]) => number) {
	const of = (is: (row: ReportRow) => boolean): number => measure(payees.filter(is));
	return {
		confirmed: of(({ outcome }) => outcome === 'confirmed'),
		needsReview: of(({ outcome }) => outcome === 'needsReview'),
		notConfirmed: of(({ outcome }) => outcome === 'notConfirmed'),
		unchecked: of(({ outcome }) => outcome === 'unchecked'),
		all: measure(payees),
		payable: of(({ payable }) => payable),
		confirmedWithWarning: of((row) => warningText(row) !== ''),
	};
}

type Figures = ReturnType<typeof figuresOf>;

/** A sheet as a whole. Only `payable` means that every payee can be paid. */
const WHOLES = {
	payable: { tone: 'good', nextStep: 'You can pay all of them.' },
	partlyPayable: {
		tone: 'caution',
		nextStep:
			'Pay only the rows with Yes under Lookup Payable. For each row to act on, first do what is written beside it.',
	},
	notPayable: {
		tone: 'bad',
		nextStep: 'Do not pay. For each row, do what is written beside it.',
	},
	testOnly: {
		tone: 'test',
		nextStep:
			'Before you pay, ask the person who set up this page how to get results about real payees.',
	},
	nothingChecked: {
		tone: 'unknown',
		nextStep: 'Do not pay. Do what is written here, then check again.',
	},
} as const;

function verdictOf(payees: readonly ReportRow[], { payable, all }: Figures): keyof typeof WHOLES {
	const checked = payees.filter(({ outcome }) => outcome !== 'unchecked');
	if (checked.length === 0) return 'nothingChecked';
	if (payable > 0) return payable === all ? 'payable' : 'partlyPayable';
	return checked.every(isTest) ? 'testOnly' : 'notPayable';
}

/** A test pays nobody, which the report says once. */
const isInOrder = (row: ReportRow): boolean =>
	row.outcome === 'confirmed' && row.warning === '' && (row.payable || isTest(row));

const RANK = { notConfirmed: 1, confirmed: 2, needsReview: 3, unchecked: 4 } as const;

/** An accepted payee that has changed comes first: a thief may have written another number into the sheet. */
const rankOf = ({ outcome, nextStep }: ReportRow): number =>
	outcome === 'needsReview' && nextStep === NEXT_STEPS.askPayee ? 0 : RANK[outcome];

/** Added up in cents, so that it is exact. */
const sumOf = (rows: readonly ReportRow[]): number =>
	rows.reduce((sum, { amount = 0 }) => sum + Math.round(amount * 100), 0) / 100;

/** Counts the payees, and sorts those to act on: by rank, then by the money at stake, then as they came. */
export function summaryOf(rows: readonly ReportRow[]) {
	const payees = rows.filter(({ finding }) => finding === undefined);
	const counts = figuresOf(payees, ({ length }) => length);
	const verdict = verdictOf(payees, counts);
	return {
		counts,
		totals: figuresOf(payees, sumOf),
		verdict,
		whole: WHOLES[verdict],
		payees,
		hasAmounts: payees.some(({ amount }) => amount !== undefined),
		toActOn: payees
			.filter((row) => !isInOrder(row))
			.sort((a, b) => rankOf(a) - rankOf(b) || (b.amount ?? 0) - (a.amount ?? 0)),
		inOrder: payees.filter(isInOrder),
		noPayees: rows.filter(({ finding }) => finding !== undefined),
	};
}

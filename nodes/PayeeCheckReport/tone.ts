import type { Report } from './report';
import { isTest, type ReportRow } from './readRows';
import type { Verdict } from './summary';

export const TONES = {
	good: { sign: '✓', ink: '#17693f', tint: '#e4f3ea' },
	caution: { sign: '!', ink: '#8a5a00', tint: '#fdf3dd' },
	review: { sign: '?', ink: '#8a5a00', tint: '#fdf3dd' },
	bad: { sign: '✕', ink: '#a5281f', tint: '#fbe7e5' },
	unknown: { sign: '–', ink: '#4a5663', tint: '#eceff2' },
	test: { sign: '!', ink: '#5b3e8f', tint: '#efe9f8' },
} as const;

export type Tone = keyof typeof TONES;

const TONE_OF_OUTCOME = {
	needsReview: 'review',
	notConfirmed: 'bad',
	unchecked: 'unknown',
} as const;

/** The one place that decides what is green: only what can be paid. */
export function toneOfRow(row: ReportRow): Tone {
	if (row.outcome !== 'confirmed') return TONE_OF_OUTCOME[row.outcome];
	if (row.payable && row.warning === '') return 'good';
	return isTest(row) && row.warning === '' ? 'test' : 'caution';
}

const TONE_OF_VERDICT: Readonly<Record<Verdict, Tone>> = {
	payable: 'good',
	partlyPayable: 'caution',
	notPayable: 'bad',
	testOnly: 'test',
	namesOnly: 'unknown',
	nothingChecked: 'unknown',
};

/** The tone of several payees; a warning that nobody has read yet takes the green away. */
export const toneOfAll = ({ verdict, counts }: Report): Tone =>
	verdict === 'payable' && counts.confirmedWithWarning > 0 ? 'caution' : TONE_OF_VERDICT[verdict];

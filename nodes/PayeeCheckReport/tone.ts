import { isTest, type ReportRow } from './readRows';

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

/** The one place that decides which row is green: only one that can be paid. */
export function toneOfRow(row: ReportRow): Tone {
	if (row.outcome !== 'confirmed') return OF_OUTCOME[row.outcome];
	if (row.warning !== '') return 'caution';
	return row.payable ? 'good' : isTest(row) ? 'test' : 'caution';
}

import type { Report } from './report';
import type { ReportRow } from './readRows';
import type { Verdict } from './summary';

/** A colour with the sign that says the same without colour. */
export type Tone = 'good' | 'caution' | 'review' | 'bad' | 'unknown' | 'test';

export const TONES: Readonly<
	Record<Tone, { readonly sign: string; readonly ink: string; readonly tint: string }>
> = {
	good: { sign: '✓', ink: '#17693f', tint: '#e4f3ea' },
	caution: { sign: '!', ink: '#8a5a00', tint: '#fdf3dd' },
	review: { sign: '?', ink: '#8a5a00', tint: '#fdf3dd' },
	bad: { sign: '✕', ink: '#a5281f', tint: '#fbe7e5' },
	unknown: { sign: '–', ink: '#4a5663', tint: '#eceff2' },
	test: { sign: '!', ink: '#5b3e8f', tint: '#efe9f8' },
};

/** The one place that decides what is green: only what can be paid. */
export function toneOfRow({ outcome, payable, warning, environment }: ReportRow): Tone {
	switch (outcome) {
		case 'confirmed':
			if (payable && warning === '') return 'good';
			return ['', 'production'].includes(environment) || warning !== '' ? 'caution' : 'test';
		case 'needsReview':
			return 'review';
		case 'notConfirmed':
			return 'bad';
		case 'unchecked':
			return 'unknown';
	}
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

import { DIFFERENCES, type Difference, type Judged, type Weight, weightOf } from './differences';

const mostSentences = 3;
const rank: Readonly<Record<Weight, number>> = { other: 0, close: 1, harmless: 2 };

/**
 * Writes differences as at most 3 plain sentences for a payer, the deciding ones first.
 *
 * @param reveal what to print for one word of the registered name; when given, how exactly a typed word differs from
 *   it is left out
 */
export function explain(
	{ differences, body }: Judged,
	reveal?: (word: string) => string,
): string[] {
	if (differences.length === 0) return ['Every part of the names agrees.'];
	const ranked = [...differences].sort((a, b) => rank[weightOf(a, body)] - rank[weightOf(b, body)]);
	return [...new Set(ranked.map((one) => sentence(one, reveal)))].slice(0, mostSentences);
}

/** The table's sentences, cut at their {gaps}: every second piece is the name of a gap. */
const pieces: ReadonlyMap<string, readonly string[]> = new Map(
	Object.values(DIFFERENCES)
		.flatMap(([, , , , , told, masked = told]) => [told, masked])
		.map((text) => [text, text.split(/\{(\w+)\}/)]),
);

function sentence(difference: Difference, reveal: ((word: string) => string) | undefined): string {
	const { kind, in: of, words, others = [], what = '' } = difference;
	const out = of === 'expected' ? 'registered' : 'expected';
	const [, , , , , told, masked = told] = DIFFERENCES[kind];
	let text = '';
	for (const [at, piece] of (pieces.get(reveal ? masked : told) ?? []).entries()) {
		if (at % 2 === 0) text += piece;
		else if (piece === 'words') text += print(words, of === 'registered' ? reveal : undefined);
		else if (piece === 'others') text += print(others, out === 'registered' ? reveal : undefined);
		else text += piece === 'in' ? of : piece === 'out' ? out : what;
	}
	return text;
}

function print(texts: readonly string[], reveal?: (word: string) => string): string {
	const text = texts.join(' ');
	return reveal ? text.split(' ').map(reveal).join(' ') : text;
}

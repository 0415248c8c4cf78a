import { DIFFERENCES, type Difference, type Weight } from './differences';
import { weightOf, type Judged } from './judge';

const mostSentences = 5;
const rank: Readonly<Record<Weight, number>> = { other: 0, close: 1, harmless: 2 };

/**
 * Writes differences as at most 5 plain sentences for a payer, the deciding ones first.
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

function sentence(difference: Difference, reveal: ((word: string) => string) | undefined): string {
	const { kind, in: of, words, others = [], what = '' } = difference;
	const out = of === 'expected' ? 'registered' : 'expected';
	const [, , , , , told, masked = told] = DIFFERENCES[kind];
	return (reveal ? masked : told).replace(/\{(\w+)\}/g, (_, name: string) => {
		if (name === 'words') return print(words, of === 'registered' ? reveal : undefined);
		if (name === 'others') return print(others, out === 'registered' ? reveal : undefined);
		return name === 'in' ? of : name === 'out' ? out : what;
	});
}

function print(texts: readonly string[], reveal?: (word: string) => string): string {
	const text = texts.join(' ');
	return reveal ? text.split(' ').map(reveal).join(' ') : text;
}

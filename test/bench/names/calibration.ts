import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isSame } from './measures';
import type { DataFile } from './rows';

/** Where the bands of scores begin; the last is the score 1 alone. */
const starts = [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.97, 1] as const;

/** How often the names of a band of scores are one holder's. */
export interface Band {
	from: number;
	/** Not part of the band, but for the last one. */
	to: number;
	rows: number;
	/** Rows of the same holder, surely or probably. */
	same: number;
}

/** Sorts labelled pairs by the score they get. */
export function calibrate(files: readonly DataFile[]): Band[] {
	const scored = files
		.flatMap(({ rows }) => rows)
		.map((row) => ({ same: isSame(row), ...compareNames(row.expected, row.registered) }));
	return starts.map((from, index) => {
		const to = starts[index + 1] ?? 1;
		const inside = scored.filter(({ score }) => score >= from && (score < to || from === 1));
		return { from, to, rows: inside.length, same: inside.filter(({ same }) => same).length };
	});
}

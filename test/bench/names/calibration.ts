import { ours } from './contestants';
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
		.map((row) => ({ same: isSame(row), score: ours.score(row) }));
	return starts.map((from, index) => {
		const to = starts[index + 1] ?? 1;
		const inside = scored.filter(({ score }) => score >= from && (score < to || from === 1));
		return { from, to, rows: inside.length, same: inside.filter(({ same }) => same).length };
	});
}

/** The name of a band, as the table and the plot write it. */
export function bandName({ from, to }: Band): string {
	return from === 1 ? '1' : `${from.toFixed(2)} to ${to.toFixed(2)}`;
}

const size = { width: 720, height: 330, left: 52, top: 40, bar: 42, step: 54, floor: 250 };

/** An SVG with a bar for each band: how often it is the same holder, and of how many pairs. */
export function calibrationPlot(bands: readonly Band[]): string {
	const high = size.floor - size.top;
	const y = (share: number) => (size.floor - share * high).toFixed(1);
	const grid = [0, 0.25, 0.5, 0.75, 1].map(
		(share) =>
			`<path d="M${size.left} ${y(share)}h${size.step * bands.length}" stroke="#ddd"/>` +
			text(size.left - 6, Number(y(share)) + 4, `${share * 100} %`, 'end'),
	);
	const bars = bands.map((band, index) => {
		const x = size.left + 6 + index * size.step;
		const middle = x + size.bar / 2;
		const share = band.rows === 0 ? 0 : band.same / band.rows;
		return [
			`<rect x="${x}" y="${y(share)}" width="${size.bar}" height="${(share * high).toFixed(1)}" fill="${colourOf(band)}"/>`,
			text(middle, size.floor + 16, band.from.toFixed(2), 'middle'),
			text(middle, size.floor + 34, `${band.same}/${band.rows}`, 'middle', 'fill="#666"'),
		].join('\n');
	});
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12">`,
		'<title>How often each band of scores is the same holder</title>',
		`<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
		text(size.left, 20, 'How often it is the same holder', 'start', 'font-weight="bold"'),
		...grid,
		...bars,
		text(
			size.left,
			size.floor + 58,
			'score from; below it the same holders of all pairs of the band',
			'start',
		),
		text(size.left, size.floor + 76, 'orange: no match, blue: close match, green: match', 'start'),
		'</svg>',
		'',
	].join('\n');
}

function colourOf({ from }: Band): string {
	if (from >= 0.9) return '#0b6e4f';
	return from >= 0.6 ? '#3b6fb6' : '#c1440e';
}

function text(x: number, y: number, content: string, anchor: string, more = ''): string {
	return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${more}>${content}</text>`;
}

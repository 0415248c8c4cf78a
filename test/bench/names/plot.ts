import { curve, type Contestant } from './contestants';
import { isSame, type Judged } from './measures';
import type { DataFile } from './rows';

const size = { panel: 300, margin: 44, gap: 30, top: 48, bottom: 92 };
const colours = ['#0b6e4f', '#c1440e', '#3b6fb6', '#8a5aa8'];
const shownFalseMatches = 0.5;

/** An SVG of false matches against recall: a panel for each file, a curve for each contestant, points for our results. */
export function plot(
	files: readonly DataFile[],
	ours: Contestant,
	others: readonly Contestant[],
): string {
	const width = files.length * (size.panel + size.margin + size.gap) + size.gap;
	const height = size.top + size.panel + size.bottom;
	const contestants = [ours, ...others];
	const panels = files.map((file, index) => panel(file, index, contestants, ours));
	const legend = contestants.map(({ name }, index) => legendEntry(name, index, height));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
		'<title>False matches against recall</title>',
		`<rect width="${width}" height="${height}" fill="#fff"/>`,
		...panels,
		...legend,
		`<circle cx="${size.margin + 4}" cy="${height - 12}" r="5" fill="${colours[0] ?? ''}"/>`,
		text(size.margin + 16, height - 8, 'This node: match', 'start'),
		`<circle cx="${size.margin + 154}" cy="${height - 12}" r="5" fill="#fff" stroke="${colours[0] ?? ''}" stroke-width="2"/>`,
		text(size.margin + 166, height - 8, 'This node: match or close match', 'start'),
		'</svg>',
		'',
	].join('\n');
}

function panel(
	file: DataFile,
	index: number,
	contestants: readonly Contestant[],
	ours: Contestant,
): string {
	const left = size.margin + size.gap / 2 + index * (size.panel + size.margin + size.gap);
	const x = (share: number) =>
		(left + (Math.min(share, shownFalseMatches) / shownFalseMatches) * size.panel).toFixed(1);
	const y = (share: number) => (size.top + (1 - share) * size.panel).toFixed(1);
	const grid = [0, 0.25, 0.5, 0.75, 1].map(
		(share) =>
			`<path d="M${left} ${y(share)}h${size.panel}" stroke="#ddd"/>${text(left - 6, Number(y(share)) + 4, percent(share), 'end')}`,
	);
	const ticks = [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((share) =>
		text(Number(x(share)), size.top + size.panel + 16, percent(share), 'middle'),
	);
	const lines = contestants.map((contestant, number) => {
		const shown = curve(contestant, file.rows).filter((point) => point.x <= shownFalseMatches);
		const path = shown.map((point) => `${x(point.x)} ${y(point.y)}`).join('L');
		return `<path d="M${path}" fill="none" stroke="${colours[number] ?? ''}" stroke-width="${number === 0 ? 2.5 : 1.5}"/>`;
	});
	const judged = ours.judge(file.rows);
	const close = point(judged, ({ verdict }) => verdict !== 'noMatch');
	const match = point(judged, ({ verdict }) => verdict === 'match');
	return [
		text(left + size.panel / 2, size.top - 24, file.title, 'middle', 'font-weight="bold"'),
		...grid,
		...ticks,
		text(left + size.panel / 2, size.top + size.panel + 34, 'different holders accepted', 'middle'),
		text(left, size.top - 9, 'same holders found', 'start', 'fill="#666"'),
		...lines,
		`<circle cx="${x(close.x)}" cy="${y(close.y)}" r="5" fill="#fff" stroke="${colours[0] ?? ''}" stroke-width="2"/>`,
		`<circle cx="${x(match.x)}" cy="${y(match.y)}" r="5" fill="${colours[0] ?? ''}"/>`,
	].join('\n');
}

function point(
	judged: readonly Judged[],
	accepted: (one: Judged) => boolean,
): { x: number; y: number } {
	const same = judged.filter(({ row }) => isSame(row));
	const different = judged.filter(({ row }) => !isSame(row));
	return {
		x: different.filter(accepted).length / different.length,
		y: same.filter(accepted).length / same.length,
	};
}

function legendEntry(name: string, index: number, height: number): string {
	const left = size.margin + index * 190;
	const line = `<path d="M${left} ${height - 36}h24" stroke="${colours[index] ?? ''}" stroke-width="2.5"/>`;
	return line + text(left + 30, height - 32, name, 'start');
}

function text(x: number, y: number, content: string, anchor: string, more = ''): string {
	return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${more}>${content}</text>`;
}

function percent(share: number): string {
	return `${(share * 100).toFixed(0)} %`;
}

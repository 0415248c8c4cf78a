import type { Curve } from './curves';

const width = 860;
const height = 480;
const area = { left: 70, right: 640, top: 30, bottom: 420 };
const colours = ['#0072b2', '#d55e00', '#009e73', '#222222'];

interface Axis {
	readonly low: number;
	readonly high: number;
	readonly from: number;
	readonly to: number;
}

/** A log-log plot of wall time against rows, readable on light and dark pages. */
export function plotOf(curves: readonly Curve[]): string {
	const points = curves.flatMap((curve) => curve.points);
	const x = axis(
		points.map(({ rows }) => rows),
		area.left,
		area.right,
	);
	const y = axis(
		points.map(({ seconds }) => seconds),
		area.bottom,
		area.top,
	);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
		`<title>Wall time against rows, service 50 ms away</title>`,
		`<rect width="${width}" height="${height}" fill="#ffffff"/>`,
		...decades(x).flatMap((rows) => vertical(at(x, rows), rows.toLocaleString('en-US'))),
		...decades(y).flatMap((seconds) => horizontal(at(y, seconds), `${seconds} s`)),
		`<text x="${(area.left + area.right) / 2}" y="${area.bottom + 45}" text-anchor="middle">rows, all distinct</text>`,
		...curves.flatMap((curve, index) => drawn(curve, index, x, y)),
		'</svg>',
		'',
	].join('\n');
}

function drawn(curve: Curve, index: number, x: Axis, y: Axis): string[] {
	const measured = colours.length;
	// An ideal has the colour of the curve that it is the ideal of.
	const colour = colours[index % measured] ?? '#222222';
	const places = curve.points.map(({ rows, seconds }) => [at(x, rows), at(y, seconds)] as const);
	const line = places.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ');
	const dash = curve.isIdeal ? ' stroke-dasharray="3 5"' : '';
	const dots = curve.isIdeal
		? []
		: places.map(
				([left, top]) =>
					`<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3.5" fill="${colour}"/>`,
			);
	const failed = curve.failedAt === undefined ? '' : `, fails at ${curve.failedAt}`;
	const legend = area.top + 20 + index * 24;
	return [
		`<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
		...dots,
		`<line x1="660" x2="690" y1="${legend}" y2="${legend}" stroke="${colour}" stroke-width="2"${dash}/>`,
		`<text x="698" y="${legend + 4}">${curve.label}${failed}</text>`,
	];
}

function axis(values: readonly number[], from: number, to: number): Axis {
	return { low: Math.min(...values), high: Math.max(...values), from, to };
}

function at({ low, high, from, to }: Axis, value: number): number {
	const share = high === low ? 0.5 : Math.log(value / low) / Math.log(high / low);
	return from + share * (to - from);
}

/** The powers of ten within an axis. */
function decades({ low, high }: Axis): number[] {
	const all: number[] = [];
	for (let power = Math.ceil(Math.log10(low)); power <= Math.log10(high); power++) {
		all.push(10 ** power);
	}
	return all;
}

function vertical(left: number, label: string): string[] {
	return [
		`<line x1="${left}" x2="${left}" y1="${area.top}" y2="${area.bottom}" stroke="#dddddd"/>`,
		`<text x="${left}" y="${area.bottom + 20}" text-anchor="middle">${label}</text>`,
	];
}

function horizontal(top: number, label: string): string[] {
	return [
		`<line x1="${area.left}" x2="${area.right}" y1="${top}" y2="${top}" stroke="#dddddd"/>`,
		`<text x="${area.left - 8}" y="${top + 4}" text-anchor="end">${label}</text>`,
	];
}

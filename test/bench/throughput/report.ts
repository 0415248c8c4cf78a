import Table from 'cli-table3';
import type { Scenario } from './scenarios';
import { medianOf, toHttpRequest, toIdeal, type Line } from './verdicts';

const head = [
	'Service',
	'Rows (distinct)',
	'Who asks',
	'Time',
	'to ideal',
	'to HTTP Request',
	'Requests',
	'Tokens',
	'Connections',
	'Most in flight',
	'Rows lost',
	'Peak memory',
];

/** The lines for a terminal. */
export function terminalTable(lines: readonly Line[]): string {
	const table = new Table({ head, style: { head: [], border: [], compact: true } });
	for (const cells of rowsOf(lines)) table.push(cells);
	return table.toString();
}

/** The lines in Markdown. */
export function markdownTable(lines: readonly Line[]): string {
	const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [row(head), row(head.map(() => '---')), ...rowsOf(lines).map(row)].join('\n');
}

function rowsOf(lines: readonly Line[]): string[][] {
	return lines.map((line) => cellsOf(line, lines));
}

function cellsOf(line: Line, lines: readonly Line[]): string[] {
	const { scenario, runs } = line;
	const count = (figure: Parameters<typeof medianOf>[1]): string => number(medianOf(line, figure));
	const failed = runs.filter(({ failure }) => failure !== undefined).length;
	const time = `${(medianOf(line, ({ wallMs }) => wallMs) / 1000).toFixed(2)} s`;
	const peaks = runs.flatMap(({ peakMb }) => (peakMb === undefined ? [] : [peakMb]));
	const turnedAway = medianOf(line, (run) => run.turnedAway);
	return [
		serviceOf(scenario),
		`${number(scenario.rows)} (${number(scenario.distinct)})`,
		scenario.title,
		failed === 0 ? time : `failed in ${failed} of ${runs.length} runs, after ${time}`,
		// A failed run is over early; its time means nothing.
		ratio(failed === 0 ? toIdeal(line) : undefined),
		ratio(failed === 0 ? toHttpRequest(line, lines) : undefined),
		`${count((run) => run.requests)}${turnedAway > 0 ? `, ${number(turnedAway)} of them 429` : ''}`,
		count((run) => run.tokens),
		count((run) => run.connections),
		number(Math.max(...runs.map((run) => run.mostInFlight))),
		number(Math.max(...runs.map((run) => run.lost))),
		peaks.length === 0 ? '–' : `${number(Math.max(...peaks))} MB`,
	];
}

const ways = { http: '', https: ', https', proxy: ', https by nginx' } as const;

function serviceOf({ latencyMs, way, takesAtOnce }: Scenario): string {
	const bound = takesAtOnce === undefined ? '' : `, 429 above ${takesAtOnce}`;
	return `${latencyMs} ms away${ways[way]}${bound}`;
}

function ratio(value: number | undefined): string {
	return value === undefined ? '–' : value.toFixed(2);
}

/** A count with its thousands apart. */
export function number(value: number): string {
	return Math.round(value).toLocaleString('en-US');
}

import type { Measurement } from './measure';
import { scenarios, type Scenario } from './scenarios';
import { timeAims } from './timeAims';
import { toHttpRequest, type Line } from './verdicts';

const run = (seconds: number, failure?: string): Measurement => ({
	wallMs: seconds * 1_000,
	requests: 0,
	turnedAway: 0,
	tokens: 0,
	connections: 0,
	mostInFlight: 0,
	lost: 0,
	...(failure !== undefined && { failure }),
});

const find = (lines: readonly Line[], fits: (scenario: Scenario) => boolean): Line => {
	const [line, ...others] = lines.filter(({ scenario }) => fits(scenario));
	if (!line || others.length > 0) throw new Error(`${others.length + 1} lines fit`);
	return line;
};

/** Three rounds of 1,000 rows in which every line takes 4 s, but those that are named. */
function measured(seconds: Readonly<Record<string, number>>): Line[] {
	return scenarios(1_000).map((scenario) => {
		const { title, way, distinct, takesAtOnce } = scenario;
		const place = takesAtOnce === undefined ? way : `${way}, ${takesAtOnce}`;
		const each = run(seconds[`${title} (${place}, ${distinct})`] ?? 4);
		return { scenario, runs: [each, each, each] };
	});
}

const quiet = {
	'this node, 25 in flight (http, 1000)': 2.2,
	'this node, 50 in flight (http, 1000)': 2.6,
	'this node, 25 in flight (http, 200)': 0.6,
	'undici Pool, 25 in flight (http, 1000)': 2.2,
	'undici Pool, 50 in flight (http, 1000)': 1.2,
};

test('every aim is the ratio of its own lines', () => {
	expect(timeAims(measured(quiet))).toEqual([
		'25 in flight to HTTP Request: 0.55, aim 0.75, reached',
		'50 in flight to HTTP Request: 0.65, aim 0.60, missed',
		'A fifth distinct to HTTP Request: 0.15, aim 0.25, reached',
		'25 in flight to the ideal: 1.10, aim 1.20, reached',
		'A fifth distinct to the ideal: 1.50, aim 1.60, reached',
	]);
});

test('the ideal is not judged on a machine on which a bare HTTP client is far from it', () => {
	const busy = measured({ ...quiet, 'undici Pool, 25 in flight (http, 1000)': 2.4 });
	expect(timeAims(busy).slice(3)).toEqual([
		'25 in flight to the ideal: 1.10, aim 1.20, not judged: Pool itself takes 1.20',
		'A fifth distinct to the ideal: 1.50, aim 1.60, not judged: Pool itself takes 1.20',
	]);
});

test('HTTP Request is not judged by where a bare client with as many in flight takes more than the aim', () => {
	const fast = measured({ ...quiet, 'HTTP Request, header (http, 1000)': 2 });
	expect(timeAims(fast).slice(0, 3)).toEqual([
		'25 in flight to HTTP Request: 1.10, aim 0.75, not judged: Pool itself takes 1.10',
		'50 in flight to HTTP Request: 1.30, aim 0.60, missed',
		'A fifth distinct to HTTP Request: 0.30, aim 0.25, missed',
	]);
});

test('a line by the proxy is compared with HTTP Request that goes without it', () => {
	const lines = measured({
		'this node, 25 in flight (proxy, 1000)': 2,
		'HTTP Request, header (https, 1000)': 8,
	});
	const byProxy = find(
		lines,
		({ title, way }) => way === 'proxy' && title === 'this node, 25 in flight',
	);
	expect(toHttpRequest(byProxy, lines)).toBe(0.25);
});

test('a round in which HTTP Request failed is left out of the comparison', () => {
	const lines = measured(quiet);
	const header = find(
		lines,
		({ title, way, latencyMs, takesAtOnce }) =>
			title === 'HTTP Request, header' &&
			way === 'http' &&
			latencyMs === 50 &&
			takesAtOnce === undefined,
	);
	header.runs.splice(0, 2, run(0.1, 'Too many requests'), run(8));
	const at25 = find(
		lines,
		({ title, way, distinct, latencyMs, takesAtOnce }) =>
			title === 'this node, 25 in flight' &&
			way === 'http' &&
			distinct === 1_000 &&
			latencyMs === 50 &&
			takesAtOnce === undefined,
	);
	expect(toHttpRequest(at25, lines)).toBeCloseTo((0.55 + 0.275) / 2);
});

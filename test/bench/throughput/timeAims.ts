import { parallelOf, type Scenario } from './scenarios';
import { toHttpRequest, toIdeal, type Line } from './verdicts';

/** Above this a machine is too busy to tell how near to the ideal anything in n8n could come. */
const mostOfFloor = 1.15;

/** The aims that are a matter of time; printed, and never a failure. */
export function timeAims(lines: readonly Line[]): string[] {
	const near = (kind: Scenario['contender']['kind'], parallel: number, isAllDistinct = true) =>
		lines.find(
			({ scenario }) =>
				scenario.contender.kind === kind &&
				parallelOf(scenario) === parallel &&
				scenario.way === 'http' &&
				scenario.takesAtOnce === undefined &&
				(scenario.rows === scenario.distinct) === isAllDistinct,
		);
	const [at25, at50, fifth] = [near('lookup', 25), near('lookup', 50), near('lookup', 25, false)];
	const [floor, floorAt50] = [near('pool', 25), near('pool', 50)];
	const floorRatio = floor && toIdeal(floor);
	const isQuiet = floorRatio !== undefined && floorRatio <= mostOfFloor;
	const judged = isQuiet ? '' : `, not judged: Pool itself takes ${floorRatio?.toFixed(2) ?? '?'}`;
	// HTTP Request has any number in flight: on a fast machine no client with so few can be that much faster.
	const unlessPool = (pool: Line | undefined, most: number): string => {
		const ratio = pool && toHttpRequest(pool, lines);
		return ratio !== undefined && ratio > most
			? `, not judged: Pool itself takes ${ratio.toFixed(2)}`
			: '';
	};
	return [
		aim(
			'25 in flight to HTTP Request',
			at25 && toHttpRequest(at25, lines),
			0.75,
			unlessPool(floor, 0.75),
		),
		aim(
			'50 in flight to HTTP Request',
			at50 && toHttpRequest(at50, lines),
			0.6,
			unlessPool(floorAt50, 0.6),
		),
		aim('A fifth distinct to HTTP Request', fifth && toHttpRequest(fifth, lines), 0.25),
		aim('25 in flight to the ideal', at25 && toIdeal(at25), 1.2, judged),
		aim('A fifth distinct to the ideal', fifth && toIdeal(fifth), 1.6, judged),
	];
}

/** One aim in words; `instead` takes the place of the verdict. */
export function aim(what: string, ratio: number | undefined, most: number, instead = ''): string {
	if (ratio === undefined) return `${what}: not measured`;
	const verdict = ratio <= most ? ', reached' : ', missed';
	return `${what}: ${ratio.toFixed(2)}, aim ${most.toFixed(2)}${instead === '' ? verdict : instead}`;
}

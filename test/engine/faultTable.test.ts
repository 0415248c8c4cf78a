import Table from 'cli-table3';

import type { CellResult } from './faultTableCell';
import { DURATIONS, PLACES, runCell } from './faultTableCell';
import { FAULT_ROWS } from './faultTableRows';

/** Short backoffs, for the sake of time; how they are drawn is tested elsewhere. */
jest.spyOn(Math, 'random').mockReturnValue(0.05);

const lines = new Map<string, string[]>();

afterAll(() => {
	jest.restoreAllMocks();
	const table = new Table({
		head: ['fault', 'how often', ...PLACES],
		style: { head: [], border: [], compact: true },
	});
	for (const { name } of FAULT_ROWS) {
		for (const duration of DURATIONS) {
			table.push([name, duration, ...(lines.get(`${name} ${duration}`) ?? [])]);
		}
	}
	console.log(table.toString());
});

describe('eight numbers in twelve rows end in their true places or unchecked', () => {
	it.concurrent.each(FAULT_ROWS)('when the service gives: $name', async (row) => {
		const violations: string[] = [];
		const note = (cell: string, result: CellResult) => {
			violations.push(...result.violations.map((violation) => `${cell}: ${violation}`));
			return `${result.violations.length > 0 ? '! ' : ''}${result.summary}`;
		};
		await Promise.all(
			DURATIONS.map(async (duration) => {
				const cells = await Promise.all(
					PLACES.map(async (place) =>
						note(`${place}, ${duration}`, await runCell(row, place, duration)),
					),
				);
				lines.set(`${row.name} ${duration}`, cells);
			}),
		);
		expect(violations).toEqual([]);
	});
});

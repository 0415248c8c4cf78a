import fc from 'fast-check';

import { RunOfRows } from './runOfRows';

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => `row ${row}`);

/** Fewer rows in a row than a refused account has. */
const ODD_IN_A_ROW = 10;

/**
 * Rows that the service takes, refuses always, or refuses with the token that is in use by then; the
 * first is taken.
 */
const sheet = fc
	.array(fc.constantFrom('good', 'good', 'good', 'odd', 'death'), { maxLength: 120 })
	.map((kinds) =>
		['good', ...kinds].map((kind, row) => `${row % ODD_IN_A_ROW ? kind : 'good'} ${row}`),
	);

/** Sends such rows one after another; a token dies only after it was taken. */
function runOf(): RunOfRows {
	const taken = new Set<string>();
	const dead = new Set<string>();
	const met = new Set<string>();
	return new RunOfRows((row, token) => {
		if (row.startsWith('death') && !met.has(row) && taken.has(token)) dead.add(token);
		met.add(row);
		const isTaken = !row.startsWith('odd') && !dead.has(token);
		if (isTaken) taken.add(token);
		return isTaken;
	});
}

const kindCount = (rows: readonly string[], kind: string): number =>
	rows.filter((row) => row.startsWith(kind)).length;

describe('whatever the service takes and refuses', () => {
	const replies = fc.array(fc.boolean(), { maxLength: 300 });

	/** A run of 100 rows that gets such replies, and no others. */
	async function runThrough(taken: readonly boolean[]): Promise<RunOfRows> {
		let sent = 0;
		const run = new RunOfRows(() => taken[sent++] ?? true);
		await run.rows(rowsOf(100));
		return run;
	}

	it('a row is sent three times at most', async () => {
		await fc.assert(
			fc.asyncProperty(replies, async (taken) => {
				const { sent } = await runThrough(taken);
				for (const row of rowsOf(100)) {
					const own = sent.filter((request) => request.startsWith(`${row} `));
					expect(own.length).toBeLessThanOrEqual(3);
				}
			}),
		);
	});

	it('only rows that are always refused are given up', async () => {
		await fc.assert(
			fc.asyncProperty(sheet, async (rows) => {
				const ends = await runOf().rows(rows);
				const given = rows.filter((_row, index) => ends[index] !== 'answered');
				expect(given).toEqual(rows.filter((row) => row.startsWith('odd')));
			}),
			{ numRuns: 300 },
		);
	});

	it('a token is renewed for each death, and in vain once', async () => {
		await fc.assert(
			fc.asyncProperty(sheet, async (rows) => {
				const run = runOf();
				await run.rows(rows);
				expect(run.renewals).toBeLessThanOrEqual(kindCount(rows, 'death') + 1);
			}),
			{ numRuns: 300 },
		);
	});

	it('a run without odd rows renews once for each death, and asks no other number', async () => {
		await fc.assert(
			fc.asyncProperty(sheet, async (all) => {
				const rows = all.filter((row) => !row.startsWith('odd'));
				const run = runOf();
				expect(new Set(await run.rows(rows))).toEqual(new Set(['answered']));
				expect([run.renewals, run.inquiries]).toEqual([kindCount(rows, 'death'), 0]);
			}),
			{ numRuns: 300 },
		);
	});

	it('a run with nothing but refusals renews once and asks twelve rows', async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (count) => {
				const run = new RunOfRows(() => false);
				await run.rows(rowsOf(count));
				expect(run.renewals).toBe(1);
				expect(run.sent).toHaveLength(Math.min(count, 12) + 1);
			}),
		);
	});
});

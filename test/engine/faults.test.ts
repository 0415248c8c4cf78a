import { cellProblems, DURATIONS, PLACES } from './faultTableCell';
import { FAULT_ROWS } from './faultTableRows';
import { randomRun } from './randomFaultRun';

const RUNS = Number(process.env.RANDOM_RUNS ?? 10);
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000_000);
const AT_ONCE = 6;

/** Short backoffs, for the sake of time; how they are drawn is tested elsewhere. */
jest.spyOn(Math, 'random').mockReturnValue(0.05);

afterAll(() => {
	jest.restoreAllMocks();
});

describe('eight numbers in twelve rows end in their true places or unchecked', () => {
	it.concurrent.each(FAULT_ROWS)('when the service gives: $name', async (row) => {
		const cells = PLACES.flatMap((place) =>
			DURATIONS.map(async (duration) =>
				(await cellProblems(row, place, duration)).map((told) => `${place}, ${duration}: ${told}`),
			),
		);
		expect((await Promise.all(cells)).flat()).toEqual([]);
	});
});

describe(`${RUNS} runs of 50 rows with random faults, from seed ${FIRST_SEED}`, () => {
	it(
		'lose no row, tell no falsehood and keep within their requests',
		async () => {
			const broken: string[] = [];
			// One iterator for all workers: each takes the next seed that none has taken.
			const seeds = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run).values();
			const worker = async () => {
				for (const seed of seeds) {
					const problems = await randomRun(seed).catch((error: unknown) => [String(error)]);
					broken.push(...problems.map((problem) => `RANDOM_SEED=${seed}: ${problem}`));
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, worker));
			expect(broken).toEqual([]);
		},
		60_000 + RUNS * 2000,
	);
});

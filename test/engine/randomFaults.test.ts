import { randomRun } from './randomFaultRun';

const RUNS = Number(process.env.RANDOM_RUNS ?? 60);
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000_000);
const AT_ONCE = 6;

afterEach(() => {
	jest.restoreAllMocks();
});

const seeds = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run);

describe(`${RUNS} runs of 50 rows with random faults, from seed ${FIRST_SEED}`, () => {
	it(
		'lose no row, tell no falsehood and keep within their requests',
		async () => {
			// Short backoffs, for the sake of time; how they are drawn is tested elsewhere.
			jest.spyOn(Math, 'random').mockReturnValue(0.05);
			const broken: string[] = [];
			// One iterator for all workers: each takes the next seed that none has taken.
			const queue = seeds.values();
			const worker = async () => {
				for (const seed of queue) {
					const problems = await randomRun(seed).catch((error: unknown) => [String(error)]);
					broken.push(...problems.map((problem) => `RANDOM_SEED=${seed}: ${problem}`));
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, worker));
			expect(broken).toEqual([]);
		},
		30_000 + RUNS * 2000,
	);
});

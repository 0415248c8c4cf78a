import { casesBySuite, kindsSeen } from './forAll';
import { IS_FULL, SEED, SHARE } from './settings';

const LEAST_OF_EACH = 10;

const totalOf = (suites: ReadonlyMap<string, number>): number =>
	[...suites.values()].reduce((sum, cases) => sum + cases, 0);

// Straight to the terminal, because Jest puts a stack trace behind each line of console.log.
const print = (line: string) => process.stdout.write(`fuzz: ${line}\n`);

/**
 * Tells what the suites before it have run, and fails when that was too little.
 *
 * @param leastCases how many cases they must have run in the full setting
 * @param kinds what many of the cases must have turned out to be, because a property whose cases all
 *   end at the first check proves nothing
 */
export function summary(leastCases: number, kinds: readonly string[]): void {
	beforeAll(() => {
		print(`seed ${SEED} (FUZZ_SEED=${SEED} brings the same cases again)`);
	});

	afterAll(() => {
		const suites = casesBySuite();
		for (const [suite, cases] of suites) print(`${cases.toLocaleString('en')} cases of ${suite}`);
		const total = totalOf(suites).toLocaleString('en');
		print(`${total} cases, seed ${SEED}, ${suites.size} suites`);
	});

	describe('all suites together', () => {
		it(`have run ${leastCases} cases at least in the full setting`, () => {
			const share = Math.min(SHARE, 1);
			expect(totalOf(casesBySuite())).toBeGreaterThanOrEqual(leastCases * share);
		});

		if (IS_FULL) {
			it.each(kinds)('have seen many cases of the kind “%s”', (kind) => {
				expect(kindsSeen().get(kind) ?? 0).toBeGreaterThanOrEqual(LEAST_OF_EACH);
			});
		}
	});
}

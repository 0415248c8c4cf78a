import fc from 'fast-check';

import { changedBuiltIns, isObjectPolluted } from './builtIns';
import { SEED, shareOf } from './settings';

/** Cases that were run to their end, by suite. */
const counted = new Map<string, number>();
/** What cases turned out to be, such as a confirmed row, and how often. */
const seen = new Map<string, number>();

let suite = '';

/** Groups the properties of a suite, under whose name their cases are counted. */
export function describeSuite(name: string, define: () => void): void {
	describe(name, () => {
		beforeAll(() => {
			suite = name;
		});
		define();
	});
}

/** Counts cases of the suite that is running. */
function countCases(cases: number): void {
	counted.set(suite, (counted.get(suite) ?? 0) + cases);
}

/** Notes what a case turned out to be, so that a property that never saw its interesting cases fails. */
export function note(kind: string): void {
	seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

/** The cases of each suite so far. */
export const casesBySuite = (): ReadonlyMap<string, number> => counted;

/** How often each kind of case was noted. */
export const kindsSeen = (): ReadonlyMap<string, number> => seen;

function expectUntouched(): void {
	const changed = changedBuiltIns();
	if (changed.length > 0) throw new Error(`Changed: ${changed.join(', ')}`);
}

/**
 * A test of many random cases.
 *
 * @param name reads as a sentence after the suite's name
 * @param cases how many in the full setting
 * @param arbitrary gives the cases
 * @param check throws, or gives the problems of a case; a case without one is counted
 */
export function forAll<Case>(
	name: string,
	cases: number,
	arbitrary: fc.Arbitrary<Case>,
	check: (value: Case) => readonly string[],
): void {
	it(name, () => {
		fc.assert(
			fc.property(arbitrary, (value) => {
				const problems = check(value);
				if (problems.length > 0) throw new Error(problems.join('\n'));
				if (isObjectPolluted()) throw new Error('Object.prototype was changed');
				countCases(1);
			}),
			{ seed: SEED, numRuns: shareOf(cases) },
		);
		expectUntouched();
	});
}

/**
 * A test of random runs over real connections, each of which has several cases.
 *
 * @param name reads as a sentence after the suite's name
 * @param runs how many in the full setting
 * @param arbitrary gives the runs
 * @param check throws, or gives the problems of a run and the number of its cases
 */
export function forAllRuns<Run>(
	name: string,
	runs: number,
	arbitrary: fc.Arbitrary<Run>,
	check: (value: Run) => Promise<{ problems: readonly string[]; cases: number }>,
): void {
	it(name, async () => {
		await fc.assert(
			fc.asyncProperty(arbitrary, async (value) => {
				const { problems, cases } = await check(value);
				if (problems.length > 0) throw new Error(problems.join('\n'));
				if (isObjectPolluted()) throw new Error('Object.prototype was changed');
				countCases(cases);
			}),
			// A run is not shrunk, for its problems name the row; a smaller one would take minutes to find.
			{ seed: SEED, numRuns: shareOf(runs), endOnFailure: true },
		);
		expectUntouched();
	});
}

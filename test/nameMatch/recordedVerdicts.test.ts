import { recordedLines, verdictLines } from '../bench/names/recordedVerdicts';

// `npm run bench:names` records them anew: what a rule moves stands in the commit that changes it.
test('a thousand pairs have the verdicts, scores and explanations that were recorded', () => {
	const now = verdictLines();
	const recorded = recordedLines();
	expect(now.filter((line, index) => line !== recorded[index])).toEqual([]);
	expect(now).toHaveLength(recorded.length);
	expect(now.length).toBeGreaterThan(1_000);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const ranges = { match: [0.9, 1], closeMatch: [0.6, 0.89], noMatch: [0, 0.59] } as const;
const row = z.object({
	expected: z.string(),
	registered: z.string(),
	result: z.enum(['match', 'closeMatch', 'noMatch']),
	explanation: z.string(),
});

/** Pairs at the edges of the rules, with all that is said about them. */
const file = readFileSync(join(__dirname, 'rules.csv'), 'utf8');
const rows = z.array(row).parse(parse(file, { columns: true }));

test.each(rows)('$expected, $registered: $result', (wanted) => {
	const { result, score, explanation } = compareNames(wanted.expected, wanted.registered);
	expect(result).toBe(wanted.result);
	expect(explanation.join(' ')).toBe(wanted.explanation);
	const [lowest, highest] = ranges[wanted.result];
	expect(score).toBeGreaterThanOrEqual(lowest);
	expect(score).toBeLessThanOrEqual(highest);
	// Whichever of the two names is the expected one, it is a match or none; only a registered one is cut or numbered.
	const reversed = compareNames(wanted.registered, wanted.expected);
	const said = [...explanation, ...reversed.explanation].join(' ');
	if (!/second till|is cut off at/.test(said))
		expect(reversed.result === 'match').toBe(wanted.result === 'match');
});

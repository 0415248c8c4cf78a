import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const pair = z.object({ expected: z.string(), registered: z.string() });
const rowsOf = <Row>(file: string, row: z.ZodType<Row>): Row[] =>
	z.array(row).parse(parse(readFileSync(join(__dirname, file), 'utf8'), { columns: true }));

const ranges = { match: [0.9, 1], closeMatch: [0.6, 0.89], noMatch: [0, 0.59] } as const;

describe('at the edges of the rules, with all that is said', () => {
	const result = z.enum(['match', 'closeMatch', 'noMatch']);
	const rows = rowsOf('rules.csv', pair.extend({ result, explanation: z.string() }));

	test.each(rows)('$expected, $registered: $result', (wanted) => {
		const { result, score, explanation } = compareNames(wanted.expected, wanted.registered);
		expect(result).toBe(wanted.result);
		expect(explanation.join(' ')).toBe(wanted.explanation);
		const [lowest, highest] = ranges[wanted.result];
		expect(score).toBeGreaterThanOrEqual(lowest);
		expect(score).toBeLessThanOrEqual(highest);
		// Whichever of the two names is the expected one, it is a match or none; only clerks write notes and courtesies.
		const reversed = compareNames(wanted.registered, wanted.expected);
		const said = [...explanation, ...reversed.explanation].join(' ');
		if (!/is cut off at|is a note|may be a title/.test(said))
			expect(reversed.result === 'match').toBe(wanted.result === 'match');
	});
});

describe('for each sentence of the definitions of the three results', () => {
	/** What `compareNames` may say; `needsPerson` is a close match that no setting confirms. */
	const MEANINGS: Readonly<Record<string, readonly string[]>> = {
		match: ['match'],
		closeMatch: ['closeMatch'],
		noMatch: ['noMatch'],
		needsPerson: ['needsPerson'],
		notMatch: ['closeMatch', 'needsPerson', 'noMatch'],
		notConfirmed: ['needsPerson', 'noMatch'],
	};
	const rows = rowsOf(
		'definitions.csv',
		pair.extend({ definition: z.string(), result: z.string() }),
	);

	test.each(rows)('$definition: $expected, $registered: $result', (wanted) => {
		const { result, needsPerson } = compareNames(wanted.expected, wanted.registered);
		expect(MEANINGS[wanted.result]).toContain(needsPerson ? 'needsPerson' : result);
	});
});

import { join } from 'node:path';

import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { csvRows } from '../support/csvRows';

const result = z.enum(['match', 'closeMatch', 'noMatch']);
const pair = z.object({ expected: z.string(), registered: z.string() });
const ruled = pair.extend({ result, explanation: z.string() });
const defined = pair.extend({ definition: z.string(), result: z.string() });

const definitions = csvRows(join(__dirname, 'definitions.csv'), defined);
const rules = csvRows(join(__dirname, 'rules.csv'), ruled);

/** What is wrong with the first ten rows that have something wrong: they say as much as all. */
function firstWrong<Row>(rows: readonly Row[], wrongIn: (row: Row) => object | undefined) {
	const wrong: object[] = [];
	for (const row of rows) {
		const found = wrong.length < 10 ? wrongIn(row) : undefined;
		if (found) wrong.push({ row, ...found });
	}
	return wrong;
}

/** Results that stand for several; `needsPerson` is a close match that no setting confirms. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
	notMatch: ['closeMatch', 'needsPerson', 'noMatch'],
	notConfirmed: ['needsPerson', 'noMatch'],
};

test('the pairs of definitions.csv are judged as their definitions say', () => {
	const wrong = firstWrong(definitions, (row) => {
		const compared = compareNames(row.expected, row.registered);
		const said = compared.needsPerson ? 'needsPerson' : compared.result;
		return (MEANINGS[row.result] ?? [row.result]).includes(said) ? undefined : { said };
	});
	expect(wrong).toEqual([]);
});

const ranges = { match: [0.9, 1], closeMatch: [0.6, 0.89], noMatch: [0, 0.59] } as const;

test('the pairs of rules.csv have their result and explanation, and a score that fits', () => {
	const wrong = firstWrong(rules, (row) => {
		const { result: said, score, explanation } = compareNames(row.expected, row.registered);
		const [lowest, highest] = ranges[row.result];
		const isRight = said === row.result && explanation.join(' ') === row.explanation;
		const fits = isRight && lowest <= score && score <= highest;
		return fits ? undefined : { said, score, explanation };
	});
	expect(wrong).toEqual([]);
});

test('two names match whichever is the expected one; but only clerks write notes and courtesies', () => {
	const isOfClerks = (said: string) => /is cut off at|is a note|Mzee|Sheikh/i.test(said);
	const wrong = firstWrong(rules, (row) => {
		const { result: said, explanation } = compareNames(row.registered, row.expected);
		const isSame = (said === 'match') === (row.result === 'match');
		return isSame || [row.explanation, ...explanation].some(isOfClerks) ? undefined : { said };
	});
	expect(wrong).toEqual([]);
});

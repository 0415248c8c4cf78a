import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const pair = z.object({ expected: z.string(), registered: z.string() });
const rowsOf = <Row>(file: string, row: z.ZodType<Row>): Row[] =>
	z.array(row).parse(parse(readFileSync(join(__dirname, file), 'utf8'), { columns: true }));

const ranges = { match: [0.9, 1], closeMatch: [0.6, 0.89], noMatch: [0, 0.59] } as const;

describe('at the edges of the rules', () => {
	const result = z.enum(['match', 'closeMatch', 'noMatch']);
	const rows = rowsOf('rules.csv', pair.extend({ result, explanation: z.string() }));

	test('two names have the result and the explanation of the table, and a score that fits', () => {
		const compared = rows.map(({ expected, registered }) => {
			const { result, score, explanation } = compareNames(expected, registered);
			const [lowest, highest] = ranges[result];
			const fits = lowest <= score && score <= highest;
			return { expected, registered, result, explanation: explanation.join(' '), fits };
		});
		expect(compared).toEqual(rows.map((row) => ({ ...row, fits: true })));
	});

	test('two names match whichever is the expected one; but only clerks write notes and courtesies', () => {
		const reversed = rows.map(({ expected, registered, result, explanation }) => {
			const turned = compareNames(registered, expected);
			const said = [explanation, ...turned.explanation].join(' ');
			const isOfClerks = /is cut off at|is a note|may be a title/.test(said);
			const isOneWay = (turned.result === 'match') !== (result === 'match');
			return { expected, registered, isOneWay: isOneWay && !isOfClerks };
		});
		expect(reversed.filter(({ isOneWay }) => isOneWay)).toEqual([]);
	});
});

describe('by the definitions of the three results', () => {
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

	test.each([...new Set(rows.map(({ definition }) => definition))])('%s', (definition) => {
		const judged = rows
			.filter((row) => row.definition === definition)
			.map((row) => {
				const { result, needsPerson } = compareNames(row.expected, row.registered);
				return { ...row, said: needsPerson ? 'needsPerson' : result };
			});
		expect(judged.filter(({ result, said }) => !MEANINGS[result]?.includes(said))).toEqual([]);
	});
});

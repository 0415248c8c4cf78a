import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const plain = ['match', 'closeMatch', 'noMatch'] as const;
const row = z.object({
	definition: z.string(),
	/**
	 * `closeMatch` is one that a setting may confirm, `needsPerson` one that none confirms, `notMatch` a close match of
	 * either kind or none, `notConfirmed` one that needs a person or none.
	 */
	result: z.enum([...plain, 'needsPerson', 'notMatch', 'notConfirmed']),
	expected: z.string(),
	registered: z.string(),
});

/** Pairs for each sentence of the definitions of the three results. */
const file = readFileSync(join(__dirname, 'definitions.csv'), 'utf8');
const rows = z.array(row).parse(parse(file, { columns: true }));

test.each(rows)('$definition: $expected, $registered: $result', (wanted) => {
	const { result, needsPerson } = compareNames(wanted.expected, wanted.registered);
	const found = needsPerson ? 'needsPerson' : result;
	const oneOf = {
		notMatch: ['closeMatch', 'needsPerson', 'noMatch'],
		notConfirmed: ['needsPerson', 'noMatch'],
	};
	if (wanted.result === 'notMatch' || wanted.result === 'notConfirmed')
		expect(oneOf[wanted.result]).toContain(found);
	else expect(found).toBe(wanted.result);
});

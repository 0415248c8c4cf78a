import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const rowsSchema = z.array(
	z.object({
		expected: z.string(),
		registered: z.string(),
		result: z.string(),
		explanation: z.string(),
	}),
);

/** Pairs at the edges of the rules, with all that is said about them. */
const rows = rowsSchema.parse(
	parse(readFileSync(join(__dirname, 'rules.csv'), 'utf8'), { columns: true }),
);

test.each(rows)(
	'$expected, $registered: $result',
	({ expected, registered, result, explanation }) => {
		const compared = compareNames(expected, registered);
		expect(compared.result).toBe(result);
		expect(compared.explanation.join(' ')).toBe(explanation);
	},
);

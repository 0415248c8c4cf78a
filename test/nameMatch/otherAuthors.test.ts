import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const row = z.object({
	family: z.string(),
	expected: z.string(),
	registered: z.string(),
	result: z.enum(['match', 'closeMatch', 'notConfirmed']),
});
const rows = z
	.array(row)
	.parse(parse(readFileSync(join(__dirname, 'otherAuthors.csv'), 'utf8'), { columns: true }));

/** `notConfirmed`: no match, and no close match that a setting could confirm. */
test.each(rows)('$family: $expected, $registered: $result', ({ expected, registered, result }) => {
	const compared = compareNames(expected, registered);
	const mayConfirm = compared.result === 'closeMatch' && !compared.needsPerson;
	expect(mayConfirm ? 'closeMatch' : compared.result === 'match' ? 'match' : 'notConfirmed').toBe(
		result,
	);
});

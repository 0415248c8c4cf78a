import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { uncheckedSummary } from '../../nodes/MobileMoneyNameLookup/domain/summary';
import { examplesFolder } from '../realN8n/paths';

/** The beginning that a page cuts off a sentence of the node, because the page says it itself. */
const cutOff = /replace\('(Row 1 was not checked: )', ''\)/;

test.each(['check-one-payee', 'check-remembered'])(
	'the page of %s cuts off what the node’s sentence really begins with',
	(name) => {
		const [, beginning = 'none'] =
			cutOff.exec(readFileSync(join(examplesFolder, `${name}.json`), 'utf8')) ?? [];
		const failure = new CheckFailure('The number is a phone number', 'Correct it.', false);
		expect(uncheckedSummary({}, failure, 'row 1')).toMatch(new RegExp(`^${beginning}`));
	},
);

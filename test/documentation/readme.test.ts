import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { operationField } from '../../nodes/MobileMoneyNameLookup/actions/operations';
import { closingFields } from '../../nodes/MobileMoneyNameLookup/actions/sharedFields';
import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/demo/demoNumbers';
import type { Reason } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { OUTPUT_OF, VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

/** Line breaks are the formatter's, not the reader's. */
const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8').replace(/\s+/g, ' ');

const optionNames = closingFields
	.flatMap(({ options = [] }) => options)
	.flatMap((option) => ('displayName' in option ? [option.displayName] : []));

/** The options that send to Confirmed what else needs review. */
const ACCEPTED_BY: Partial<Record<Reason, string>> = {
	nameClose: '| Close Matches Go To |',
	nameNotCompared: '| Rows Without Expected Name Go To |',
};

describe('the README', () => {
	it.each(optionNames)('has a row for the option %s', (name) => {
		expect(readme).toContain(`| ${name} |`);
	});

	it.each(operationField.options ?? [])('has a row for the operation $name', ({ name }) => {
		expect(readme).toContain(`| ${String(name)} |`);
	});

	it.each(
		new MobileMoneyNameLookupApi().properties
			.filter(({ type }) => type !== 'hidden' && type !== 'notice')
			.map(({ displayName }) => displayName),
	)('tells what to enter as %s', (label) => {
		expect(readme).toMatch(new RegExp(`\\| (?:\\w+, )?${label}(?:, \\w+)? \\|`));
	});

	it.each(Object.values(VERDICTS))('says where $outcome because of $reason goes', (verdict) => {
		const { outcome, reason } = verdict;
		const row = `| ${OUTPUT_OF[outcome]} | \`${outcome}\` | \`${reason}\` |`;
		expect(readme).toContain((outcome === 'confirmed' && ACCEPTED_BY[reason]) || row);
	});

	it.each(Object.values(REPLY_TABLE))('tells what to do about: $message', ({ message }) => {
		expect(readme).toContain(`| ${message} |`);
	});

	it.each(DEMO_NUMBERS)('says what the demo shows for $number', ({ number, shows }) => {
		expect(readme.toLowerCase()).toContain(`| \`${number}\` | ${shows.split(' to ')[0]}`);
	});
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { operationField } from '../../nodes/MobileMoneyNameLookup/actions/operations';
import { badItemsError } from '../../nodes/MobileMoneyNameLookup/actions/stoppingErrors';
import { closingFields } from '../../nodes/MobileMoneyNameLookup/actions/sharedFields';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import type { Reason } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { OUTPUT_OF, VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { anyNode } from '../support/anyNode';
import { TABLES } from './tables';

/** Line breaks are the formatter's, not the reader's. */
const read = (file: string) =>
	readFileSync(join(__dirname, '../..', file), 'utf8').replace(/\s+/g, ' ');

/** What the README says, and the tables behind it. */
const readme = `${read('README.md')} ${read('docs/reference.md')}`;
const messages = read('docs/messages.md');

/** The options that send to Confirmed what else needs review. */
const ACCEPTED_BY: Partial<Record<Reason, string>> = {
	nameClose: '| Close Matches Go To |',
	nameNotCompared: '| When the Expected Name Is Missing |',
};

describe('the README', () => {
	const options = closingFields.flatMap((field) => field.options ?? []);

	it.each([
		...options.flatMap((option) => ('displayName' in option ? [option.displayName] : [])),
		...(operationField.options ?? []).map(({ name }) => name),
	])('has a row for the option or operation %s', (name) => {
		expect(readme).toContain(`| ${name} |`);
	});

	it.each(
		new MobileMoneyNameLookupApi().properties
			.filter(({ type }) => type !== 'hidden' && type !== 'notice')
			.map(({ displayName }) => displayName),
	)('tells what to enter as %s', (label) => {
		const asked = label.replace('?', '\\?');
		expect(readme).toMatch(new RegExp(`\\| (?:[\\w ]+, )?${asked}(?:, [\\w ]+)? \\|`));
	});

	it.each(Object.values(VERDICTS))('says where $outcome because of $reason goes', (verdict) => {
		const { outcome, reason } = verdict;
		const row = `| ${OUTPUT_OF[outcome]} | \`${outcome}\` | \`${reason}\` |`;
		expect(readme).toContain((outcome === 'confirmed' && ACCEPTED_BY[reason]) || row);
	});

	it('names everything that is kept of what was entered', () => {
		const [row] = /\| `entered` \|[^|]*\|/.exec(readme) ?? [];
		for (const field of ['number', 'registeredName', 'expectedName', 'type'])
			expect(row).toContain(`\`${field}\``);
	});

	it.each(RESULT_COLUMNS)('says what the column %s holds', (column) => {
		expect(readme).toMatch(new RegExp(`\\| (?:[\\w ]+, )?${column}(?:, [\\w ]+)? \\|`));
	});

	it.each(DEMO_NUMBERS)('says what the demo shows for $number', ({ number, shows }) => {
		expect(readme.toLowerCase()).toContain(`| \`${number}\` | ${shows.split(' to ')[0]}`);
	});
});

describe('the landing page', () => {
	const page = readFileSync(join(__dirname, '../../README.md'), 'utf8');

	it('has at most 1,200 words', () => {
		expect(page.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1200);
	});

	it('leads only to what is there, workflows to download among it', () => {
		const links = Array.from(page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g), ([, path = '']) => path);
		const own = links.filter((path) => !path.startsWith('https://'));
		expect(own.filter((path) => path.endsWith('.json'))).toHaveLength(3);
		expect(own.filter((path) => !existsSync(join(__dirname, '../..', path)))).toEqual([]);
	});
});

describe('the tables that are made from the code', () => {
	/** Without the padding of cells, which is the formatter's. */
	const plain = (table = '') => table.replace(/\s+/g, ' ').replace(/-{3,}/g, '---').trim();

	it.each(TABLES)('are in docs/%s as “%s”: npm run docs writes them', (page, section, table) => {
		const [, rest = ''] = read(join('docs', page)).split(`<!-- begin figures: ${section} -->`);
		const [written] = rest.split(`<!-- end figures: ${section} -->`);
		expect(plain(written)).toBe(plain(table));
	});
});

describe('the page of messages', () => {
	it.each(Object.values(REPLY_TABLE))(
		'tells what to do about: $message',
		({ message, nextStep }) => {
			const [row] = messages.split(message)[1]?.split(' | |') ?? [];
			expect(row).toContain(nextStep);
		},
	);

	it.each(['looked up', 'compared'] as const)('has what a run says where nothing is %s', (done) => {
		const failure = new CheckFailure('Till is empty', 'Fill it in.', false);
		const bad = (itemIndex: number) => ({ itemIndex, failure });
		const context = { getInputData: () => [{ json: {} }, { json: {} }], getNode: () => anyNode };
		const [told] = badItemsError(context, [bad(0), bad(1)], done).message.split(',');
		expect(messages).toMatch(new RegExp(`\\| [^|]*${told}[^|]*, because … rows`));
	});
});

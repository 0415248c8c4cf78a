import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { operationField } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import { OUTPUT_OF, VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { SERVICES } from '../../nodes/MobileMoneyNameLookup/services/services';
import { CODES } from '../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { ACCOUNT_KINDS } from '../simulator';
import { typeOf } from '../support/newCredential';
import { OUTPUT_SCHEMAS } from './outputSchemas';
import { SECTIONS } from './sections';

/** Line breaks are the formatter's, not the reader's. */
const read = (file: string) =>
	readFileSync(join(__dirname, '../..', file), 'utf8').replace(/\s+/g, ' ');

/** The text below a heading of the reference, up to the next one. */
const section = (heading: string) => {
	const [, rest = ''] = read('docs/reference.md').split(`# ${heading} `);
	return rest.split(' #')[0] ?? '';
};

/** What the lines of a section's list begin with: several names may share a line. */
const linesOf = (heading: string) =>
	Array.from(section(heading).matchAll(/- \*\*(.+?)[:?]\*\* /g), ([, names = '']) =>
		names.split(', '),
	).flat();

describe('docs/reference.md', () => {
	it.each((operationField.options ?? []).map(({ name }) => name))(
		'has a line for the operation %s',
		(name) => {
			expect(section('Operations')).toMatch(new RegExp(`- (?:[^-]+ and )?\\*\\*${name}\\*\\*`));
		},
	);

	it.each(
		ACCOUNT_KINDS.flatMap((kind) => typeOf(kind).properties)
			.filter(({ type }) => type !== 'hidden')
			.map(({ displayName }) => displayName),
	)('tells what to enter as %s', (label) => {
		expect(linesOf('Credential')).toContain(label);
	});

	it.each(SERVICES.map(({ choice }) => choice.name))('has a line for the account %s', (name) => {
		expect(section('Account')).toContain(`| ${name} |`);
	});

	it.each(Object.values(VERDICTS))('says where $outcome because of $reason goes', (verdict) => {
		const { outcome, reason } = verdict;
		const heading = `**${OUTPUT_OF[outcome]}** (\`${outcome}\`), with the reason`;
		const [, rest = ''] = section('Outputs').split(heading);
		const [own = ''] = rest.split(' **');
		expect(own).toContain(` \`${reason}\``);
	});

	it.each(RESULT_COLUMNS)('says what the column %s holds', (column) => {
		expect(linesOf('Sheet Columns')).toContain(column);
	});
});

it('docs/services.md has every code of the gateway that the node knows', () => {
	const codes = CODES.flatMap(({ code }) => code.source.match(/\d+/g) ?? []);
	const page = read('docs/services.md');
	expect(codes.filter((digits) => !new RegExp(`[ES]${digits}`).test(page))).toEqual([]);
});

it.each(OUTPUT_SCHEMAS)('the output schema is written by npm run docs: %s', (path, text) => {
	expect(readFileSync(path, 'utf8')).toBe(text);
});

describe('the landing page', () => {
	const page = readFileSync(join(__dirname, '../../README.md'), 'utf8');

	it('has at most 900 words', () => {
		expect(page.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
	});
});

describe('what docs/reference.md takes from the code', () => {
	const words = (text = '') => text.replace(/\s+/g, ' ').trim();

	it.each(SECTIONS)('is written by npm run docs: “%s”', (name, text) => {
		const [, rest = ''] = read('docs/reference.md').split(`<!-- begin figures: ${name} -->`);
		const [written] = rest.split(`<!-- end figures: ${name} -->`);
		expect(words(written)).toBe(words(text));
	});
});

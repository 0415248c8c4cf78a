import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { OUTPUT_OF, JUDGEMENTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { RESULT_FIELD_NAMES } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { CODES } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayResponse';
import { pinnedVersions } from '../realN8n/installN8n';
import { projectFolder } from '../realN8n/paths';
import { ACCOUNT_KINDS } from '../simulator';
import { typeOf } from '../support/newCredential';
import { OUTPUT_SCHEMAS } from './outputSchemas';
import { SECTIONS } from './sections';

const pagesIn = (folder: string): string[] =>
	readdirSync(join(projectFolder, folder))
		.filter((file) => file.endsWith('.md'))
		.map((file) => join(folder, file));

const pages = [
	...['', 'docs', 'examples', '.github'].flatMap(pagesIn),
	'nodes/MobileMoneyNameLookup/nameMatch/README.md',
];
const textOf = (page: string): string => readFileSync(join(projectFolder, page), 'utf8');

/** What the first group of a pattern is, wherever the pattern fits. */
const allIn = (text: string, pattern: RegExp): string[] =>
	Array.from(text.matchAll(pattern), ([, found = '']) => found);

const anchorsOf = (page: string): string[] =>
	allIn(textOf(page), /^#+ (.+)$/gm).map((heading) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.replace(/\s/g, '-'),
	);

test.each(pages)('every link of %s leads to what is there', (page) => {
	const links = allIn(textOf(page), /\]\((?![a-z]+:)([^)\s]+)\)/g);
	const dead = links.filter((link) => {
		const [path = '', anchor = ''] = link.split('#');
		const target = path === '' ? page : join(dirname(page), path);
		if (!existsSync(join(projectFolder, target))) return true;
		return anchor !== '' && !anchorsOf(target).includes(anchor);
	});
	expect(dead).toEqual([]);
});

test.each([
	...['Api', 'ClientApi', 'DarajaApi'].map(
		(name) => `credentials/MobileMoneyNameLookup${name}.credentials.ts`,
	),
	'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.json',
])('the documentation link of %s leads to a heading of the README', (source) => {
	const anchors = allIn(textOf(source), /npmjs\.com[^'"#]*#([\w-]+)/g);
	expect(anchors).toHaveLength(1);
	expect(anchorsOf('README.md')).toContain(anchors[0]);
});

test.each(['CONTRIBUTING.md', ...pagesIn('docs')])(
	'each page names only files that exist: %s',
	(page) => {
		const paths = allIn(
			textOf(page),
			/`((?:\.github|credentials|docs|domain|examples|nameMatch|names|nodes|operations|reading|redaction|run|sending|services|sheet|test|writing)\/[\w./-]*)`/g,
		);
		// They are written from the project's folder, or from that of the node.
		const bases = ['', 'nodes/MobileMoneyNameLookup'];
		const exists = (path: string) =>
			bases.some((base) => existsSync(join(projectFolder, base, path)));
		expect(paths.filter((path) => !exists(path))).toEqual([]);
	},
);

const read = (page: string) => textOf(page).replace(/\s+/g, ' ');

const section = (heading: string) => {
	const [, rest = ''] = read('docs/reference.md').split(`# ${heading} `);
	return rest.split(' #')[0] ?? '';
};

describe('docs/reference.md', () => {
	it.each(
		ACCOUNT_KINDS.flatMap((kind) => typeOf(kind).properties)
			.filter(({ type }) => type !== 'hidden')
			.map(({ displayName }) => displayName),
	)('tells what to enter as %s', (label) => {
		const lines = allIn(section('Credential'), /- \*\*(.+?)[:?]\*\* /g);
		expect(lines.flatMap((labels) => labels.split(', '))).toContain(label);
	});

	it('says what each result field is, in their order', () => {
		expect(allIn(section('Result fields'), /- `(\w+)`: /g)).toEqual(RESULT_FIELD_NAMES);
	});

	it.each(Object.values(JUDGEMENTS))('says where $outcome because of $reason goes', (verdict) => {
		const { outcome, reason } = verdict;
		const heading = `**${OUTPUT_OF[outcome]}** (\`${outcome}\`), with the reason`;
		const [, rest = ''] = section('Outputs').split(heading);
		const [own = ''] = rest.split(' **');
		expect(own).toContain(` \`${reason}\``);
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

it('README has at most 900 words', () => {
	expect(read('README.md').split(' ').filter(Boolean).length).toBeLessThanOrEqual(900);
});

it.each(SECTIONS)('docs/reference.md is written by npm run docs: “%s”', (name, text) => {
	const [, rest = ''] = read('docs/reference.md').split(`<!-- begin figures: ${name} -->`);
	const [written = ''] = rest.split(`<!-- end figures: ${name} -->`);
	expect(written.trim()).toBe(text.replace(/\s+/g, ' ').trim());
});

it('docs/compatibility.md names the versions of n8n that the tests run', () => {
	const [newer, older] = [pinnedVersions(2), pinnedVersions(1)];
	const tested = `Tested in n8n ${newer.n8n} and n8n ${older.n8n} on Node ${newer.node}:`;
	expect(read('docs/compatibility.md')).toContain(tested);
	expect(older.node).toBe(newer.node);
});

it('docs/compose.yaml holds no secret: each comes from .env, and nothing starts without it', () => {
	const secrets = textOf('docs/compose.yaml').match(/^ +\w*(?:PASSWORD|KEY): .*$/gm) ?? [];
	expect(secrets).toHaveLength(5);
	for (const secret of secrets) expect(secret).toMatch(/: \$\{\w+:\?.*\}$/);
});

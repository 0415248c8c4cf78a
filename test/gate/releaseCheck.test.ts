import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../realN8n/paths';

const script = join(projectFolder, '.github', 'release', 'check.mjs');

const ready = {
	version: '1.2.3',
	author: { name: 'Owner', email: 'owner@their-own-domain.co.ke' },
	repository: { type: 'git', url: 'git+https://github.com/owner/name-lookup.git' },
};
const changelog = '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-21\n';

interface Release {
	tag?: string;
	manifest?: Partial<Record<keyof typeof ready, unknown>>;
	log?: string;
}

describe('the check before a release', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'release-check-'));
	});
	afterEach(async () => {
		await rm(folder, { recursive: true });
	});

	/** Runs the check on a package; returns what it complains of, empty when it lets the release pass. */
	async function complaints({
		tag = 'v1.2.3',
		manifest,
		log = changelog,
	}: Release): Promise<string> {
		await writeFile(join(folder, 'package.json'), JSON.stringify({ ...ready, ...manifest }));
		await writeFile(join(folder, 'CHANGELOG.md'), log);
		const run = promisify(execFile)(process.execPath, [script, tag, 'owner/name-lookup'], {
			cwd: folder,
		});
		return await run.then(
			() => '',
			(error: unknown) => String(error),
		);
	}

	test('lets a release pass whose tag, version, changelog and repository agree', async () => {
		expect(await complaints({})).toBe('');
	});

	test.each<[string, Release, string]>([
		['the tag has another version', { tag: 'v1.2.4' }, 'The tag is v1.2.4'],
		['the tag has no v', { tag: '1.2.3' }, 'The tag is 1.2.3'],
		['the changelog does not know the version', { log: '## [Unreleased]' }, 'CHANGELOG.md has no'],
		['the changelog gives no date', { log: '## [1.2.3]\n' }, 'CHANGELOG.md has no'],
		['no repository is named', { manifest: { repository: undefined } }, 'must name owner/name'],
		[
			'another repository is named',
			{ manifest: { repository: { url: 'https://github.com/other/name-lookup' } } },
			'must name owner/name-lookup',
		],
		[
			'a longer owner ends with the name',
			{ manifest: { repository: 'github:the-owner/name-lookup' } },
			'must name owner/name-lookup',
		],
		[
			'the author is a placeholder',
			{ manifest: { author: { email: 'maintainers@example.com' } } },
			'placeholder',
		],
	])('stops it when %s', async (_what, release, complaint) => {
		expect(await complaints(release)).toContain(complaint);
	});

	test.each(['github:owner/name-lookup', 'https://github.com/Owner/Name-Lookup.git'])(
		'knows the repository in the form %s',
		async (repository) => {
			expect(await complaints({ manifest: { repository } })).toBe('');
		},
	);
});

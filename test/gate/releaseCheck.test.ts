import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../realN8n/paths';

const script = join(projectFolder, '.github', 'release', 'check.mjs');
const ready = {
	version: '1.2.3',
	author: { name: 'Owner', email: 'owner@their-own-domain.co.ke' },
	repository: { type: 'git', url: 'git+https://github.com/owner/name-lookup.git' },
	bugs: { url: 'https://github.com/owner/name-lookup/issues' },
};
const placeholder = { email: 'maintainers@example.com' };
const folder = mkdtempSync(join(tmpdir(), 'release-check-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

interface Release {
	tag?: string;
	manifest?: Record<string, unknown>;
	log?: string;
}

const at = (repository: unknown): Release => ({ manifest: { repository } });

const LOG = '## [1.2.3] - 2026-11-21';

function complaints({ tag = 'v1.2.3', manifest, log = LOG }: Release): string {
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...ready, ...manifest }));
	writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n## [Unreleased]\n\n${log}\n`);
	const options = { cwd: folder, encoding: 'utf8' } as const;
	const run = spawnSync(process.execPath, [script, tag, 'owner/name-lookup'], options);
	expect(run.status).toBe(run.stderr === '' ? 0 : 1);
	return run.stderr;
}

describe('The check before a release', () => {
	test('lets a release pass where tag, version, changelog and repository agree', () => {
		expect(complaints({})).toBe('');
		expect(complaints(at('github:Owner/Name-Lookup'))).toBe('');
	});

	test.each<[string, Release, string]>([
		['the tag has another version', { tag: 'v1.2.4' }, 'The tag is v1.2.4'],
		['the changelog lacks the version', { log: '' }, 'CHANGELOG.md has no'],
		['it names another repository', at('https://github.com/other/name-lookup'), 'must name owner/'],
		['a longer owner ends with the name', at('github:the-owner/name-lookup'), 'must name owner/'],
		['the owner has not filled in the repository', at(undefined), 'must name owner/'],
		['nobody knows where to report mistakes', { manifest: { bugs: {} } }, 'no "bugs"'],
		['the author is a placeholder', { manifest: { author: placeholder } }, 'placeholder'],
	])('stops a release where %s', (_what, release, complaint) => {
		expect(complaints(release)).toContain(complaint);
	});
});

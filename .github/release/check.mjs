// Usage: node check.mjs <tag> <owner/repository>, in the folder of the package that is to be published.
// Tells what would make the release fail at its last step, or make it wrong, before any work is done.
import { readFileSync } from 'node:fs';

const [tag = '', repository = ''] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const changelog = readFileSync('CHANGELOG.md', 'utf8');

const problems = [];
if (tag !== `v${manifest.version}`) {
	problems.push(`The tag is ${tag}, but package.json has the version ${manifest.version}.`);
}
if (!changelog.split('\n').some((line) => line.startsWith(`## [${manifest.version}] - `))) {
	problems.push(
		`CHANGELOG.md has no section "## [${manifest.version}] - <date>": rename Unreleased.`,
	);
}
// npm refuses a provenance statement whose repository is not the one that package.json names.
const source = manifest.repository?.url ?? manifest.repository ?? '';
if (!new RegExp(`[/:]${repository.replaceAll('.', '\\.')}(\\.git)?$`, 'i').test(source)) {
	problems.push(`package.json must name ${repository} under "repository"; it has "${source}".`);
}
if (!(manifest.bugs?.url ?? manifest.bugs?.email)) {
	problems.push('package.json has no "bugs": name where users report mistakes.');
}
if (/@example\.(com|org|net)$/.test(manifest.author?.email ?? '')) {
	problems.push('package.json still has a placeholder as its author; name the owner.');
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

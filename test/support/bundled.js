const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** What code and tests ask for of n8n’s engine, and what signs tokens. */
const packages = ['n8n-core', 'n8n-workflow', '@n8n/config', '@n8n/di', 'jsonwebtoken'];

/** What n8n’s engine loads for agents, SSH, schedules, other logins, and to find packages of nodes; no test uses it. */
const unused = [
	...['@langchain/core/tools', '@n8n/client-oauth2', 'cron', 'fast-glob', 'ssh2'],
	...['transliteration', 'undici', 'xmlbuilder'],
];
const nothing = join(__dirname, 'unused.js');

const root = join(__dirname, '../..');
const hash = createHash('sha256');
for (const file of [join(root, 'package-lock.json'), __filename]) hash.update(readFileSync(file));
const folder = join(root, 'node_modules/.cache', `bundled-${hash.digest('hex').slice(0, 12)}`);
const bundle = join(folder, 'all.js');

/** Puts these packages, as they are installed, into one file: Jest loads them anew for each test file, and 2,000 files take longer. */
function build() {
	for (const name of packages) {
		const file = join(folder, `${name}.js`);
		mkdirSync(dirname(file), { recursive: true });
		// Stryker builds it in a copy of the project that it deletes.
		const path = name.startsWith('@') ? '../all.js' : './all.js';
		writeFileSync(file, `module.exports = require('${path}')['${name}']();\n`);
	}
	const contents = packages.map((name) => `exports['${name}'] = () => require('${name}');`);
	const outfile = `${bundle}.${process.pid}`;
	require('esbuild').buildSync({
		stdin: { contents: contents.join('\n'), resolveDir: __dirname },
		...{ bundle: true, platform: 'node', outfile, external: ['@sentry/*', '*.node'] },
		// n8n names its errors by their classes.
		keepNames: true,
		...{ alias: Object.fromEntries(unused.map((name) => [name, nothing])), logLevel: 'error' },
	});
	// At once, because another run may be reading it.
	renameSync(outfile, bundle);
}

if (!existsSync(bundle)) build();

/** Where Jest finds them. */
module.exports = { [`^(${packages.join('|')})$`]: join(folder, '$1.js') };

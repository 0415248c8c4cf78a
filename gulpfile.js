const { mkdir, readFile, rm, writeFile } = require('node:fs/promises');
const { dirname } = require('node:path');
const { build, transform } = require('esbuild');
const { dest, parallel, series, src, task } = require('gulp');
const { ScriptTarget, transpileModule } = require('typescript');

const node = './nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
const report = './nodes/PayeeCheckReport/PayeeCheckReport.node';

/** The kinds of accounts of each service, with its credential; `gulp build --services …` makes a package of one service. */
const accountsOf = {
	gateway: [
		['gatewayApiUser', 'gateway/credentials', 'MobileMoneyNameLookupApi'],
		['gatewayClientCredentials', 'gateway/credentials', 'MobileMoneyNameLookupClientApi'],
	],
	daraja: [['daraja', 'daraja/daraja', 'MobileMoneyNameLookupDarajaApi']],
};

/** The service that the command names; undefined where all are wanted. */
function chosenService() {
	const at = process.argv.findIndex((argument) => argument.startsWith('--service'));
	if (at === -1) return undefined;
	const given = process.argv.slice(at);
	const [flag, service, ...more] = given.flatMap((each) => each.split('='));
	if (flag !== '--services' || !Object.hasOwn(accountsOf, service) || more.length > 0)
		throw new Error(
			`Give --services ${Object.keys(accountsOf).join(' or ')}, not ${given.join(' ')}`,
		);
	return service;
}

const service = chosenService();
const accounts = service ? accountsOf[service] : Object.values(accountsOf).flat();
const credentials = accounts.map(([, , credential]) => credential);
const credentialFile = (credential) => `credentials/${credential}.credentials`;

/** Replaces the table of all services by a shorter one. */
const onlyChosenService = {
	name: 'only the chosen service',
	setup: ({ onLoad }) => {
		const kinds = [...accounts, ['demo', 'demo/demo']];
		const imports = kinds.map(([kind, file]) => `import { ${kind} } from './${file}';`);
		const table = kinds.map(([kind]) => kind).join(', ');
		const contents = `${imports.join('\n')}\nexport const SERVICES = [${table}];`;
		onLoad({ filter: /[\\/]services[\\/]services\.ts$/ }, () => ({ contents, loader: 'ts' }));
	},
};

/** Shortens the names inside zod, which would take a seventh of the package; the node's own code stays as it is. */
const shortZod = {
	name: 'short zod',
	setup: ({ onLoad }) => {
		onLoad({ filter: /[\\/]node_modules[\\/]zod[\\/]/ }, async ({ path }) => {
			const source = await readFile(path, 'utf8');
			const { code } = await transform(source, { minifyIdentifiers: true, minifySyntax: true });
			return { contents: code, loader: 'js' };
		});
	},
};

task('clean', async () => await rm('dist', { recursive: true, force: true }));

// One readable file instead of two hundred: half of the package size would be module wrappers.
task('build:code', async () => {
	await build({
		stdin: {
			contents: [node, report, ...credentials.map((each) => `./${credentialFile(each)}`)]
				.map((file) => `export * from '${file}';`)
				.join('\n'),
			resolveDir: '.',
		},
		outfile: 'dist/lookup.js',
		bundle: true,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		charset: 'utf8',
		// Shorter syntax under the same names.
		minifySyntax: true,
		external: ['n8n-workflow'],
		// Node.js would import no JSON file without an attribute: it has to become require(). Patterns with \p would become
		// new RegExp(), which is made anew at each use.
		supported: { 'dynamic-import': false, 'regexp-unicode-property-escapes': true },
		plugins: service ? [shortZod, onlyChosenService] : [shortZod],
	});
	// The comments stand in the sources: here they would be a twentieth of the package.
	const bundle = await readFile('dist/lookup.js', 'utf8');
	const { outputText } = transpileModule(bundle, {
		compilerOptions: { removeComments: true, target: ScriptTarget.ES2022 },
	});
	// Blanks at the start of a line are the printer's, and take 6 kB in the package.
	const flush = outputText.replace(/^ +/gm, '');
	await writeFile('dist/lookup.js', flush);
	// The files that package.json names to n8n. Node and credentials share what is in memory, such as tokens.
	for (const [file, name, code] of [
		[`dist/${node}.js`, 'MobileMoneyNameLookup', '../../lookup'],
		[`dist/${report}.js`, 'PayeeCheckReport', '../../lookup'],
		...credentials.map((each) => [`dist/${credentialFile(each)}.js`, each, '../lookup']),
	]) {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, `'use strict';\nexports.${name} = require('${code}').${name};\n`);
	}
});

// A package of one service names no credential that it does not hold.
task('build:manifest', async () => {
	if (!service) return;
	const manifest = JSON.parse(await readFile('package.json', 'utf8'));
	manifest.n8n.credentials = credentials.map((each) => `dist/${credentialFile(each)}.js`);
	await writeFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
});

// What n8n reads beside the code: icons, codex and output schemas.
task('build:icons', () =>
	src(
		[
			'nodes/**/*.svg',
			'nodes/**/*.node.json',
			'nodes/**/__schema__/**/*.json',
			'credentials/**/*.svg',
		],
		{ base: '.', encoding: false },
	).pipe(dest('dist')),
);

// The manifest first, because the bundler reads it.
task('build', series('build:manifest', parallel('build:code', 'build:icons')));

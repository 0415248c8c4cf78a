const { mkdir, readFile, rm, writeFile } = require('node:fs/promises');
const { dirname } = require('node:path');
const { build } = require('esbuild');
const { dest, parallel, src, task } = require('gulp');
const { ScriptTarget, transpileModule } = require('typescript');

const node = './nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
const credential = './credentials/MobileMoneyNameLookupApi.credentials';

/** The kinds of accounts of each service, with which `gulp build --services …` makes a package that holds no other. */
const accountsOf = {
	gateway: {
		gatewayApiUser: 'gateway/apiUser',
		gatewayClientCredentials: 'gateway/clientCredentials',
	},
	daraja: { daraja: 'daraja/daraja' },
};

/** Puts a shorter table in the place of all services; no plugin where all are wanted. */
function onlyChosenService() {
	const at = process.argv.findIndex((argument) => argument.startsWith('--service'));
	if (at === -1) return [];
	const given = process.argv.slice(at);
	const [flag, service, ...more] = given.flatMap((each) => each.split('='));
	if (flag !== '--services' || !Object.hasOwn(accountsOf, service) || more.length > 0)
		throw new Error(
			`Give --services ${Object.keys(accountsOf).join(' or ')}, not ${given.join(' ')}`,
		);
	const kinds = { demo: 'demo/demo', ...accountsOf[service] };
	const imports = Object.entries(kinds).map(
		([kind, file]) => `import { ${kind} } from './${file}';`,
	);
	const contents = `${imports.join('\n')}\nexport const SERVICES = [${Object.keys(kinds).join(', ')}];`;
	const setup = ({ onLoad }) =>
		onLoad({ filter: /[\\/]services[\\/]services\.ts$/ }, () => ({ contents, loader: 'ts' }));
	return [{ name: 'only the chosen service', setup }];
}

task('clean', async () => await rm('dist', { recursive: true, force: true }));

// One readable file in the place of two hundred: half of what they take up in the package is their frames.
task('build:code', async () => {
	await build({
		stdin: { contents: `export * from '${node}'; export * from '${credential}';`, resolveDir: '.' },
		outfile: 'dist/lookup.js',
		bundle: true,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		charset: 'utf8',
		external: ['n8n-workflow', 'zod'],
		// Node.js would import no JSON file without an attribute: it has to become require().
		supported: { 'dynamic-import': false },
		plugins: onlyChosenService(),
	});
	// The comments are with the sources: here they would be a twentieth of the package.
	const bundle = await readFile('dist/lookup.js', 'utf8');
	const { outputText } = transpileModule(bundle, {
		compilerOptions: { removeComments: true, target: ScriptTarget.ES2022 },
	});
	await writeFile('dist/lookup.js', outputText);
	// The files that package.json names to n8n. Node and credential share what is in memory, such as tokens.
	for (const [file, name, code] of [
		[`dist/${node}.js`, 'MobileMoneyNameLookup', '../../lookup'],
		[`dist/${credential}.js`, 'MobileMoneyNameLookupApi', '../lookup'],
	]) {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, `'use strict';\nexports.${name} = require('${code}').${name};\n`);
	}
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

task('build', parallel('build:code', 'build:icons'));

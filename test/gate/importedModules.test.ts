import { importsOf } from './importedModules';

describe('importsOf', () => {
	test.each([
		['require', "const a = require('axios');", ['axios']],
		['require with a template', 'const a = require(`axios`);', ['axios']],
		['require inside a function', "function f() { return require('fs').readFileSync; }", ['fs']],
		['a dynamic import', "async function f() { await import('undici'); }", ['undici']],
		[
			'a dynamic import as TypeScript builds it',
			"Promise.resolve().then(() => __importStar(require('undici')))",
			['undici'],
		],
		['an import', "import axios, { get } from 'axios';", ['axios']],
		['an import for its effects', "import 'axios';", ['axios']],
		['an export of another module', "export * from 'axios';", ['axios']],
		['words that only look like one', "const text = \"require('axios')\"; // require('fs')", []],
		['exports of its own', 'export const a = 1; export { a as b };', []],
	])('finds %s', (_what, code, modules) => {
		expect(importsOf(code)).toEqual({ modules, unreadable: [] });
	});

	test.each([
		['a module that is computed', "require('ax' + 'ios')"],
		['a template with a value in it', 'require(`${name}`)'],
		['a dynamic import that is computed', 'import(name)'],
		['require under another name', "const load = require; load('axios');"],
		['require of the module', "module.require('axios')"],
		['require with another base', "require.main.require('axios')"],
	])('does not overlook %s', (_what, code) => {
		expect(importsOf(code).unreadable).not.toEqual([]);
	});
});

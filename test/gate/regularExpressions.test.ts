import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

import { projectFolder } from '../realN8n/paths';

interface Pattern {
	readonly file: string;
	readonly source: string;
	readonly flags: string;
}

const LINEAR = ['safe', 'linear'];

/** Steps decide, and not the time that a busy machine takes for them; the last is for what hangs. */
const LIMITS = {
	attackTimeout: null,
	incubationTimeout: null,
	seedingTimeout: null,
	timeout: 120_000,
};

const sourceFiles = ['nodes', 'credentials'].flatMap((folder) =>
	readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.map((file) => join(folder, file)),
);

/** The patterns that a file writes as literals. */
function literalsIn(file: string): Pattern[] {
	const text = readFileSync(join(projectFolder, file), 'utf8');
	const found: Pattern[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf('/');
			found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
	return found;
}

/** The patterns that the sources put together: while they are loaded, and for the secrets of an account. */
async function patternsMade(): Promise<Pattern[]> {
	// Loaded before, so that only the project's own patterns are recorded.
	await Promise.all([import('n8n-workflow'), import('zod')]);
	const found: Pattern[] = [];
	let file = '';
	const original = RegExp;
	const recorded = new Proxy(original, {
		construct(target, [pattern, flags]: [RegExp | string, string?]) {
			const made = new target(pattern, flags);
			found.push({ file, source: made.source, flags: made.flags });
			return made;
		},
	});
	Object.assign(globalThis, { RegExp: recorded });
	for (file of sourceFiles) await import(join(projectFolder, file));
	const { redactor } = await import('../../nodes/MobileMoneyNameLookup/redaction/outsideTexts');
	file = 'nodes/MobileMoneyNameLookup/redaction/redactor.ts';
	redactor(['a secret & more', 'aaaaaaaaaaaa', 'p+q/r==='])('aaaa %41 & aaaa');
	Object.assign(globalThis, { RegExp: original });
	return found;
}

const isSlow = async ({ source, flags }: Pattern): Promise<string | undefined> => {
	const result = await check(source, flags, LIMITS);
	if (result.status === 'unknown') return 'unknown';
	const { type } = result.complexity;
	return LINEAR.includes(type) ? undefined : `${result.status} (${type})`;
};

test('every regular expression goes through any text in linear time', async () => {
	const all = [...sourceFiles.flatMap(literalsIn), ...(await patternsMade())];
	// `g` changes where a search begins, and not how it goes.
	const different = new Map(
		all.map((each) => [`/${each.source}/${each.flags.replace('g', '')}`, each]),
	);
	const slow: string[] = [];
	for (const [pattern, each] of different) {
		const problem = await isSlow(each);
		if (problem !== undefined) slow.push(`${each.file}: ${pattern.slice(0, 300)} is ${problem}`);
	}
	expect(different.size).toBeGreaterThan(100);
	expect(slow).toEqual([]);
}, 600_000);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

import { projectFolder } from '../realN8n/paths';

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
		.map((file) => join(projectFolder, folder, file)),
);

/** The patterns that a file writes as literals. */
function literalsIn(file: string): RegExp[] {
	const found: RegExp[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf('/');
			found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022));
	return found;
}

/** The patterns that the sources put together: while they are loaded, and for the secrets of an account. */
async function patternsMade(): Promise<RegExp[]> {
	// Loaded before, so that only the project's own patterns are recorded.
	await Promise.all([import('n8n-workflow'), import('zod')]);
	const found: RegExp[] = [];
	const original = RegExp;
	const recorded = new Proxy(original, {
		construct(target, [pattern, flags]: [RegExp | string, string?]) {
			const made = new target(pattern, flags);
			found.push(made);
			return made;
		},
	});
	Object.assign(globalThis, { RegExp: recorded });
	for (const file of sourceFiles) await import(file);
	const { redactor } = await import('../../nodes/MobileMoneyNameLookup/redaction/outsideTexts');
	redactor(['a secret & more', 'aaaaaaaaaaaa', 'p+q/r==='])('aaaa %41 & aaaa');
	Object.assign(globalThis, { RegExp: original });
	return found;
}

/** How long the pattern takes for the worst text, if it is not in proportion to the text. */
async function slowness({ source, flags }: RegExp): Promise<string[]> {
	const result = await check(source, flags, LIMITS);
	const type = result.status === 'unknown' ? 'unknown' : result.complexity.type;
	return type === 'safe' || type === 'linear' ? [] : [`/${source.slice(0, 300)}/ is ${type}`];
}

test('every regular expression goes through any text in linear time', async () => {
	const all = [...sourceFiles.flatMap(literalsIn), ...(await patternsMade())];
	// `g` changes where a search begins, and not how it goes.
	const different = new Map(all.map((each) => [String(each).replace(/g(?=[a-z]*$)/, ''), each]));
	const slow: string[] = [];
	for (const each of different.values()) slow.push(...(await slowness(each)));
	expect(different.size).toBeGreaterThan(100);
	expect(slow).toEqual([]);
}, 600_000);

import ts from 'typescript';

/** What a JavaScript file imports. */
export interface Imports {
	/** The modules as they are written, in the order of the file. */
	modules: string[];
	/** Code that could import something which cannot be told from reading it. */
	unreadable: string[];
}

/** Reads the imports of a JavaScript file: `import`, `export … from`, `import()` and `require()`. */
export function importsOf(code: string): Imports {
	const file = ts.createSourceFile(
		'built.js',
		code,
		ts.ScriptTarget.Latest,
		true,
		ts.ScriptKind.JS,
	);
	const modules: string[] = [];
	const unreadable: string[] = [];

	const add = (module: ts.Expression | undefined, whole: ts.Node): void => {
		if (module !== undefined && ts.isStringLiteralLike(module)) modules.push(module.text);
		else unreadable.push(whole.getText(file));
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node);
		if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node);
		if (ts.isCallExpression(node) && isImporting(node.expression)) add(node.arguments[0], node);
		// Under another name, or as module.require, it would import what this reading does not see.
		if (isRequire(node) && !isCalled(node)) unreadable.push(node.parent.getText(file));
		ts.forEachChild(node, visit);
	};
	visit(file);
	return { modules, unreadable };
}

function isRequire(node: ts.Node): node is ts.Identifier {
	return ts.isIdentifier(node) && node.text === 'require';
}

function isImporting(called: ts.Expression): boolean {
	return isRequire(called) || called.kind === ts.SyntaxKind.ImportKeyword;
}

function isCalled(node: ts.Identifier): boolean {
	return ts.isCallExpression(node.parent) && node.parent.expression === node;
}

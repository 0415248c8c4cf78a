const { rm } = require('node:fs/promises');
const { dest, src, task } = require('gulp');

task('clean', async () => await rm('dist', { recursive: true, force: true }));

// What n8n reads beside the compiled node: icons, codex and output schemas.
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import type { Row } from './rows';

const COMPARISONS = 100_000;

/** User time, which other programs do not lengthen. */
const loop = (pairs: readonly (readonly [expected: string, registered: string])[]) => `
	import { compareNames } from './compareNames';
	const pairs = ${JSON.stringify(pairs)};
	const before = process.cpuUsage();
	for (let done = 0; done < ${COMPARISONS}; done++) compareNames(...pairs[done % pairs.length]);
	console.log((process.cpuUsage(before).user / 1e6).toFixed(1));
`;

const inTitleCase = (name: string): string =>
	name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * How long many comparisons take of one core, in a sentence. The pairs are of right holders, as in most rows of a
 * sheet: half typed as they are registered, half in another way. The code is built as for the package, because what
 * runs the benches names each closure when it is made.
 */
export function speed(rows: readonly Row[]): string {
	const pairs = rows
		.filter(({ label }) => label === 'match')
		.flatMap(({ expected, registered }) => [
			[inTitleCase(registered), registered] as const,
			[expected, registered] as const,
		]);
	const { outputFiles } = buildSync({
		stdin: {
			contents: loop(pairs),
			resolveDir: join(__dirname, '../../../nodes/MobileMoneyNameLookup/nameMatch'),
		},
		bundle: true,
		platform: 'node',
		target: 'node20',
		supported: { 'regexp-unicode-property-escapes': true },
		write: false,
	});
	const input = outputFiles.map(({ text }) => text).join('');
	const seconds = execFileSync(process.execPath, ['-'], { input, encoding: 'utf8' }).trim();
	return `${COMPARISONS.toLocaleString('en')} comparisons took ${seconds} s of one core.`;
}

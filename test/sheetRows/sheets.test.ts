import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { comesTo, problemOf, sheet } from './reading';

/** Stanzas of three lines: a sentence, a sheet, and what it comes to without the headings of its sections. */
const SHEETS = readFileSync(join(__dirname, 'data/sheets.txt'), 'utf8')
	.trim()
	.split('\n\n')
	.map((stanza) => stanza.split('\n').map((line) => line.trim()));

const isRefused = ([, , result = '']: readonly string[]): boolean => result.startsWith('refused');

it.each(SHEETS.filter((each) => !isRefused(each)))(
	'a sheet is read by this rule: %s: %s',
	(_sentence, text = '', result = '') => {
		const lines = comesTo(text)
			.split(' // ')
			.filter((line) => !line.includes('taken for a heading'));
		expect(lines.join(' // ')).toBe(result);
	},
);

it.each(SHEETS.filter(isRefused))(
	'a sheet is refused by this rule: %s: %s',
	(_sentence, text = '', result = '') => {
		const problem = problemOf(sheet(text));
		expect(problem).toMatch(/^Nothing was looked up\. /);
		expect(problem).toContain(result.replace('refused: ', ''));
	},
);

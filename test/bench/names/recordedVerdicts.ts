import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { readDataFiles, type Row } from './rows';

const record = join(__dirname, 'data', 'recorded-verdicts.txt');
const editedNames = 36;

type Change = (word: string) => string;

const swapped = (word: string, at: number): string =>
	word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
const changeFirst = ([first = '', ...others]: readonly string[], change: Change): string =>
	[change(first), ...others].join(' ');
const changeLast = (words: readonly string[], change: Change): string =>
	[...words.slice(0, -1), change(words.at(-1) ?? '')].join(' ');

/** What people do to names: slips, other spellings, parts left out, moved, joined or added. */
const edits: ReadonlyArray<(words: readonly string[]) => string> = [
	(words) => changeFirst(words, (word) => word.slice(0, -1)),
	(words) => changeLast(words, (word) => word + word.slice(-1)),
	(words) => changeFirst(words, (word) => swapped(word, 1)),
	(words) => changeLast(words, (word) => `${word.slice(0, 2)}q${word.slice(3)}`),
	(words) => changeLast(words, (word) => `${word.slice(0, 1)}qx${word.slice(3)}`),
	(words) => words.map((word) => swapped(word, 0)).join(' '),
	(words) => changeFirst(words, (word) => word.charAt(0)),
	(words) => changeFirst(words, (word) => `${word.charAt(0)}.`),
	(words) => words.map((word) => word.charAt(0)).join(''),
	(words) => words.slice(1).join(' '),
	(words) => words.slice(0, -1).join(' '),
	(words) => [...words].reverse().join(' '),
	(words) => words.join(''),
	(words) => words.join('-'),
	(words) => changeFirst(words, (word) => `${word.slice(0, 3)} ${word.slice(3)}`),
	(words) => `Dr. ${words.join(' ')}`,
	(words) => `${words.join(' ')} Ltd`,
	(words) => `${words.join(' ')} Enterprises`,
	(words) => `${words.join(' ')} 12`,
	(words) => `${words.join(' ')} T/A Baraka Stores`,
	(words) => `Baraka Stores t/a ${words.join(' ')}`,
	(words) => `${words.join(' ')} Otieno Wafula Cheruiyot`,
	(words) => words.join(' ').slice(0, 12),
	(words) => changeFirst(words, (word) => word.replace(/[OoAa]/, '\u043e')),
	(words) => changeLast(words, (word) => word.replace(/[Ii]/, 'y').replace(/[Cc]/, 'k')),
];

/**
 * One line for each pair: both names, verdict, score and explanation. Rows kept aside stay out, because
 * who changes a rule must not see what it does to each of them.
 */
export function verdictLines(): string[] {
	const { kenya, persons, businesses } = readDataFiles();
	const open = (rows: readonly Row[]) => rows.filter(({ keptAside }) => !keptAside);
	const payees = open(kenya.rows);
	const names = [...new Set(payees.map(({ registered }) => registered))].slice(0, editedNames);
	const pairs = [
		...payees,
		...open(persons.rows),
		...open(businesses.rows),
		...names.flatMap((registered) =>
			edits.map((edit) => ({ expected: edit(registered.split(' ')), registered })),
		),
	];
	return pairs.map(({ expected, registered }) => {
		const { result, score, explanation } = compareNames(expected, registered);
		return [expected, registered, `${result} ${score}`, explanation.join(' ')].join(' | ');
	});
}

/** The lines that were recorded last. */
export const recordedLines = (): string[] => readFileSync(record, 'utf8').trimEnd().split('\n');

/** Records the verdicts as they are now. */
export function recordVerdicts(): void {
	writeFileSync(record, `${verdictLines().join('\n')}\n`);
}

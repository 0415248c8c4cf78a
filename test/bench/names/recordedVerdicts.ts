import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { readDataFiles, type Row } from './rows';

const record = join(__dirname, 'data', 'recorded-verdicts.txt');
const editedNames = 36;

/** What people do to names: slips, other spellings, parts left out, moved, joined or added. */
const EDITS: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
	[/\S(?= |$)/, ''],
	[/(\S)$/, '$1$1'],
	[/^(.)(.)(.)/, '$1$3$2'],
	[/\b(\w\w)\w(\w*)$/, '$1q$2'],
	[/\b(\w)\w\w(\w*)$/, '$1qx$2'],
	[/\b(\w)(\w)/g, '$2$1'],
	[/^(\w)\w*/, '$1'],
	[/^(\w)\w*/, '$1.'],
	[/(\w)\w* ?/g, '$1'],
	[/^\S+ /, ''],
	[/ \S+$/, ''],
	[/^(.+) (\S+)$/, '$2 $1'],
	[/ /g, ''],
	[/ /g, '-'],
	[/^(\w{3})/, '$1 '],
	[/^/, 'Dr. '],
	[/$/, ' Ltd'],
	[/$/, ' Enterprises'],
	[/$/, ' 12'],
	[/$/, ' T/A Baraka Stores'],
	[/^/, 'Baraka Stores t/a '],
	[/$/, ' Otieno Wafula Cheruiyot'],
	[/^(.{12}).*/, '$1'],
	[/[OA]/i, '\u043e'],
	[/i(?=\w*$)/i, 'y'],
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
			EDITS.map((edit) => ({ expected: registered.replace(...edit), registered })),
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

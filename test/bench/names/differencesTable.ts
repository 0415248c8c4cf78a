import { visible } from '../../../nodes/MobileMoneyNameLookup/domain/visible';
import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import {
	DIFFERENCES,
	type Weight,
} from '../../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { markdownTable } from '../markdownTable';

const results: Readonly<Record<Weight, string>> = {
	harmless: 'match',
	close: 'close match',
	other: 'no match',
};
const longestName = 48;

/** The kinds of differences as readers of the documentation see them, with what is really said of each example. */
export function differenceRows() {
	return Object.entries(DIFFERENCES).map(([kind, row]) => {
		const [persons, bodies, needsPerson, expected, registered] = row;
		return {
			Difference: kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
			'You expect': shown(expected),
			'Registered as': shown(registered),
			Persons: results[persons],
			Bodies: results[bodies],
			'A person decides': needsPerson && (persons === 'close' || bodies === 'close') ? 'yes' : '',
			'The explanation says': saidOf(kind, expected, registered) ?? '–',
		};
	});
}

/** The same as a Markdown table. */
export function differencesTable(): string {
	const escape = (text: string) => text.replace(/[\\*_|<`[\]]/g, '\\$&');
	const rows = differenceRows().map((row) =>
		Object.fromEntries(Object.entries(row).map(([head, cell]) => [head, escape(cell)])),
	);
	return markdownTable(rows);
}

/** The sentence of this kind in the explanation of two names, or undefined where another kind explains them. */
export function saidOf(kind: string, expected: string, registered: string): string | undefined {
	return compareNames(expected, registered).explanation.find((one) => kindOf(one) === kind);
}

const templates = Object.entries(DIFFERENCES).map(([kind, { 5: sentence }]) => {
	const literals = sentence.split(/\{\w+\}/);
	const pattern = literals.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
	return { kind, pattern: new RegExp(`^${pattern}$`, 'u'), letters: literals.join('').length };
});

/** "One letter is different, in the word that …" fits two templates: the one that says more of it is meant. */
function kindOf(sentence: string): string | undefined {
	const fitting = templates.filter(({ pattern }) => pattern.test(sentence));
	return fitting.sort((a, b) => b.letters - a.letters)[0]?.kind;
}

/** A name of an example, with what nobody would see in it. */
function shown(text: string): string {
	const all = visible(text);
	return all.length > longestName ? `${all.slice(0, longestName)}…` : all;
}

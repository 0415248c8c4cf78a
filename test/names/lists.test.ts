import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { foldWord } from '../../nodes/MobileMoneyNameLookup/names/foldWord';
import {
	isKnownName,
	isPersonalName,
} from '../../nodes/MobileMoneyNameLookup/names/personNames/knownNames';
import { shortForms } from '../../nodes/MobileMoneyNameLookup/names/personNames/shortForms';
import { spellingVariants } from '../../nodes/MobileMoneyNameLookup/names/personNames/spellingVariants';
import { abbreviations } from '../../nodes/MobileMoneyNameLookup/names/words/abbreviations';
import { commonWords } from '../../nodes/MobileMoneyNameLookup/names/words/commonWords';
import { genericWords } from '../../nodes/MobileMoneyNameLookup/names/words/genericWords';
import { legalForms } from '../../nodes/MobileMoneyNameLookup/names/words/legalForms';
import { foreignCountries, places } from '../../nodes/MobileMoneyNameLookup/names/words/places';
import { warnings } from '../../nodes/MobileMoneyNameLookup/names/words/warnings';

const room = join(__dirname, '../../nodes/MobileMoneyNameLookup/names');

/** The lists of a folder as they are written: a set does not tell that a word stands in it twice. */
const listsIn = (folder: string): [list: string, words: string[]][] =>
	readdirSync(join(room, folder))
		.filter((file) => file.endsWith('.ts'))
		.flatMap((file) => {
			const source = readFileSync(join(room, folder, file), 'utf8');
			const texts = source.match(/(?<=wordList\(\s*[`'])[^`']+/g) ?? [];
			const maps = source.match(/new Map[^]*?\n\]\);/g) ?? [];
			const keys = maps.map((map) => map.match(/(?<=^\t\[')[^']+/gm) ?? []);
			const lists = [...texts.map((text) => text.trim().split(/\s+/)), ...keys];
			return lists.map((words, at): [string, string[]] => [`${folder}/${file}, ${at + 1}`, words]);
		});

const namesOfPersons = [...listsIn('personNames'), ...listsIn('personNames/rarer')];
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at);

describe('each list', () => {
	const lists = [...listsIn('words'), ...namesOfPersons];

	it('is found', () => {
		expect(lists.length).toBeGreaterThan(50);
	});

	it.each(lists)('has every word once, as it is compared: %s', (_list, words) => {
		expect(words.filter((word) => !word.includes('/') && foldWord(word) !== word)).toEqual([]);
		expect(twice(words)).toEqual([]);
	});

	it.each([
		['spellings', spellingVariants],
		['short forms', [...shortForms].map(([short, names]) => [short, ...names])],
		['abbreviations', [...abbreviations].map(([short, words]) => [short, ...words])],
	])('has every word once in a line: %s', (_list, lines) => {
		expect(lines.filter((words) => twice(words).length > 0)).toEqual([]);
	});
});

describe('names of persons', () => {
	it('are no warnings, trades or generic words', () => {
		const others = [
			...[warnings, genericWords, commonWords, places, foreignCountries].flatMap((list) => [
				...list,
			]),
			...legalForms.keys(),
			...['nominee', 'trustee', 'ent', 'shg', 'plumber'],
		];
		expect(others.filter((key) => isPersonalName(key) && !isKnownName(key))).toEqual([]);
	});

	it('stand once in all lists together', () => {
		const words = namesOfPersons.flatMap(([, some]) => some);
		expect(words.length).toBeGreaterThan(4_000);
		expect(twice(words)).toEqual([]);
	});
});

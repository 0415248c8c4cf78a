import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { foldWord } from '../../nodes/MobileMoneyNameLookup/names/foldWord';
import {
	isKnownName,
	isPersonalName,
} from '../../nodes/MobileMoneyNameLookup/names/personNames/knownNames';
import {
	christianMen,
	christianWomen,
} from '../../nodes/MobileMoneyNameLookup/names/personNames/christian';
import {
	kikuyuMen,
	kikuyuWomen,
} from '../../nodes/MobileMoneyNameLookup/names/personNames/peoples';
import { womensNames } from '../../nodes/MobileMoneyNameLookup/names/personNames/women';
import { commonWords } from '../../nodes/MobileMoneyNameLookup/names/words/commonWords';
import { genericWords } from '../../nodes/MobileMoneyNameLookup/names/words/genericWords';
import {
	ambiguousTitles,
	menTitles,
	titles,
	womenTitles,
} from '../../nodes/MobileMoneyNameLookup/names/words/honorifics';
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
			const lists = texts.map((text) => text.trim().split(/\s+/));
			return lists.map((words, at): [string, string[]] => [`${folder}/${file}, ${at + 1}`, words]);
		});

const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at);

const lists = [...listsIn('words'), ...listsIn('personNames')];
it.each(lists)('each list has every word once, as it is compared: %s', (_list, words) => {
	expect(words.filter((word) => !word.includes('/') && foldWord(word) !== word)).toEqual([]);
	expect(twice(words)).toEqual([]);
});

describe('titles', () => {
	it('of men are none of women, and each is a title', () => {
		const sexed = [...menTitles, ...womenTitles];
		expect(twice(sexed)).toEqual([]);
		expect(sexed.filter((key) => !titles.has(key) && !ambiguousTitles.has(key))).toEqual([]);
	});

	it('that are names too are no titles that are never one', () => {
		expect([...titles].filter((key) => ambiguousTitles.has(key))).toEqual([]);
		expect([...titles].filter((key) => isKnownName(key))).toEqual([]);
	});
});

describe('names of persons', () => {
	it('are no warnings, trades or generic words', () => {
		const lists = [
			warnings,
			genericWords,
			commonWords,
			places,
			foreignCountries,
			legalForms.keys(),
		];
		const others = [lists.flatMap((list) => [...list]), 'nominee', 'trustee', 'ent', 'shg'].flat();
		expect(others.filter((key) => isPersonalName(key) && !isKnownName(key))).toEqual([]);
	});

	it('are of men or of women, or of both and in neither list', () => {
		const women = [...christianWomen, ...kikuyuWomen, ...womensNames];
		expect([...christianMen, ...kikuyuMen].filter((name) => women.includes(name))).toEqual([]);
	});
});

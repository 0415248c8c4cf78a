import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { KNOWN_BODIES } from '../../nodes/MobileMoneyNameLookup/names/fullNames';
import {
	is,
	isKnownName,
	isPersonalName,
	wordsOf,
} from '../../nodes/MobileMoneyNameLookup/names/lexicon';
import { foldWord } from '../../nodes/MobileMoneyNameLookup/names/readWords';

const room = join(__dirname, '../../nodes/MobileMoneyNameLookup/names/data');
const listsSchema = z.record(z.array(z.string()));

const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at);

const lists = readdirSync(room).flatMap((file) =>
	Object.entries(listsSchema.parse(JSON.parse(readFileSync(join(room, file), 'utf8')))),
);

it('each list of words has a name of its own', () => {
	expect(twice(lists.map(([name]) => name))).toEqual([]);
});

/** Lists in which each row is a group, and a word may be in several. */
const GROUPS =
	'abbreviations looseAbbreviations nameSpellings shortForms registerWords legalPhrases generations plainLetters drawnLike impliedWords wordSpellings';

it.each(lists)('each row of a list has every word once, as it is compared: %s', (name, rows) => {
	const words = rows.map((row) => row.split(' '));
	const folded = (word: string) => word.split('_').map(foldWord).join('_') === word;
	const isOfWords = name !== 'plainLetters' && name !== 'drawnLike';
	const unfolded = words.flat().filter((word) => !word.includes('/') && !folded(word));
	expect(isOfWords ? unfolded : []).toEqual([]);
	const isOfGroups = GROUPS.split(' ').includes(name);
	const repeated = isOfGroups ? words.flatMap((row) => twice(row.slice(1))) : twice(words.flat());
	expect(repeated).toEqual([]);
});

describe('The lists of titles', () => {
	it('share no title of men and of women, and each of these is a title', () => {
		const sexed = [...wordsOf('menTitles'), ...wordsOf('womenTitles')];
		expect(twice(sexed)).toEqual([]);
		expect(sexed.filter((key) => !is(key, 'titles') && !is(key, 'ambiguousTitles'))).toEqual([]);
	});

	it('keep titles that are names too apart from those that are never names', () => {
		expect(wordsOf('titles').filter((key) => is(key, 'ambiguousTitles'))).toEqual([]);
		expect(wordsOf('titles').filter((key) => isKnownName(key))).toEqual([]);
	});
});

describe('The lists of personal names', () => {
	it('hold no warnings, trades or generic words', () => {
		const general = [...wordsOf('warnings'), ...wordsOf('genericWords'), ...wordsOf('commonWords')];
		const places = [...wordsOf('places'), ...wordsOf('foreignCountries')];
		const forms = [...wordsOf('legalPlain'), ...wordsOf('foreignForms'), 'ent', 'shg'];
		const others = [...general, ...places, ...forms, 'nominee', 'trustee'];
		expect(others.filter((key) => isPersonalName(key) && !isKnownName(key))).toEqual([]);
	});

	it('hold no name both as one of men and as one of women', () => {
		const women = ['christianWomen', 'kikuyuWomen', 'womensNames'] as const;
		const men = [...wordsOf('christianMen'), ...wordsOf('kikuyuMen')];
		expect(men.filter((name) => women.some((list) => is(name, list)))).toEqual([]);
	});
});

const isMatch = (one: string, other: string) => compareNames(one, other).result === 'match';

describe('The list of well-known bodies', () => {
	it('holds 150 bodies or more, and each of their names once', () => {
		expect(KNOWN_BODIES.length).toBeGreaterThanOrEqual(150);
		expect(twice(KNOWN_BODIES.flat())).toEqual([]);
	});

	it('makes a body match by each of its names', () => {
		const pairs = KNOWN_BODIES.flatMap(([full = '', ...others]) =>
			others.flatMap((name) => [
				[name, full.toUpperCase()],
				[name, `${full.toUpperCase()} LTD`],
				[full, name.toUpperCase()],
			]),
		);
		expect(pairs.filter(([one = '', other = '']) => !isMatch(one, other))).toEqual([]);
	});

	it('tells each body from those next to it in the alphabet', () => {
		const names = KNOWN_BODIES.map(([, short = '']) => short).sort();
		const neighbours = names.flatMap((one, at) =>
			names.slice(at + 1, at + 5).map((other) => [one, other]),
		);
		expect(neighbours.filter(([one = '', other = '']) => isMatch(one, other))).toEqual([]);
	});
});

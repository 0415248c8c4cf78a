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

it('lists have names of their own', () => {
	expect(twice(lists.map(([name]) => name))).toEqual([]);
});

/** Lists in which each row is a group, and a word may be in several. */
const GROUPS: ReadonlySet<string> = new Set(
	'abbreviations looseAbbreviations nameSpellings shortForms registerWords legalPhrases generations plainLetters drawnLike impliedWords wordSpellings'.split(
		' ',
	),
);

it.each(lists)('each row has every word once, as it is compared: %s', (name, rows) => {
	const words = rows.map((row) => row.split(' '));
	const folded = (word: string) => word.split('_').map(foldWord).join('_') === word;
	const isLetters = name === 'plainLetters' || name === 'drawnLike';
	expect(words.flat().filter((word) => !isLetters && !word.includes('/') && !folded(word))).toEqual(
		[],
	);
	expect(
		GROUPS.has(name) ? words.flatMap((row) => twice(row.slice(1))) : twice(words.flat()),
	).toEqual([]);
});

describe('titles', () => {
	it('of men are none of women, and each is a title', () => {
		const sexed = [...wordsOf('menTitles'), ...wordsOf('womenTitles')];
		expect(twice(sexed)).toEqual([]);
		expect(sexed.filter((key) => !is(key, 'titles') && !is(key, 'ambiguousTitles'))).toEqual([]);
	});

	it('that are names too are no titles that are never one', () => {
		expect(wordsOf('titles').filter((key) => is(key, 'ambiguousTitles'))).toEqual([]);
		expect(wordsOf('titles').filter((key) => isKnownName(key))).toEqual([]);
	});
});

describe('names of persons', () => {
	it('are no warnings, trades or generic words', () => {
		const general = [...wordsOf('warnings'), ...wordsOf('genericWords'), ...wordsOf('commonWords')];
		const places = [...wordsOf('places'), ...wordsOf('foreignCountries')];
		const forms = [...wordsOf('legalPlain'), ...wordsOf('foreignForms'), 'ent', 'shg'];
		const others = [...general, ...places, ...forms, 'nominee', 'trustee'];
		expect(others.filter((key) => isPersonalName(key) && !isKnownName(key))).toEqual([]);
	});

	it('are of men or of women, or of both and in neither list', () => {
		const women = ['christianWomen', 'kikuyuWomen', 'womensNames'] as const;
		const men = [...wordsOf('christianMen'), ...wordsOf('kikuyuMen')];
		expect(men.filter((name) => women.some((list) => is(name, list)))).toEqual([]);
	});
});

const isMatch = (one: string, other: string) => compareNames(one, other).result === 'match';

describe('well-known bodies', () => {
	it('are 150 or more, each name of theirs listed once', () => {
		expect(KNOWN_BODIES.length).toBeGreaterThanOrEqual(150);
		expect(twice(KNOWN_BODIES.flat())).toEqual([]);
	});

	it('are each one by all of their names', () => {
		const pairs = KNOWN_BODIES.flatMap(([full = '', ...others]) =>
			others.flatMap((name) => [
				[name, full.toUpperCase()],
				[name, `${full.toUpperCase()} LTD`],
				[full, name.toUpperCase()],
			]),
		);
		expect(pairs.filter(([one = '', other = '']) => !isMatch(one, other))).toEqual([]);
	});

	it('are told from those that come next to them in the alphabet', () => {
		const names = KNOWN_BODIES.map(([, short = '']) => short).sort();
		const neighbours = names.flatMap((one, at) =>
			names.slice(at + 1, at + 5).map((other) => [one, other]),
		);
		expect(neighbours.filter(([one = '', other = '']) => isMatch(one, other))).toEqual([]);
	});
});

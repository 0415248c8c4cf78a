import fc from 'fast-check';

import { maskName } from '../../nodes/MobileMoneyNameLookup/domain/result/maskName';
import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { relate } from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';
import { is, wordsOf } from '../../nodes/MobileMoneyNameLookup/names/lexicon';
import { isUsable, readName } from '../../nodes/MobileMoneyNameLookup/names/readName';
import { anyCharacter } from '../support/anyCharacter';

const ranges = { noMatch: [0, 0.59], closeMatch: [0.6, 0.89], match: [0.9, 1] } as const;
const ranks = { noMatch: 0, closeMatch: 1, match: 2 } as const;
const resultOf = (expected: string, registered: string) =>
	compareNames(expected, registered).result;

const muslims = wordsOf('arabicSomaliNames');
const christians = [...wordsOf('christianMen'), ...wordsOf('christianWomen')];
const fathers = [...wordsOf('kikuyuMen'), ...wordsOf('luoNames')];
const people = [...muslims, ...christians, ...fathers, ...wordsOf('kambaNames')];

/** One part of a person's name: a known one, or letters that are no word of any list. */
const part = fc.oneof(
	fc.constantFrom(...people),
	fc.stringMatching(/^[bdgkmnrtwz][aeiou][a-z]{1,5}qua$/),
);
const parts = fc.array(part, { minLength: 2, maxLength: 4 });
const personName = parts.map((some) => some.join(' '));

/** Any text at all: broken surrogates, controls, combining marks, right-to-left letters, emoji. */
const anyText = fc.oneof(
	fc.string({ unit: anyCharacter, maxLength: 60 }),
	fc.string({ unit: 'grapheme', maxLength: 60 }),
	fc.string({ maxLength: 60 }),
	personName,
);

/** A fixed number of cases; `npm run fuzz` draws many others. */
const { FUZZ_SEED } = process.env;
const RUNS = FUZZ_SEED ? { numRuns: 2000, seed: Number(FUZZ_SEED) } : { numRuns: 60, seed: 22 };

const hold = <T extends [unknown, ...unknown[]]>(
	arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
	law: (...values: T) => void,
) => {
	fc.assert(fc.property(...arbitraries, law), RUNS);
};

/** The words of a name that is read as names of persons and nothing else: no title, no word of a business. */
const readAsNames = (...words: readonly string[]) => {
	const { parts: read, ordered } = readName(words.join(' '));
	return !ordered && read.length === words.length && read.every(({ role }) => role === 'name');
};

/** Whether one word is as good as the other: spellings of one name, a short form. */
const mayBeOne = (one: string, other: string) => {
	const [a, b] = [one, other].map((word) => readName(`Zed ${word}`).parts.at(-1));
	const kind = a && b && relate(a, b)?.kind;
	return kind === 'same' || kind === 'spelling' || kind === 'shortForm';
};

const neverMatch = (one: string, other: string) => {
	expect([one, other, resultOf(one, other)]).not.toContain('match');
	expect([other, one, resultOf(other, one)]).not.toContain('match');
};

describe('The comparison of any two texts', () => {
	test('throws nothing, and its score and explanation fit the result', () => {
		hold([anyText, anyText], (expected, registered) => {
			const { result, score, explanation } = compareNames(expected, registered);
			const [lowest, highest] = ranges[result];
			expect(score).toBeGreaterThanOrEqual(lowest);
			expect(score).toBeLessThanOrEqual(highest);
			expect([1, 2, 3]).toContain(explanation.length);
		});
	});

	test('finds equal texts a match with score 1, or needs a person; it matches none that are no name', () => {
		hold([anyText], (text) => {
			const { result, score } = compareNames(text, text);
			if (!isUsable(readName(text))) expect(result).not.toBe('match');
			// Of a name that the service hides in part, an equal text says little; one part alone is anybody's.
			else expect([1, ranks.match]).toContain(ranks[result]);
			if (result === 'match') expect(score).toBe(1);
		});
		hold([personName], (name) => {
			expect(compareNames(name, name)).toMatchObject({ result: 'match', score: 1 });
		});
	});
});

describe('for names of persons', () => {
	test('case, accents, spaces and punctuation change nothing', () => {
		hold([personName, personName], (expected, registered) => {
			const { result, score } = compareNames(expected, registered);
			for (const same of [
				expected.toUpperCase(),
				`  ${expected.replaceAll(' ', '   ')} `,
				// Between two words a comma says which is the family name.
				expected.replaceAll(' ', expected.split(' ').length > 2 ? ', ' : ' '),
				`${expected}.`,
				expected.replaceAll('a', 'á').replaceAll('u', 'ũ'),
			])
				expect([same, compareNames(same, registered)]).toMatchObject([same, { result, score }]);
		});
	});

	test('a title changes nothing, and one of a man or a woman makes nothing better', () => {
		const title = fc.constantFrom('Dr.', 'Prof', 'Rev.', 'Eng', 'Hon.', 'Capt');
		const sexed = fc.constantFrom('Mr', 'Mrs.', 'Miss', 'Bw.', 'Bibi');
		hold([title, sexed, personName, personName], (some, other, expected, registered) => {
			const result = resultOf(expected, registered);
			expect(resultOf(`${some} ${expected}`, registered)).toBe(result);
			expect(resultOf(expected, `${some} ${registered}`)).toBe(result);
			for (const titled of [
				resultOf(`${other} ${expected}`, registered),
				resultOf(expected, `${other} ${registered}`),
			])
				expect(ranks[titled]).toBeLessThanOrEqual(ranks[result]);
		});
	});

	/** Two names of which nothing tells the given one. */
	const twoOf = (names: readonly string[]) =>
		fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 });
	const ofFathers = fathers.filter((name) => !is(name, 'luoNames') || name.startsWith('o'));
	const notChristian = ofFathers.filter((name) => !christians.includes(name));

	test('their order needs a person where nothing tells the given name', () => {
		hold([fc.oneof(twoOf(muslims), twoOf(notChristian))], (some) => {
			fc.pre(readAsNames(...some));
			neverMatch(some.join(' '), [...some].reverse().join(' '));
		});
	});

	test('a part before the given name is never a match', () => {
		hold([part, parts, parts], (before, name, later) => {
			fc.pre(readAsNames(before, ...name) && !name.some((own) => mayBeOne(own, before)));
			const [own = '', father = ''] = name;
			neverMatch(name.join(' '), [before, ...name].join(' '));
			neverMatch([own, father, ...later].join(' '), [before, own, father].join(' '));
		});
	});

	test('an initial or a number that is glued to its neighbour is never a match', () => {
		const letter = fc.stringMatching(/^[a-z]$/);
		const digits = fc.stringMatching(/^[1-9]\d?$/);
		hold([part, letter, part, digits, digits], (own, initial, family, one, two) => {
			const glued = [own + initial, initial + own];
			fc.pre(!glued.some((word) => mayBeOne(own, word)) && !mayBeOne(family, family + initial));
			neverMatch(`${own} ${initial} ${family}`, `${own}${initial} ${family}`);
			neverMatch(`${family} ${initial} ${own}`, `${family} ${initial}${own}`);
			neverMatch(`${own} ${family} shop ${one} ${two}`, `${own} ${family} shop ${one}${two}`);
			neverMatch(`${own} ${family} ${initial} traders`, `${own} ${family}${initial} traders`);
		});
	});

	test('a word that warns is never passed over, wherever it stands', () => {
		hold([parts, fc.constantFrom(...wordsOf('warnings')), fc.nat(4)], (some, word, at) => {
			fc.pre(!some.includes(word));
			const name = some.join(' ');
			const warned = [...some.slice(0, at), word, ...some.slice(at)].join(' ');
			expect(resultOf(name, warned)).not.toBe('match');
			expect(resultOf(warned, name)).not.toBe('match');
			expect(resultOf(name, `${name} (${word})`)).not.toBe('match');
		});
	});

	test('a name masked to its initials agrees with itself, and is never a match', () => {
		hold([personName, personName], (name, other) => {
			expect(resultOf(name, maskName(name))).toBe('closeMatch');
			expect(resultOf(other, maskName(name))).not.toBe('match');
		});
	});

	test('a part replaced by another name is never a match', () => {
		hold([parts, part, fc.nat(3)], (some, other, at) => {
			fc.pre(!some.some((own) => mayBeOne(own, other)));
			neverMatch(some.join(' '), some.with(at % some.length, other).join(' '));
		});
	});
});

import fc from 'fast-check';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isUsable, readName } from '../../nodes/MobileMoneyNameLookup/nameMatch/parts';
import { maskName } from '../../nodes/MobileMoneyNameLookup/domain/maskName';
import { warnings } from '../../nodes/MobileMoneyNameLookup/nameMatch/words/warnings';
import { anyText, namesOfOneLength, part, personName } from './personNames';

const results = ['noMatch', 'closeMatch', 'match'];
const rankOf = (expected: string, registered: string) =>
	results.indexOf(compareNames(expected, registered).result);

const hold = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => {
	fc.assert(property, { numRuns: 500 });
};

describe('for any two texts', () => {
	test('comparing throws nothing and keeps to its ranges', () => {
		hold(
			fc.property(anyText, anyText, (expected, registered) => {
				const { result, score, explanation } = compareNames(expected, registered);
				const [least, most] = { noMatch: [0, 0.59], closeMatch: [0.6, 0.89], match: [0.9, 1] }[
					result
				];
				expect(score).toBeGreaterThanOrEqual(least ?? NaN);
				expect(score).toBeLessThanOrEqual(most ?? NaN);
				expect(explanation.length).toBeGreaterThanOrEqual(1);
				expect(explanation.length).toBeLessThanOrEqual(5);
				for (const sentence of explanation) expect(sentence).toMatch(/\.$/);
			}),
		);
	});

	test('equal texts score 1 and match when they are usable, else they do not', () => {
		hold(
			fc.property(anyText, (text) => {
				// Of a name that the service hides in part, an equal text says little.
				fc.pre(!readName(text, 'registered').doubts.includes('masked'));
				const { result, score } = compareNames(text, text);
				if (isUsable(readName(text)))
					expect({ result, score }).toEqual({ result: 'match', score: 1 });
				// Of generic words alone ("Q TV") the same text is a close match.
				else expect(result).not.toBe('match');
			}),
		);
	});

	test('an unusable expected text never matches', () => {
		hold(
			fc.property(anyText, anyText, (expected, registered) => {
				fc.pre(!isUsable(readName(expected)));
				expect(compareNames(expected, registered).result).toBe('noMatch');
			}),
		);
	});

	test('without a letter in common they never pass for the same', () => {
		const wordsOf = (letters: RegExp) =>
			fc.array(fc.stringMatching(letters), { minLength: 1 }).map((words) => words.join(' '));
		hold(
			fc.property(wordsOf(/^[A-CE-H]{3,9}$/), wordsOf(/^[N-RT-Z]{3,9}$/), (one, other) => {
				expect(compareNames(one, other).result).toBe('noMatch');
			}),
		);
	});

	test('the masked explanation comes with the same result and score', () => {
		hold(
			fc.property(anyText, anyText, (expected, registered) => {
				const { result, score } = compareNames(expected, registered);
				const masked = compareNames(expected, registered, { reveal: () => '*' });
				expect(masked).toMatchObject({ result, score });
			}),
		);
	});
});

describe('for names of persons', () => {
	test('case, accents, spaces and punctuation change nothing', () => {
		hold(
			fc.property(personName, personName, (expected, registered) => {
				const { result, score } = compareNames(expected, registered);
				for (const same of [
					expected.toUpperCase(),
					`  ${expected.replaceAll(' ', '   ')} `,
					expected.replaceAll(' ', ', '),
					`${expected}.`,
					expected.replaceAll('a', 'á').replaceAll('u', 'ũ'),
				]) {
					expect([same, compareNames(same, registered)]).toMatchObject([same, { result, score }]);
				}
			}),
		);
	});

	test('a title changes nothing, and one of a man or a woman makes nothing better', () => {
		const title = fc.constantFrom('Dr.', 'Prof', 'Rev.', 'Eng', 'Hon.', 'Capt');
		const sexed = fc.constantFrom('Mr', 'Mrs.', 'Miss', 'Bw.', 'Bibi');
		hold(
			fc.property(title, sexed, personName, personName, (some, other, expected, registered) => {
				const { result } = compareNames(expected, registered);
				expect(compareNames(`${some} ${expected}`, registered).result).toBe(result);
				expect(compareNames(expected, `${some} ${registered}`).result).toBe(result);
				const rank = results.indexOf(result);
				expect(rankOf(`${other} ${expected}`, registered)).toBeLessThanOrEqual(rank);
				expect(rankOf(expected, `${other} ${registered}`)).toBeLessThanOrEqual(rank);
			}),
		);
	});

	test('the order of parts changes no match', () => {
		hold(
			fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
				const [name, turned] = [parts.join(' '), [...parts].reverse().join(' ')];
				fc.pre(isUsable(readName(name)));
				expect(compareNames(name, turned).result).toBe('match');
			}),
		);
	});

	test('a word that warns is never passed over, wherever it stands', () => {
		hold(
			fc.property(personName, fc.constantFrom(...warnings), fc.nat(4), (name, word, at) => {
				const parts = name.split(' ');
				const warned = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
				fc.pre(!parts.includes(word));
				expect(compareNames(name, warned).result).not.toBe('match');
				expect(compareNames(warned, name).result).not.toBe('match');
				expect(compareNames(name, `${name} (${word})`).result).not.toBe('match');
			}),
		);
	});

	test('a name masked to its initials agrees with itself, and is never a match', () => {
		hold(
			fc.property(personName, personName, (name, other) => {
				expect(compareNames(name, maskName(name)).result).toBe('closeMatch');
				expect(compareNames(other, maskName(name)).result).not.toBe('match');
			}),
		);
	});

	test('names with as many parts compare alike in both directions', () => {
		hold(
			fc.property(namesOfOneLength, ([one, other]) => {
				const { result, score } = compareNames(one, other);
				expect(compareNames(other, one)).toMatchObject({ result, score });
			}),
		);
	});

	test('an unrelated part more never turns no match into a match', () => {
		// Letters that no list has and no other part resembles.
		const unrelated = fc.constantFrom('xqvzh', 'zzyxqw', 'qqhxvv');
		hold(
			fc.property(personName, personName, unrelated, (expected, registered, more) => {
				fc.pre(rankOf(expected, registered) === 0);
				expect(rankOf(`${expected} ${more}`, registered)).toBeLessThan(2);
				expect(rankOf(`${more} ${expected}`, registered)).toBeLessThan(2);
				expect(rankOf(expected, `${registered} ${more}`)).toBeLessThan(2);
			}),
		);
	});

	test('a part replaced by another known name is never a match', () => {
		hold(
			fc.property(personName, part, fc.nat(3), (name, other, at) => {
				const parts = name.split(' ');
				const index = at % parts.length;
				fc.pre(!parts.includes(other) && isUsable(readName(name)));
				const changed = parts.map((own, i) => (i === index ? other : own)).join(' ');
				fc.pre(changed.replaceAll(' ', '') !== name.replaceAll(' ', ''));
				expect(compareNames(changed, name).result).not.toBe('match');
			}),
		);
	});
});

describe('for long texts', () => {
	/** Far more than any machine needs; minutes or hours, if the time grew with the square of the length. */
	const AT_ONCE_MS = 10_000;

	const hostile: readonly [what: string, make: (length: number) => string][] = [
		['letters', (length) => 'a'.repeat(length)],
		['words', (length) => 'kamau '.repeat(length / 6)],
		[
			'words that differ',
			(length) => Array.from({ length: length / 6 }, (_, i) => `ka${i}u`).join(' '),
		],
		['single letters', (length) => 'a b '.repeat(length / 4)],
		['dotted letters', (length) => 'a.'.repeat(length / 2)],
		['combining marks', (length) => `e${'\u0301'.repeat(length)}`],
		['right-to-left text', (length) => 'محمد '.repeat(length / 5)],
		['emoji', (length) => '👩‍👩‍👧‍👦'.repeat(length / 11)],
		['brackets', (length) => '('.repeat(length)],
		['quotation marks', (length) => '"a '.repeat(length / 3)],
		['blanks', (length) => `a${' '.repeat(length)}b`],
		['ligatures that unfold', (length) => '\ufdfa'.repeat(length)],
		['"trading as"', (length) => 'x t/a '.repeat(length / 6)],
		['digits', (length) => '12 '.repeat(length / 3)],
	];

	test.each(hostile)('%s: 10,000 and 1,000,000 characters are compared at once', (_what, make) => {
		for (const length of [10_000, 1_000_000]) {
			const text = make(length);
			const start = performance.now();
			compareNames(text, `${text}x`);
			compareNames(text, 'JANE KAMAU');
			compareNames('JANE KAMAU', text);
			expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
		}
	});

	test('500 parts take no longer than the cap lets them', () => {
		const [many, other] = ['ka', 'ko'].map((start) =>
			Array.from({ length: 500 }, (_, i) => `${start}${i.toString(36)}`).join(' '),
		);
		const start = performance.now();
		for (let round = 0; round < 20; round++) compareNames(many ?? '', other ?? '');
		expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
	});
});

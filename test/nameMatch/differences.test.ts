import { compareNames, judgeNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { DIFFERENCES } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';

const results = { harmless: 'match', close: 'closeMatch', other: 'noMatch' } as const;

const rows = Object.entries(DIFFERENCES);

/** A sentence of the table with any words in its places. */
const anyWords = (sentence: string) =>
	new RegExp(`^${sentence.replace(/[.?()[\]]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

/** Close, and nothing of them says that somebody else could hold the number. */
const mayBeConfirmed =
	'abbreviation possessive laterName shortAgrees order placeMoved slip plural shortened shortForm cutOff wordMore otherNote wordOrder maskedPart';

describe('Each kind of difference', () => {
	test('has the result of its weight, and its sentence, in its example; no option confirms it if a person must look', () => {
		const judged = rows.map(([kind, [, , , expected, registered, sentence]]) => {
			const { result, needsPerson, explanation } = compareNames(expected, registered);
			return [kind, result, needsPerson, explanation.some((said) => anyWords(sentence).test(said))];
		});
		const wanted = rows.map(([kind, [persons, bodies, needsPerson, expected, registered]]) => {
			const weight = judgeNames(expected, registered).body ? bodies : persons;
			return [kind, results[weight], (weight === 'close' && needsPerson) || undefined, true];
		});
		expect(judged).toEqual(wanted);
	});

	test('shows no word that is masked', () => {
		const reveal = (word: string) => `${word.slice(0, 1)}#`;
		const told = rows.map(([kind, [, , , expected, registered]]) => {
			const { explanation, ...verdict } = compareNames(expected, registered, { reveal });
			expect(compareNames(expected, registered)).toMatchObject(verdict);
			const typed = expected.toUpperCase().split(/\W+/);
			const hidden = registered.match(/[A-Z]{2,}/g)?.filter((word) => !typed.includes(word)) ?? [];
			return [kind, ...hidden.filter((word) => explanation.join(' ').includes(word))];
		});
		expect(told.filter(([, ...words]) => words.length > 0)).toEqual([]);
	});

	test('needs a person if it makes names close, but for kinds that only ask for a look', () => {
		const free = rows.filter(([, [persons, bodies, needsPerson]]) => {
			const isHarmless = persons === 'harmless' && bodies === 'harmless';
			return !isHarmless && !needsPerson;
		});
		expect(free.map(([kind]) => kind).sort()).toEqual(mayBeConfirmed.split(' ').sort());
	});
});

test('an explanation has at most three sentences, the deciding one first', () => {
	const expected = 'Mr Dr Peter Kamua Otieno (rent)';
	const { explanation } = compareNames(expected, 'DR PETER KAMAU LTD');
	expect(explanation).toHaveLength(3);
	expect(explanation[0]).toBe('The spelling is slightly different: Kamua, KAMAU.');
});

test.each([
	['is too long to compare in full', `JANE KAMAU ${'A '.repeat(24)}`],
	['is written in symbols that only look like letters', '𝐉𝐚𝐧𝐞 𝐊𝐚𝐦𝐚𝐮'],
	['has invisible characters inside a word', 'JANE KA\u200bMAU'],
])('an explanation says that a name %s', (doubt, name) => {
	const { explanation } = compareNames('Jane Kamau', name);
	expect(explanation).toContain(`The registered name ${doubt}.`);
	expect(explanation).not.toContain(`The expected name ${doubt}.`);
	expect(compareNames(name, 'JANE KAMAU').explanation).toContain(`The expected name ${doubt}.`);
});

test.each([
	['Jane Kamua', 'JANE KAMAU', 'Kamua is close to K****.'],
	['Ali Noor', 'OMAR ALI NOOR', 'O**** comes first: this may be a child of Ali Noor.'],
	['Mr Kim Otieno', 'MRS KIM OTIENO', 'The expected name has Mr: this may be a relative.'],
	['Umoja', 'UMOJA LIMITED LIABILITY COMPANY', 'L**** L**** C****, which was not compared.'],
])('an explanation hides the masked words in how two names differ: %s, %s: %s', (...names) => {
	const [expected, registered, told] = names;
	const reveal = (word: string) => `${word.slice(0, 1)}****`;
	expect(compareNames(expected, registered, { reveal }).explanation[0]).toContain(told);
});

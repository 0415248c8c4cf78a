import { join } from 'node:path';

import {
	capName,
	cleanText,
	markHiddenLetters,
} from '../../nodes/MobileMoneyNameLookup/names/cleanText';
import { givenNameOf, numberValue } from '../../nodes/MobileMoneyNameLookup/names/parts';
import { isKnownName } from '../../nodes/MobileMoneyNameLookup/names/lexicon';
import { isUsable, readName } from '../../nodes/MobileMoneyNameLookup/names/readName';
import { splitTradingAs } from '../../nodes/MobileMoneyNameLookup/names/readParties';
import {
	drawnForm,
	foldWord,
	hasPlainLetters,
	readWords,
} from '../../nodes/MobileMoneyNameLookup/names/readWords';
import { testAnswers } from '../support/csvRows';

const inWords = (is: boolean) => (is ? 'yes' : 'no');
const texts = (all: ReadonlyArray<{ readonly text: string }>) =>
	all.map(({ text }) => text).join(' ');

/** Each part with its role; `!` stands for a known name, `()` for words in brackets. */
const partsOf = (name: string): string => {
	const told = readName(name).parts.map(({ text, key, role, note }) => {
		const marks = [isKnownName(key) ? '!' : '', numberValue(key) ?? '', note ? '()' : ''];
		return `${text}:${role}${marks.join('')}`;
	});
	return told.join(' ');
};

testAnswers(join(__dirname, 'names.csv'), {
	'clean text': (name) => {
		const { text, ...flags } = cleanText(name);
		const raised = Object.entries(flags).flatMap(([flag, is]) => (is ? [flag] : []));
		return [text, ...raised].join('|');
	},
	'hidden letters': (name) => markHiddenLetters(name)?.replaceAll('\ue000', '#') ?? 'none',
	words: (text) =>
		readWords(text)
			.map((word) => {
				const marks = `${word.note ? '()' : ''}${word.hasInvisible ? '?' : ''}`;
				return `${word.text}:${word.key}${marks}`;
			})
			.join(' '),
	letters: foldWord,
	'drawn as; plain': (key) => `${drawnForm(key)}; ${inWords(hasPlainLetters(key))}`,
	'trading as': (text) => splitTradingAs(text)?.join(' / ') ?? 'none',
	parts: partsOf,
	'forms and titles': (name) => {
		const { legal, titles } = readName(name);
		return `${legal.map(({ text, kind }) => `${text}:${kind}`).join(' ')} / ${texts(titles)}`;
	},
	'a business; keeps its order': (name) => {
		const { business, ordered } = readName(name);
		return `${inWords(business)}; ${inWords(ordered)}`;
	},
	'says whose account it is': (name) => inWords(isUsable(readName(name))),
	'short name of a well-known body': (name, beside) => {
		const { parts, shortName = '' } = readName(name, 'expected', beside);
		return `${parts.map(({ key }) => key).join(' ')} / ${shortName}`;
	},
	'given name; sure': (name) => {
		const { part, sure } = givenNameOf(readName(name));
		return `${part?.text}; ${inWords(sure)}`;
	},
	'numbers beside it': (name) => {
		const { parts, numbers } = readName(name);
		return `${texts(parts)} / ${numbers.join(' ')}`;
	},
	'keeps its order': (name) => inWords(readName(name).ordered),
});

test('a name is cut to 256 characters before anything is read of it, and again where composing makes it longer', () => {
	expect(cleanText('n'.repeat(256))).toMatchObject({ text: 'n'.repeat(256), cut: false });
	expect(cleanText('n'.repeat(257))).toMatchObject({ text: 'n'.repeat(256), cut: true });
	expect(cleanText(`${' '.repeat(256)}Jane`)).toMatchObject({ text: '', cut: true });
	expect(cleanText('ﷺ'.repeat(256))).toMatchObject({ cut: true });
	expect(cleanText('ﷺ'.repeat(256)).text).toHaveLength(256);
	expect(capName('n'.repeat(300))).toHaveLength(256);
});

import { join } from 'node:path';

import { z } from 'zod';

import { wordsOf } from '../../nodes/MobileMoneyNameLookup/names/lexicon';
import { csvRows } from '../support/csvRows';

/** A pair that is not one holder, with how it was made. */
export type Attack = readonly [how: string, expected: string, registered: string];

type Words = Readonly<Record<string, string>>;

const every = (words: readonly string[], step: number): readonly string[] =>
	words.filter((_, at) => at % step === 0);
const isPlain = (name: string): boolean => /^[a-z]{5,}$/.test(name);
const isOfFather = (name: string): boolean => /^o[a-z]{5,}$/.test(name);

const men = every(wordsOf('christianMen').filter(isPlain), 60);
const women = every(wordsOf('christianWomen').filter(isPlain), 60);
const fathers = [
	...every(wordsOf('kikuyuMen').filter(isPlain), 40),
	...every(wordsOf('luoNames').filter(isOfFather), 20),
	...every(wordsOf('kambaNames').filter(isPlain), 60),
];
const muslims = every(wordsOf('arabicSomaliNames').filter(isPlain), 20);
const bodies =
	'kenya revenue authority,nairobi hospital,equity bank,moi girls high school,egerton university,mwalimu sacco,safaricom,kenya power,stima sacco,naivas supermarket,catholic diocese of kitui,gathuthi tea factory,jamia mosque,old mutual,total energies'.split(
		',',
	);

/** The name that stands so many places further in a list, from its beginning again after its end. */
const after = (names: readonly string[], at: number, steps = 1): string =>
	names[(at + steps) % names.length] ?? '';

/** A person whose father and family have names of a list. */
const personOf = (names: readonly string[], further: number) => (own: string, at: number) => {
	const [father, family] = [after(names, at), after(names, at, further)];
	const letters = { o: own.slice(0, 1), fa: father.slice(0, 2), ther: father.slice(2) };
	return { own, father, family, ...letters, invisible: '\u200b' };
};
const ofFathers = personOf(fathers, 3);

const ofSchema = z.enum(['person', 'man', 'muslim', 'body', 'pair']);

/** Of whom the templates of attacks.csv speak. */
const SUBJECTS: Readonly<Record<z.infer<typeof ofSchema>, readonly Words[]>> = {
	person: [...men, ...women].map(ofFathers),
	man: men.map(ofFathers),
	muslim: muslims.map(personOf(muslims, 2)),
	body: bodies.map((body, at) => ({ body, other: after(bodies, at) })),
	pair: [{}],
};

const text = z.string();
const template = z.object({ of: ofSchema, how: text, expected: text, registered: text });

const fill = (given: string, words: Words): string =>
	given.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

/** More than 500 pairs from a grammar of Kenyan names and bodies; none is one holder. */
export const OWN_ATTACKS = csvRows(join(__dirname, 'attacks.csv'), template).flatMap((row) =>
	SUBJECTS[row.of].map((words): Attack => {
		return [row.how, fill(row.expected, words), fill(row.registered, words).toUpperCase()];
	}),
);

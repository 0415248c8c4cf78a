import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawnForm, hasPlainLetters } from '../../nodes/MobileMoneyNameLookup/names/drawnForm';
import { foldWord } from '../../nodes/MobileMoneyNameLookup/names/foldWord';
import {
	isKnownName,
	isPersonalName,
} from '../../nodes/MobileMoneyNameLookup/names/personNames/knownNames';
import { soundKey } from '../../nodes/MobileMoneyNameLookup/nameMatch/soundKey';
import { splitTradingAs } from '../../nodes/MobileMoneyNameLookup/names/splitTradingAs';
import { readWords } from '../../nodes/MobileMoneyNameLookup/names/readWords';
import { commonWords } from '../../nodes/MobileMoneyNameLookup/names/words/commonWords';
import { genericWords } from '../../nodes/MobileMoneyNameLookup/names/words/genericWords';
import { legalForms } from '../../nodes/MobileMoneyNameLookup/names/words/legalForms';
import { foreignCountries, places } from '../../nodes/MobileMoneyNameLookup/names/words/places';
import { warnings } from '../../nodes/MobileMoneyNameLookup/names/words/warnings';

describe('the words of a name', () => {
	it.each([
		["Ng'ang'a & Sons", "Ng'ang'a:nganga &:and Sons:sons"],
		['a+b', 'a:a &:and b:b'],
		['O.P. Njau', 'O.P.:op Njau:njau'],
		['A.B.C. School', 'A.B.C.:abc School:school'],
		['A/C Kamau', 'A/C:ac Kamau:kamau'],
		['C/O d/o Kamau', 'C/O:c/o d/o:d/o Kamau:kamau'],
		['J.Kamau', 'J:j Kamau:kamau'],
		['J. Kamau', 'J:j Kamau:kamau'],
		['HUB254 shop2', 'HUB:hub 254:254 shop2:shop2'],
		['HUB254 é2', 'HUB:hub 254:254 é2:e2'],
		['Jane (Njeri) K', 'Jane:jane Njeri:njeri() K:k'],
		['Jane [Njeri] K', 'Jane:jane Njeri:njeri() K:k'],
		['"Mama" Pima', 'Mama:mama() Pima:pima'],
		['Jane “Njeri” K', 'Jane:jane Njeri:njeri() K:k'],
		['(Jane)', 'Jane:jane'],
		['Ja\u200bne K', 'Jane:jane? K:k'],
		['Jane\u200b K', 'Jane:jane K:k'],
		["'Jane' K", 'Jane:jane K:k'],
		['x-y,z', 'x:x y:y z:z'],
		['x  -, y', 'x:x y:y'],
		["' Jane", 'Jane:jane'],
		['Øst Łódź', 'Øst:ost Łódź:lodz'],
		['!?', ''],
	])('%s: %s', (text, words) => {
		const read = readWords(text).map(
			(word) => `${word.text}:${word.key}${word.note ? '()' : ''}${word.hidden ? '?' : ''}`,
		);
		expect(read.join(' ')).toBe(words);
	});
});

describe('the letters of a word', () => {
	it.each([
		['JANE', 'jane'],
		['Mwangé', 'mwange'],
		['Straße', 'strasse'],
		['Łukasz', 'lukasz'],
		['æther', 'aether'],
		["N'gang'a", 'nganga'],
		['محمَّد', 'محمد'],
		['أحمد', 'احمد'],
		['ŋuŋi', 'ngungi'],
		['ıšık', 'isik'],
		['ko-fi', 'kofi'],
	])('%s are compared as %s', (word, key) => {
		expect(foldWord(word)).toBe(key);
	});

	it.each([
		['kamau', 'kamau', true],
		['kаmаu', 'kamau', false],
		['j0hn', 'john', false],
		['he11o', 'heiio', false],
		['wang4ri', 'wangari', false],
		['ѕara', 'sara', false],
	])('%s look like %s, and are plain: %s', (key, form, plain) => {
		expect(drawnForm(key)).toBe(form);
		expect(hasPlainLetters(key)).toBe(plain);
	});
});

describe('spellings that sound alike', () => {
	it.each([
		['philip', 'filip'],
		['jacquie', 'jackie'],
		['maxim', 'maksim'],
		['wacera', 'wachera'],
		['gaceri', 'gacheri'],
		['catherine', 'katerine'],
		['shisia', 'sisia'],
		['fathiya', 'fatia'],
		['ahmed', 'amed'],
		['yusuf', 'iusuf'],
		['lee', 'li'],
		['boot', 'but'],
		['moussa', 'musa'],
		['hassan', 'hasan'],
		['annette', 'anet'],
		['michelle', 'michel'],
		['odhiambo', 'odiambo'],
		['khalid', 'kalid'],
		['qaswara', 'kaswara'],
		['tiwa', 'tia'],
		['duwa', 'dua'],
		['nyawira', 'niawira'],
		['fahd', 'fad'],
	])('%s and %s', (one, other) => {
		expect(soundKey(one)).toBe(soundKey(other));
	});

	it.each([
		['doha', 'doa'],
		['mohamed', 'moamed'],
		['wacera', 'wakera'],
		['jane', 'janet'],
		['ali', 'eli'],
		['shem', 'them'],
		['kariuki', 'kariki'],
	])('are not %s and %s', (one, other) => {
		expect(soundKey(one)).not.toBe(soundKey(other));
	});

	it('stay the same when many other names have been sounded out', () => {
		const before = soundKey('wachera');
		for (let i = 0; i < 6_000; i++) soundKey(`name${i}`);
		expect(soundKey('wachera')).toBe(before);
	});
});

describe('“trading as”', () => {
	it.each([
		'Jane t/a Shop',
		'Jane T.A. Shop',
		'Jane t.a Shop',
		'Jane t/as Shop',
		'Jane T / A Shop',
		'Jane d/b/a Shop',
		'Jane d.b.a. Shop',
		'Jane DBA Shop',
		'Jane trading as Shop',
		'Jane doing business as Shop',
	])('stands in %s', (text) => {
		expect(splitTradingAs(text)).toEqual(['Jane', 'Shop']);
	});

	it.each(['t/a Shop', 'Jane t/a', 'Jane T/A  ', 'Jane ta Shop', 'Data Shop', 'Kata Shop'])(
		'does not stand in %s',
		(text) => {
			expect(splitTradingAs(text)).toBeUndefined();
		},
	);
});

describe('names of persons', () => {
	it.each(['wanjiku', 'abdallah', 'gachoki', 'munga'])('%s is one', (key) => {
		expect(isPersonalName(key)).toBe(true);
	});

	it('are no warnings, trades or generic words', () => {
		const others = [
			...warnings,
			...genericWords,
			...commonWords,
			...places,
			...foreignCountries,
			...legalForms.keys(),
			'nominee',
			'trustee',
			'ent',
			'shg',
			'plumber',
		];
		expect(others.filter((key) => isPersonalName(key) && !isKnownName(key))).toEqual([]);
	});

	it('stand once in all lists together', () => {
		const words = listedNames();
		expect(words.length).toBeGreaterThan(4_000);
		expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
	});
});

/** The words of every list of names, as they are written. */
function listedNames(): string[] {
	const folder = join(__dirname, '../../nodes/MobileMoneyNameLookup/names/personNames');
	return ['', 'rarer'].flatMap((below) =>
		readdirSync(join(folder, below))
			.filter((file) => file.endsWith('.ts') && file !== 'spellingVariants.ts')
			.flatMap((file) => {
				const list = /wordList\(`([^`]*)`\)/.exec(readFileSync(join(folder, below, file), 'utf8'));
				return list?.[1]?.trim().split(/\s+/) ?? [];
			}),
	);
}

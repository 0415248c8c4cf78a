import {
	drawnForm,
	foldWord,
	hasPlainLetters,
} from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/letters';
import { soundKey } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/soundKey';
import { splitTradingAs } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/tradingAs';
import { readWords } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/words';

describe('the words of a name', () => {
	it.each([
		["Ng'ang'a & Sons", "Ng'ang'a:nganga &:and Sons:sons"],
		['a+b', 'a:a &:and b:b'],
		['O.P. Njau', 'O.P.:op Njau:njau'],
		['A.B.C. School', 'A.B.C.:abc School:school'],
		['A/C Kamau', 'A/C:ac Kamau:kamau'],
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

import { wordsOf } from '../../nodes/MobileMoneyNameLookup/names/lexicon';

/** A pair that is not one holder, with how it was made. */
export type Attack = readonly [how: string, expected: string, registered: string];

const every = (words: readonly string[], step: number): readonly string[] =>
	words.filter((_, at) => at % step === 0);
const isPlain = (name: string): boolean => /^[a-z]{5,}$/.test(name);

const christianMen = every(wordsOf('christianMen').filter(isPlain), 60);
const christianWomen = every(wordsOf('christianWomen').filter(isPlain), 60);
const fathers = [
	...every(wordsOf('kikuyuMen').filter(isPlain), 40),
	...every(
		wordsOf('luoNames').filter((name) => /^o[a-z]{5,}$/.test(name)),
		20,
	),
	...every(wordsOf('kambaNames').filter(isPlain), 60),
];
const muslims = every(wordsOf('arabicSomaliNames').filter(isPlain), 20);

/** The name that stands so many places behind in a list, from its beginning again behind its end. */
const after = (names: readonly string[], at: number, steps = 1): string =>
	names[(at + steps) % names.length] ?? '';

/** What can be done to a person's own, father's and grandfather's name, so that it is somebody else's. */
const toPersons: Readonly<
	Record<string, (parts: readonly [string, string, string]) => readonly [string, string]>
> = {
	'a child': ([own, father, family]) => [`${father} ${family}`, `${own} ${father} ${family}`],
	'the father of a child': ([own, father, family]) => [
		`${own} ${father} ${family}`,
		`${father} ${family}`,
	],
	'a second holder': ([own, father, family]) => [
		`${own} ${father}`,
		`${own} ${father} and peter ${family}`,
	],
	'a second holder behind a stroke': ([own, father, family]) => [
		`${own} ${father}`,
		`${own} ${father} / peter ${family}`,
	],
	'a second holder behind a letter': ([own, father]) => [
		`${own} ${father}`,
		`${own} n peter ${father}`,
	],
	'a second holder behind a particle': ([own, father]) => [
		`${own} ${father}`,
		`${own} ${father} la peter`,
	],
	'a second holder after a comma': ([own, father]) => [
		`${own} ${father}`,
		`${own}, peter ${father}`,
	],
	'a second holder in quotes': ([own, father]) => [`${own} ${father}`, `${own} ${father} 'peter'`],
	'two owners': ([own, father]) => [`${own} ${father}`, `${own} ${father} peter otieno`],
	'care of in letters': ([own, father]) => [`${own} ${father}`, `${own} ${father} c o`],
	'an invisible letter': ([own, father]) => [
		`${own} ${father}`,
		`${own} ${father.slice(0, 2)}\u200b${father.slice(2)}`,
	],
	'a sign': ([own, father]) => [`${own} ${father}`, `${own} ${father} ❌`],
	'a wildcard': ([own, father]) => [`${own} ${father}*`, `${own} ${father}`],
	'a cross': ([own, father]) => [`${own} ${father}`, `${own} ${father} x`],
	'a brother': ([, father, family]) => [`${father} ${family}`, `bro ${father} ${family}`],
	'a note that names a body': ([own, father]) => [`${own} ${father} - kplc`, `${own} ${father}`],
	'a note that names a payee': ([own, father]) => [
		`${own} ${father} - fees peter otieno`,
		`${own} ${father}`,
	],
	'the son of a woman': ([own, father]) => [`${own} ${father}`, `${father} wa ${own}`],
	'a title that may be a name': ([, father, family]) => [
		`${father} ${family}`,
		`sheikh ${father} ${family}`,
	],
	'a title of children': ([own, father]) => [`${own} ${father}`, `mstr ${own} ${father}`],
	'the wife of a man': ([, father, family]) => [`${father} ${family}`, `mrs ${father} ${family}`],
	'the company of a person': ([own, father]) => [`${own} ${father}`, `${own} ${father} ltd`],
	'the shop of a person': ([own, father]) => [`${own} ${father}`, `${own} ${father} enterprises`],
	'a number': ([own, father]) => [`${own} ${father}`, `${own} ${father} 7`],
	'a generation': ([own, father]) => [`${own} ${father}`, `${own} ${father} junior`],
	'a warning': ([own, father]) => [`${own} ${father}`, `${own} ${father} deceased`],
	'an heir': ([own, father]) => [`${own} ${father}`, `estate of ${own} ${father}`],
	'a name behind a mask': ([own, father]) => [`${own} ${father}`, `${own[0] ?? ''}---- ${father}`],
	'one part of a name': ([own]) => [own, own],
	'the generation turned': ([, father, family]) => [
		`${father} bin ${family}`,
		`${family} bin ${father}`,
	],
	'an agent with that name': ([own, father]) => [`${own} ${father}`, `${own} ${father} agency`],
};

const bodies = [
	...['kenya revenue authority', 'nairobi hospital', 'equity bank', 'moi girls high school'],
	...[
		'egerton university',
		'mwalimu sacco',
		'safaricom',
		'kenya power',
		'stima sacco',
		'naivas supermarket',
	],
	...[
		'catholic diocese of kitui',
		'gathuthi tea factory',
		'jamia mosque',
		'old mutual',
		'total energies',
	],
];

/** What is no body itself, though it has its name. */
const toBodies: Readonly<
	Record<string, (body: string, other: string) => readonly [string, string]>
> = {
	'a person who trades as it': (body) => [body, `peter kamau t/a ${body}`],
	'a person behind its name': (body) => [body, `${body} otieno`],
	'somebody for it': (body) => [body, `for ${body}`],
	'an agent': (body) => [body, `${body} agent`],
	'its welfare': (body) => [body, `${body} staff welfare`],
	'its foundation': (body) => [body, `${body} foundation`],
	'its shop': (body) => [body, `${body} canteen`],
	'another town': (body) => [`${body} kisumu`, `${body} thika`],
	'another country': (body) => [body, `${body} uganda`],
	'another body': (body, other) => [body, other],
	'a refund': (body) => [body, `${body} refund`],
	'initials behind it': (body) => [body, `${body} j m`],
	'a cut that hides a town': (body) => [`${body} secondary branch thika`, `${body} secondary br`],
};

function persons(): readonly Attack[] {
	const own = [...christianMen, ...christianWomen];
	const given = own.flatMap((name, at) =>
		Object.entries(toPersons).map(([how, make]): Attack => {
			const [expected, registered] = make([name, after(fathers, at), after(fathers, at, 3)]);
			return [how, expected, registered.toUpperCase()];
		}),
	);
	const relatives = muslims.flatMap((name, at): Attack[] => {
		const [father, other] = [after(muslims, at), after(muslims, at, 2)];
		return [
			['a sister or brother', `${name} ${father}`, `${other} ${father}`.toUpperCase()],
			['a child', `${name} ${father}`, `${other} ${name} ${father}`.toUpperCase()],
			['a father', `${name} ${father} ${other}`, `${father} ${other}`.toUpperCase()],
		];
	});
	return [...given, ...relatives];
}

/** More than 500 pairs from a grammar of Kenyan names and bodies; none is one holder. */
export const OWN_ATTACKS: readonly Attack[] = [
	...persons(),
	...christianMen.map((name, at): Attack => {
		const expected = `${name} ${after(fathers, at)}`;
		return ['a woman beside a man', expected, `${expected} jane`.toUpperCase()];
	}),
	...bodies.flatMap((body, at) =>
		Object.entries(toBodies).map(([how, make]): Attack => {
			const [expected, registered] = make(body, after(bodies, at));
			return [how, expected, registered.toUpperCase()];
		}),
	),
	...shortForms(),
];

/** Short forms that several names share, each with one of them. */
function shortForms(): readonly Attack[] {
	const pairs =
		'vic victoria,pat patrick,jo joan,steph stephen,terry teresa,sandy alexander,lou louise,val valerie,phil philomena,nicky nicole,ronnie veronica,max maxwell,mel melissa,win winston,ben benard,sam samson,ken kennedy,dan danson,fred alfred,kate kathleen,alex alexander,jackie jackson,chris christine,tony antonia,will wilfred';
	return pairs.split(',').map((pair) => {
		const [short = '', full = ''] = pair.split(' ');
		return ['a short form of several', `${short} otieno ouko`, `${full} otieno ouko`.toUpperCase()];
	});
}

export type Weight = 'harmless' | 'close' | 'other';

/** Weights for persons and bodies, whether a person must decide, an example, its sentence, and a masked one. */
type Row = readonly [
	persons: Weight,
	bodies: Weight,
	needsPerson: boolean,
	expected: string,
	registered: string,
	sentence: string,
	masked?: string,
];

const near = '{words} is close to {others}.';

// prettier-ignore
const table = {
	spacing:        ['harmless', 'harmless', false, 'Mary Anne Wacera', 'MARYANNE WACERA', 'The spaces are in different places.'],
	spelling:       ['harmless', 'harmless', false, 'Mohamed Ali Noor', 'MOHAMMED ALI NOOR', '{words} and {others} are two spellings of the same word.', near],
	numberWritten:  ['harmless', 'harmless', false, 'Two Rivers Mall', '2 RIVERS MALL', '{words} and {others} are the same number.', near],
	abbreviation:   ['close',    'harmless', false, 'Kaptumo Disp', 'KAPTUMO DISPENSARY', '{words} and {others} are a word and its abbreviation.', near],
	possessive:     ['close',    'harmless', false, "Mama Njeri's Hotel", 'MAMA NJERI HOTEL', '{words} and {others} are different only in an "s".', near],
	wellKnown:      ['harmless', 'harmless', false, 'KRA', 'KENYA REVENUE AUTHORITY', '{words} is the short name of {others}.', '{words} is the short name of a well-known organization.'],
	notCompared:    ['harmless', 'harmless', false, 'Dr Jane Kamau', 'JANE KAMAU', 'Only the {in} name has {words}, which was not compared.'],
	note:           ['harmless', 'harmless', false, 'Jane Kamau - March rent', 'JANE KAMAU', '“{words}” is a note and was not compared.'],
	cut:            ['harmless', 'harmless', false, 'Margaret Nyambura Karanja', 'MARGARET NYAMBURA KAR', 'The registered name is cut off at {others}.'],
	tradingAs:      ['harmless', 'harmless', false, 'Ogada Garage', 'TOM OGADA T/A OGADA GARAGE', 'The {in} name has two parts, joined by "trading as". One part is {words}.'],
	laterName:      ['harmless', 'close',    false, 'Jane Kamau', 'JANE WANJIKU KAMAU', 'The {in} name also has {words}.'],
	shortAgrees:    ['harmless', 'close',    false, 'Jane W Kamande', 'JANE WANJIRU KAMANDE', '{words} and {others} agree: one is short for the other.', near],
	typingSlip:     ['harmless', 'harmless', false, 'Kennedy Barsaa Wafula', 'KENNEDY BARASA WAFULA', 'The spelling is slightly different: {words}, {others}. The rest of the name agrees.', near],
	maskedPart:     ['harmless', 'close',    false, 'Jane Wanjiku Kamau', 'JANE WAN**** KAMAU', '{words} agrees with the letters that are shown of {others}, and the rest is shown in full.'],
	order:          ['harmless', 'close',    false, 'Kamau Jane Wanjiku', 'JANE WANJIKU KAMAU', 'The parts of the name are in a different order.'],
	placeMoved:     ['close',    'harmless', false, 'Precious Blood School Kasarani', 'PRECIOUS BLOOD KASARANI SCHOOL', 'A place or an owner is in a different position in the name.'],
	slip:           ['close',    'close',    false, 'Jane Kamua', 'JANE KAMAU', 'The spelling is slightly different: {words}, {others}.', near],
	nearName:       ['close',    'close',    true,  'Peter Otieno Opondo', 'PETER OTIENO APONDO', 'One or two letters are different, so these may be two names: {words}, {others}.', near],
	alike:          ['close',    'close',    true,  'Vic Otieno Ouko', 'VICTORIA OTIENO OUKO', '{words} and {others} are alike, but may be two names.', near],
	lookalike:      ['close',    'close',    true,  'Jane 0tieno', 'JANE OTIENO', 'One of {words} and {others} has characters that only look like letters.', near],
	plural:         ['close',    'close',    false, 'Umoja Supply', 'UMOJA SUPPLIES', '{words} and {others} are two forms of the same word.', near],
	shortened:      ['close',    'close',    false, 'Umoja Hard', 'UMOJA HARDWARE', '{words} and {others} may be two forms of the same word.', near],
	shortForm:      ['close',    'close',    false, 'Joe Musembi', 'JOSEPH MUSEMBI', '{words} and {others} are a short and a full form, and not much else agrees.', near],
	initial:        ['close',    'close',    true,  'J. Muthee', 'JULIUS MUTHEE', '{words} and {others} have only the initial in common, and relatives may share it.', near],
	initials:       ['close',    'close',    true,  'JC Mugo', 'JEAN CLAUDE MUGO', '{words} and {others} may be initials and what they stand for.', near],
	cutOff:         ['close',    'close',    false, 'Precious Blood School Kasar', 'PRECIOUS BLOOD SCHOOL KASARANI', '{words} and {others} begin the same way, and one may be cut off.', near],
	masked:         ['close',    'close',    true,  'Jane Kamau', 'JANE K****', '{words} agrees with the letters that are shown of {others}.'],
	fewParts:       ['close',    'close',    true,  'Wanjiru', 'ESTHER WANJIRU NDIRANGU', 'Fewer than two full names agree.'],
	wordMore:       ['close',    'close',    false, 'Tamu Bakers', 'TAMU BAKERS SHOP', 'Only the {in} name has {words}.'],
	otherNote:      ['close',    'close',    false, 'Kamau Hardware - cement', 'KAMAU HARDWARE', 'The name agrees, but “{words}” does not belong to it.'],
	noteOfOther:    ['close',    'close',    true,  'Landlord of Jane Kamau', 'JANE KAMAU', '“{words}” beside the name may mean that someone else is to be paid, or nobody.'],
	wordOrder:      ['close',    'close',    false, 'Kamau Otieno Hardware', 'OTIENO KAMAU HARDWARE', 'The same words are in a different order.'],
	onlyGeneric:    ['close',    'close',    true,  'Café Deli', 'CAFE DELI LIMITED', 'Both names are the same, but many holders have names made of these words.'],
	earlierName:    ['close',    'close',    true,  'Noor Ibrahim', 'HALIMA NOOR IBRAHIM', '{words} comes first: this may be a child of {others}.'],
	orderUnclear:   ['close',    'close',    true,  'Ali Mohamed', 'MOHAMED ALI', 'The order is different: these may be a father and his child.'],
	relative:       ['close',    'close',    true,  'Peter Kamau', 'MRS PETER KAMAU', 'The {in} name has {words}: this may be a relative.'],
	secondHolder:   ['close',    'close',    true,  'Jane Kamau', 'JANE KAMAU / PETER OTIENO', 'The {in} name may belong to two holders.'],
	unknownWord:    ['close',    'close',    true,  'Jane Kamau', 'JANE KAMAU NOMINEE', 'The {in} name also says {words}, which may mean another holder.'],
	generalWords:   ['close',    'close',    true,  'Umoja Supermarkets', 'UMOJA HOLDINGS', 'Only general words differ: {words}, {others}.', near],
	cutHides:       ['close',    'close',    true,  'Moi Girls Secondary School Eldoret', 'MOI GIRLS SECONDARY SCHO', 'The registered name is cut off, so {words} could not be compared.'],
	warning:        ['close',    'close',    true,  'Jane Kamau', 'JANE KAMAU BLOCKED', 'Only the {in} name has {words}, which warns that this may not be the right holder.'],
	otherProduct:   ['close',    'close',    true,  'KPLC Prepaid', 'KPLC POSTPAID', '{words} and {others} are two services of one organization, with a number each.', near],
	tradingName:    ['close',    'close',    true,  'KRA', 'PETER KAMAU T/A KRA', 'Someone else trades under the name {words}.'],
	otherBusiness:  ['close',    'close',    true,  'Tom Ogada T/A Kisumu Tyres', 'TOM OGADA T/A OGADA GARAGE', 'The owner is the same, but the business after "trading as" is different.'],
	tooLong:        ['close',    'close',    true, `Jane Kamau${' A'.repeat(24)}`, `JANE KAMAU${' A'.repeat(23)} B`, 'The {in} name is too long to compare in full.'],
	wildcard:       ['close',    'close',    true,  'Jane Kamau*', 'JANE KAMAU', 'The {in} name has a wildcard character, which is not part of any name.'],
	symbols:        ['close',    'close',    true,  'Jane Kamau', '𝐉𝐚𝐧𝐞 𝐊𝐚𝐦𝐚𝐮', 'The {in} name is written in symbols that only look like letters.'],
	invisible:      ['close',    'close',    true,  'Jane Kamau', 'JANE KA\u200bMAU', 'The {in} name has invisible characters inside a word.'],
	sign:           ['close',    'close',    true,  'Jane Kamau', 'JANE KAMAU ❌', 'The {in} name has a symbol next to its words that may cancel it.'],
	hidden:         ['close',    'close',    true,  'Jane Kamau', 'J*** K****', 'The service hides part of the registered name. Only the part that it shows was compared.'],
	differ:         ['other',    'other',    true,  'Jane Kamau', 'JANE OTIENO', 'Only the {in} name has {words}, and only the {out} name has {others}.'],
	otherBody:      ['other',    'other',    true,  'Egerton University', 'EGERTON UNIVERSITY STAFF WELFARE', '{words} makes it a different organization or person.'],
	phraseOrder:    ['other',    'other',    true,  'Blue Ocean', 'OCEAN BLUE', 'Ordinary words in a different order make a different name.'],
	otherOwner:     ['other',    'other',    true,  'Peter Kamau T/A Ogada Garage', 'TOM OGADA T/A OGADA GARAGE', 'The owner before "trading as" is different.'],
	littleAgrees:   ['other',    'other',    true,  'Nairobi', 'NAIROBI SUPPLIES', 'Too few parts of the names agree.'],
	descentTurned:  ['other',    'other',    true,  'Ali bin Hassan', 'HASSAN BIN ALI', '{words} and {others} may be father and child.'],
	notUsable:      ['other',    'other',    true,  'N/A', 'JANE KAMAU', 'The {in} name has only general words or initials, which many holders may have.'],
} as const satisfies Readonly<Record<string, Row>>;

export type DifferenceKind = keyof typeof table;

export const DIFFERENCES: Readonly<Record<DifferenceKind, Row>> = table;

export interface Difference {
	kind: DifferenceKind;
	/** The name with `words`; the expected one if both have some. */
	in: 'expected' | 'registered';
	words: readonly string[];
	others: readonly string[];
}

type Texts = readonly { text: string }[];

const textOf = ({ text }: { text: string }) => text;

/** A difference in the words of these parts. */
export const difference = (
	kind: DifferenceKind,
	of: Difference['in'] = 'expected',
	words: Texts = [],
	others: Texts = [],
): Difference => ({ kind, in: of, words: words.map(textOf), others: others.map(textOf) });

/** The same as a list, which is empty without words. */
export const differenceIn = (kind: DifferenceKind, of: Difference['in'], words: Texts) =>
	words.length > 0 ? [difference(kind, of, words)] : [];

/** Groups the words of one name by kind, one difference each; words without a kind are left out. */
export function differencesByKind<Word extends { text: string }>(
	of: Difference['in'],
	words: readonly Word[],
	kindOf: (word: Word) => DifferenceKind | undefined,
	others: Texts = [],
): Difference[] {
	const groups = new Map<DifferenceKind, Word[]>();
	for (const word of words) {
		const kind = kindOf(word);
		if (kind) groups.set(kind, [...(groups.get(kind) ?? []), word]);
	}
	return [...groups].map(([kind, some]) => difference(kind, of, some, others));
}

export const WEIGHTS: readonly Weight[] = ['other', 'close', 'harmless'];

/** Weighs differences by the table; the worst decides. `body`: one of the names is a body's. */
export function weigh(found: readonly Difference[], agreement = 0, body = false, complete = false) {
	const isOf = (weight: Weight) => found.some((one) => weightOf(one, body) === weight);
	const weight = WEIGHTS.find(isOf) ?? 'harmless';
	const needsPerson = found.some(({ kind }) => DIFFERENCES[kind][2]);
	return { differences: found, weight, needsPerson, body, agreement, complete };
}

export type Judged = ReturnType<typeof weigh>;

/** The weight of a difference in persons' or bodies' names. */
export const weightOf = ({ kind }: Difference, body: boolean): Weight =>
	DIFFERENCES[kind][body ? 1 : 0];

const mostSentences = 3;

/** At most 3 plain sentences, the deciding ones first; `reveal` prints one masked word of the registered name. */
export function explain({ differences, body }: Judged, reveal?: (word: string) => string) {
	if (differences.length === 0) return ['All parts of the names match.'];
	const rank = (one: Difference) => WEIGHTS.indexOf(weightOf(one, body));
	const ranked = [...differences].sort((a, b) => rank(a) - rank(b));
	return [...new Set(ranked.map((one) => sentence(one, reveal)))].slice(0, mostSentences);
}

function sentence(difference: Difference, reveal?: (word: string) => string): string {
	const { kind, in: of, words, others } = difference;
	const out = of === 'expected' ? 'registered' : 'expected';
	const [, , , , , open, masked = open] = DIFFERENCES[kind];
	const print = (texts: string, side: Difference['in']) =>
		reveal && side === 'registered' ? texts.split(' ').map(reveal).join(' ') : texts;
	const [one, other] = [print(words.join(' '), of), print(others.join(' '), out)];
	const texts: Readonly<Record<string, string>> = { words: one, others: other, in: of, out };
	const pieces = (reveal ? masked : open).split(/[{}]/);
	return pieces.map((piece, at) => (at % 2 === 0 ? piece : texts[piece])).join('');
}

import { explain } from '../../nodes/MobileMoneyNameLookup/nameMatch/explain';
import type { Remark } from '../../nodes/MobileMoneyNameLookup/nameMatch/remark';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';
import type { Relation } from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';

const typed = { of: 'expected', words: ['Jane', 'Kamua'] } as const;
const registered = { of: 'registered', words: ['ANN', 'OTIENO'] } as const;

describe('each remark has a sentence of its own', () => {
	test.each<[Remark, string]>([
		[{ kind: 'equal' }, 'Both names are the same.'],
		[
			{ kind: 'notUsable', of: 'expected' },
			'The expected name has no word that tells one holder from another.',
		],
		[
			{ kind: 'notUsable', of: 'registered' },
			'The registered name has no word that tells one holder from another.',
		],
		[{ kind: 'ignored', as: 'title', words: typed }, '"Jane Kamua" ignored as a title.'],
		[
			{ kind: 'order', matters: true },
			'The same words stand in another order, which in a business name makes another name.',
		],
		[{ kind: 'order', matters: false }, 'The parts of the name stand in another order.'],
		[{ kind: 'spacing' }, 'The spaces stand in other places.'],
		[{ kind: 'onlyIn', words: typed }, '"Jane Kamua" stands only in the expected name.'],
		[{ kind: 'onlyIn', words: registered }, '"ANN OTIENO" stands only in the registered name.'],
		[
			{ kind: 'bothDiffer', expected: typed, registered },
			'"Jane Kamua" is not in the registered name, which has "ANN OTIENO" instead.',
		],
		[
			{ kind: 'otherBody', expected: typed, registered },
			'"Jane Kamua" and "ANN OTIENO" are different kinds of company.',
		],
		[
			{ kind: 'otherCountry', words: registered },
			'"ANN OTIENO" marks a company of another country.',
		],
		[{ kind: 'parent', words: typed }, '"Jane Kamua" makes it the name of somebody\'s parent.'],
		[
			{ kind: 'tooMany', words: registered },
			'The registered name has 2 more parts, too many to be the same holder.',
		],
		[
			{ kind: 'warns', words: registered },
			'"ANN OTIENO" stands only in the registered name, and warns that it may not be this holder.',
		],
		[
			{ kind: 'otherTitle', words: [typed, registered] },
			'The titles "Jane Kamua" and "ANN OTIENO" are of two persons.',
		],
		[
			{ kind: 'otherPerson', words: { of: 'registered', words: ['MRS'] } },
			'"MRS" may make the registered name that of another person.',
		],
		[
			{ kind: 'childOf', words: registered },
			'"ANN OTIENO" may make the registered name that of a child.',
		],
		[
			{ kind: 'childAndParent', words: typed },
			'Child and parent are exchanged around "Jane Kamua", which makes it another person.',
		],
		[
			{ kind: 'onlyGeneric' },
			'Both names are the same, but many holders have names of such words.',
		],
		[
			{ kind: 'doubt', of: 'registered', doubt: 'masked' },
			'The service hides a part of the registered name; only what it shows was compared.',
		],
		[{ kind: 'tooLittle' }, 'Too little agrees to say that the holder is the same.'],
		[{ kind: 'tooManySlips' }, 'Too many letters differ to be typing slips.'],
		[
			{ kind: 'tradingAs', of: 'expected', side: 'before' },
			'The other name equals what stands before "trading as" in the expected name.',
		],
		[
			{ kind: 'tradingSides', equal: 'owner' },
			'The owner agrees, but not the business after "trading as".',
		],
		[
			{ kind: 'tradingSides', equal: 'business' },
			'The business after "trading as" agrees, but not the owner.',
		],
		[
			{ kind: 'tradingSides', equal: 'neither' },
			'Neither the owner nor the business after "trading as" agrees.',
		],
		[
			{ kind: 'doubt', of: 'expected', doubt: 'cut' },
			'The expected name is too long to be compared whole.',
		],
		[
			{ kind: 'doubt', of: 'registered', doubt: 'wildcard' },
			'The registered name has a wildcard, which no name has.',
		],
		[
			{ kind: 'doubt', of: 'registered', doubt: 'styled' },
			'The registered name is written in symbols that only look like letters.',
		],
		[
			{ kind: 'doubt', of: 'expected', doubt: 'marks' },
			'The expected name has a sign beside its words that may deny it.',
		],
		[
			{ kind: 'doubt', of: 'registered', doubt: 'parties' },
			'The registered name may be that of two holders.',
		],
		[
			{ kind: 'doubt', of: 'expected', doubt: 'hidden' },
			'The expected name has invisible characters inside a word.',
		],
	])('%j', (remark, sentence) => {
		expect(explain([remark])).toEqual([sentence]);
	});
});

describe('each relation of two words has a sentence of its own', () => {
	const related = (relation: Partial<Relation>, b = 'WANJIRU'): Remark => ({
		kind: 'related',
		link: {
			typed: readName('Wanjiqu').parts,
			registered: readName(b).parts,
			relation: { kind: 'same', strength: 1, edits: 0, ...relation },
		},
	});

	test.each<[Partial<Relation>, string]>([
		[{ kind: 'same' }, 'and "WANJIRU" are written differently but say the same.'],
		[{ kind: 'number' }, 'and "WANJIRU" are written differently but say the same.'],
		[
			{ kind: 'lookalike' },
			'differs from "WANJIRU" by characters that only look like the right letter.',
		],
		[{ kind: 'variant' }, 'and "WANJIRU" are spellings of one name.'],
		[{ kind: 'stem' }, 'and "WANJIRU" are forms of one word.'],
		[{ kind: 'short' }, 'and "WANJIRU" are a short and a full form of one name.'],
		[{ kind: 'abbreviation' }, 'and "WANJIRU" are an abbreviation and its word.'],
		[{ kind: 'synonym' }, 'and "WANJIRU" are two words for one kind of institution.'],
		[{ kind: 'masked' }, 'agrees with what is shown of "WANJIRU".'],
		[{ kind: 'slip', slip: 'swapped letters' }, 'differs from "WANJIRU" by two swapped letters.'],
		[{ kind: 'slip', slip: 'one letter more' }, 'differs from "WANJIRU" by one letter more.'],
		[{ kind: 'slip' }, 'differs from "WANJIRU" by a letter.'],
		[{ kind: 'initial' }, 'agrees with "WANJIRU" only as an initial.'],
		[{ kind: 'initials' }, 'agrees with "WANJIRU" only as an initial.'],
		[{ kind: 'truncated' }, 'and "WANJIRU" begin alike; one looks cut off.'],
	])('%j', (relation, sentence) => {
		expect(explain([related(relation)])).toEqual([`"Wanjiqu" ${sentence}`]);
	});

	test('of a word that is cut off to nothing, and of a masked one', () => {
		expect(explain([related({ kind: 'truncated' }, '')])).toEqual(['"Wanjiqu" looks cut off.']);
		const masked = explain([related({ kind: 'slip' })], (word) => `${word.charAt(0)}***`);
		expect(masked).toEqual(['"Wanjiqu" is close to "W***" but not the same.']);
	});
});

describe('several remarks', () => {
	test('are told once each, the deciding ones first, five at most', () => {
		const ignored = (word: string): Remark => ({
			kind: 'ignored',
			as: 'title',
			words: { of: 'expected', words: [word] },
		});
		expect(explain([ignored('Mr'), ignored('Mr'), { kind: 'tooLittle' }])).toEqual([
			'Too little agrees to say that the holder is the same.',
			'"Mr" ignored as a title.',
		]);
		expect(explain(['A', 'B', 'C', 'D', 'E', 'F'].map(ignored))).toHaveLength(5);
		expect(explain([])).toEqual(['Every part of the names agrees.']);
	});

	test('show each word of the registered name through the mask', () => {
		const remark: Remark = { kind: 'onlyIn', words: { of: 'registered', words: ['ANN B'] } };
		expect(explain([remark], (word) => `${word.charAt(0)}*`)).toEqual([
			'"A* B*" stands only in the registered name.',
		]);
	});
});

import type { Part } from '../names/parts';
import { isGivenTo, isNameOf } from '../names/personNames/sexes';
import type { Name } from '../names/readName';
import { menTitles, titleGroups, womenTitles } from '../names/words/honorifics';
import { warnings } from '../names/words/warnings';
import { sidesOf, wordsOf, type Pairing, type Side } from './pairing';
import type { Remark, Words } from './remark';

/** Whether a part neither denies the name nor warns of it. */
export function isNoWarning({ key }: Part): boolean {
	return !warnings.has(key);
}

/** Jane Kamau, JANE KAMAU BLOCKED: a word more that denies or warns. */
export function wordsThatWarn(pairing: Pairing): readonly Remark[] {
	return sidesOf(pairing).flatMap(({ of, left }): readonly Remark[] => {
		const warn = left.filter((part) => !isNoWarning(part));
		return warn.length > 0 ? [{ kind: 'warns', words: wordsOf(of, warn) }] : [];
	});
}

/** Mr Kim Otieno, MRS KIM OTIENO: husband and wife; so are Mr and Mrs in one name. */
export function contradictingTitles(pairing: Pairing): readonly Remark[] {
	const titles = sidesOf(pairing).flatMap(({ of, name }) => titlesOf(of, name));
	if (titles.length < 2) return [];
	for (const [some, others] of titleGroups) {
		const one = titles.find(({ key }) => some.has(key));
		const other = titles.find(({ key }) => others.has(key));
		if (one && other) return [{ kind: 'otherTitle', words: [one.words, other.words] }];
	}
	return [];
}

function titlesOf(of: Words['of'], { titles, parts }: Name): { key: string; words: Words }[] {
	const said = [...titles, ...parts.filter(({ role }) => role === 'title')];
	return said.map((title) => ({ key: title.key, words: wordsOf(of, [title]) }));
}

/** Peter Kamau, MRS PETER KAMAU: his wife; so may be MRS KAMAU, where one word is all. */
export function titleOfOther(pairing: Pairing): readonly Remark[] {
	return sidesOf(pairing).flatMap(titleOfWife);
}

function titleOfWife({ of, name, other }: Side): readonly Remark[] {
	const names = name.parts.filter(({ role }) => role === 'name').map(({ key }) => key);
	const [first = ''] = names;
	const said = titlesOf(of, name).filter(
		({ key }) => !titlesOf(of, other).some((shared) => shared.key === key),
	);
	const contradicts = ({ key }: { key: string }) => {
		if (menTitles.has(key))
			return isGivenTo('women', first) && !names.some((one) => isGivenTo('men', one));
		if (!womenTitles.has(key)) return false;
		return (
			names.length < 2 || (isNameOf('men', first) && !names.some((one) => isNameOf('women', one)))
		);
	};
	return said.filter(contradicts).map(({ words }) => ({ kind: 'otherPerson', words }));
}

/** Peter Kamau, MARY PETER KAMAU: her given name stands before his, which is her father's or her husband's. */
export function givenNameOfOther(pairing: Pairing): readonly Remark[] {
	return sidesOf(pairing).flatMap(givenBefore);
}

function givenBefore({ of, name, left }: Side): readonly Remark[] {
	const [first, ...others] = name.parts.filter(({ role, note }) => role === 'name' && !note);
	if (!first || name.ordered || !left.includes(first)) return [];
	const shared = others.filter((part) => !left.includes(part)).map(({ key }) => key);
	const contradicts = isGivenTo('women', first.key)
		? isNameOf('men', shared[0] ?? '') && !shared.some((key) => isNameOf('women', key))
		: isGivenTo('men', first.key) &&
			shared.some((key) => isGivenTo('women', key)) &&
			!shared.some((key) => isGivenTo('men', key));
	return contradicts ? [{ kind: 'otherPerson', words: wordsOf(of, [first]) }] : [];
}

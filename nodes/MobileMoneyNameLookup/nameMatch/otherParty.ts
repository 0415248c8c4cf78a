import type { Part } from '../names/parts';
import { isGivenTo } from '../names/personNames/sexes';
import type { Name } from '../names/readName';
import { isWholeName } from '../names/readParties';
import { sidesOf, type Pairing, type Side } from './pairing';
import type { Remark } from './remark';

/** The holders that a name has, in an order of their own; empty for one holder. */
export function holdersOf({ parties }: Name): string {
	const whole = parties.segments.filter(isWholeName);
	return whole.length > 1
		? whole
				.map((keys) => keys.join(' '))
				.sort()
				.join(';')
		: '';
}

/** Jane Kamau, JANE KAMAU, PETER: what stands alone behind a comma is missing in the other name. */
export function otherParty(pairing: Pairing): readonly Remark[] {
	return sidesOf(pairing).flatMap(partyIn);
}

function partyIn({ of, name, left }: Side): readonly Remark[] {
	const isLeft = (key: string) => left.some((part) => part.key === key && !part.note);
	const found =
		name.parties.segments.some((keys) => keys.every(isLeft)) || isSecondName(name, left);
	return found ? [{ kind: 'doubt', of, doubt: 'parties' }] : [];
}

/** Jane Kamau, JANE KAMAU PETER OTIENO: two given names, each with a family name behind it. */
function isSecondName({ parts, ordered }: Name, left: readonly Part[]): boolean {
	const names = parts.filter(({ role }) => role === 'name');
	const [given, family] = left;
	if (ordered || left.length !== 2 || !given || !family || family.role !== 'name') return false;
	const at = names.indexOf(given);
	const [first] = names.filter((part) => !left.includes(part));
	const apart = names[at + 1] === family && (at === 0 || at === names.length - 2);
	return apart && names.length > 3 && isGiven(given) && isGiven(first) && !isGiven(family);
}

function isGiven(part: Part | undefined): boolean {
	return part !== undefined && (isGivenTo('men', part.key) || isGivenTo('women', part.key));
}

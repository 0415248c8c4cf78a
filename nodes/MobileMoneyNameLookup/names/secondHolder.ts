import type { Given } from './givenName';
import type { Part } from './parts';
import { isGivenName, isMansName, isWomansName } from './personNames/sexes';
import type { Name } from './readName';

/** Jane Kamau, "JANE KAMAU, PETER" or JANE KAMAU PETER OTIENO: what only this name has may be a second holder. */
export function mayBeSecondHolder(
	{ parts, parties }: Name,
	left: readonly Part[],
	own: Given,
): boolean {
	const isLeft = (key: string) => left.some((part) => part.key === key && !part.note);
	if (parties.joined || parties.segments.some((keys) => keys.every(isLeft))) return true;
	const isHers = ({ key }: Part) => isGivenName(key) && isWomansName(key);
	if (isMansName(own.part?.key ?? '') && left.some(isHers)) return true;
	const names = parts.filter(({ role }) => role === 'name');
	const [first] = names.filter((part) => !left.includes(part));
	const [given, family] = left.map((part) => names.indexOf(part));
	if (left.length !== 2 || names.length < 4 || given === undefined || family !== given + 1)
		return false;
	const areGiven = [first, names[given], names[family]].map((part) => isGivenName(part?.key ?? ''));
	const apart = given === 0 || given === names.length - 2;
	return apart && areGiven.join() === 'true,true,false';
}

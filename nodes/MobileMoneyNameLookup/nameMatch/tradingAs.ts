import { isInstitution, isUsable, type Name } from '../names/readName';
import { said, weigh, type Difference, type Judged } from './differences';
import { findDifferences } from './findDifferences';
import { pair } from './pairing';

/** Finds and weighs the differences of two usable names, with what is on either side of a "trading as". */
export function compareSides(expected: Name, registered: Name): Judged {
	const [a, b] = [expected.sides, registered.sides];
	if (a && b) return compareBoth(a, b);
	if (b) return compareOne(b, 'registered', (side) => compareTwo(expected, side));
	if (a) return compareOne(a, 'expected', (side) => compareTwo(side, registered));
	return compareTwo(expected, registered);
}

function compareTwo(expected: Name, registered: Name): Judged {
	const pairing = pair(expected, registered);
	const complete = pairing.sides.every(({ left }) => left.length === 0);
	return weigh(findDifferences(pairing), pairing.body, pairing.agreement, complete);
}

type Sides = NonNullable<Name['sides']>;

/** Only one name says "trading as": the whole owner or the whole business is as good as both. */
function compareOne(sides: Sides, of: Difference['in'], compare: (side: Name) => Judged): Judged {
	const judged = sides.filter(isUsable).map((side) => ({ side, ...compare(side) }));
	const best =
		judged.find(({ weight }) => weight === 'harmless') ??
		judged.find(({ weight, complete }) => weight === 'close' && complete);
	const agreement = Math.max(0, ...judged.map((one) => one.agreement));
	if (!best) return weigh([said('littleAgrees', of, [])], true, agreement, false);
	// Anybody can trade as KRA, or as Mary Njeri.
	const isOwn = best.side === sides[0] || (best.side.business && !isInstitution(best.side));
	const difference = said(isOwn ? 'tradingAs' : 'tradingName', of, best.side.parts);
	return weigh([difference, ...best.differences], best.body, best.agreement, false);
}

/** Both names say "trading as": the owner decides, and the business must agree for a match. */
function compareBoth(expected: Sides, registered: Sides): Judged {
	const owner = compareTwo(expected[0], registered[0]);
	const business = compareTwo(expected[1], registered[1]);
	const agreement = (owner.agreement + business.agreement) / 2;
	const isClose = owner.weight === 'close' && business.weight !== 'other';
	if (owner.weight !== 'harmless' && !isClose)
		return weigh([said('otherOwner')], true, agreement, false);
	const rest = business.weight === 'other' ? [said('otherBusiness')] : business.differences;
	const complete = owner.complete && business.complete;
	return weigh([...owner.differences, ...rest], true, agreement, complete);
}

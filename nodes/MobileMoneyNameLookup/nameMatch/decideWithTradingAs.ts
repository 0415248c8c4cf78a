import { isUsable, type Name } from '../names/readName';
import { decide, type Decision } from './decide';
import type { Remark, Words } from './remark';

/** Decides on two usable names of which at least one has "trading as"; others are left to `decide`. */
export function decideWithTradingAs(expected: Name, registered: Name): Decision {
	if (expected.sides && registered.sides) return decideBoth(expected.sides, registered.sides);
	if (registered.sides)
		return decideOne(registered.sides, 'registered', (side) => decide(expected, side));
	if (expected.sides)
		return decideOne(expected.sides, 'expected', (side) => decide(side, registered));
	return decide(expected, registered);
}

type Sides = NonNullable<Name['sides']>;

/** Only one name says "trading as": the other may equal the owner or the business, and a person should look. */
function decideOne(sides: Sides, of: Words['of'], compare: (side: Name) => Decision): Decision {
	const decisions = sides.map((side) => (isUsable(side) ? compare(side) : undefined));
	const best = decisions.findIndex((decision) => decision !== undefined && standsForSide(decision));
	const decision = decisions[best];
	if (decision) {
		const equal: Remark = { kind: 'tradingAs', of, side: best === 0 ? 'before' : 'after' };
		return {
			...decision,
			result: 'closeMatch',
			complete: false,
			remarks: [equal, ...decision.remarks],
		};
	}
	const agreement = Math.max(0, ...decisions.map((other) => other?.agreement ?? 0));
	return {
		result: 'noMatch',
		agreement,
		complete: false,
		remarks: [{ kind: 'tradingSides', equal: 'neither' }],
	};
}

function standsForSide({ result, complete }: Decision): boolean {
	return result === 'match' || (result === 'closeMatch' && complete);
}

/** Both names say "trading as": the owner decides, and the business must agree for a match. */
function decideBoth(expected: Sides, registered: Sides): Decision {
	const owner = decide(expected[0], registered[0]);
	const business = decide(expected[1], registered[1]);
	const agreement = (owner.agreement + business.agreement) / 2;
	const complete = owner.complete && business.complete;
	const remarks = [...owner.remarks, ...business.remarks];
	if (owner.result === 'match' && business.result === 'match') {
		return { result: 'match', agreement, complete, remarks };
	}
	if (owner.result !== 'noMatch' && (owner.result === 'match' || business.result === 'match')) {
		const equal = business.result === 'noMatch' ? 'owner' : undefined;
		const reason: Remark[] = equal ? [{ kind: 'tradingSides', equal }] : [];
		return { result: 'closeMatch', agreement, complete, remarks: [...reason, ...remarks] };
	}
	const equal = business.result === 'match' ? 'business' : 'neither';
	return { result: 'noMatch', agreement, complete, remarks: [{ kind: 'tradingSides', equal }] };
}

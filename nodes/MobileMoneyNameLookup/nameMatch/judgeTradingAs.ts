import type { Finding, Words } from './finding';
import { judge, type Verdict } from './judge';
import { isUsable, type Name } from './parts';

/** Judges two usable names of which at least one has "trading as"; others are left to `judge`. */
export function judgeWithTradingAs(expected: Name, registered: Name): Verdict {
	if (expected.sides && registered.sides) return judgeBoth(expected.sides, registered.sides);
	if (registered.sides)
		return judgeOne(registered.sides, 'registered', (side) => judge(expected, side));
	if (expected.sides)
		return judgeOne(expected.sides, 'expected', (side) => judge(side, registered));
	return judge(expected, registered);
}

type Sides = NonNullable<Name['sides']>;

/** Only one name says "trading as": the other may equal the owner or the business, and a person should look. */
function judgeOne(sides: Sides, of: Words['of'], compare: (side: Name) => Verdict): Verdict {
	const verdicts = sides.map((side) => (isUsable(side) ? compare(side) : undefined));
	const best = verdicts.findIndex((verdict) => verdict !== undefined && standsForSide(verdict));
	const verdict = verdicts[best];
	if (verdict) {
		const equal: Finding = { kind: 'tradingAs', of, side: best === 0 ? 'before' : 'after' };
		return {
			...verdict,
			result: 'closeMatch',
			complete: false,
			findings: [equal, ...verdict.findings],
		};
	}
	const agreement = Math.max(0, ...verdicts.map((other) => other?.agreement ?? 0));
	return {
		result: 'noMatch',
		agreement,
		complete: false,
		findings: [{ kind: 'tradingSides', equal: 'neither' }],
	};
}

function standsForSide({ result, complete }: Verdict): boolean {
	return result === 'match' || (result === 'closeMatch' && complete);
}

/** Both names say "trading as": the owner decides, and the business must agree for a match. */
function judgeBoth(expected: Sides, registered: Sides): Verdict {
	const owner = judge(expected[0], registered[0]);
	const business = judge(expected[1], registered[1]);
	const agreement = (owner.agreement + business.agreement) / 2;
	const complete = owner.complete && business.complete;
	const findings = [...owner.findings, ...business.findings];
	if (owner.result === 'match' && business.result === 'match') {
		return { result: 'match', agreement, complete, findings };
	}
	if (owner.result !== 'noMatch' && (owner.result === 'match' || business.result === 'match')) {
		const equal = business.result === 'noMatch' ? 'owner' : undefined;
		const reason: Finding[] = equal ? [{ kind: 'tradingSides', equal }] : [];
		return { result: 'closeMatch', agreement, complete, findings: [...reason, ...findings] };
	}
	const equal = business.result === 'match' ? 'business' : 'neither';
	return { result: 'noMatch', agreement, complete, findings: [{ kind: 'tradingSides', equal }] };
}

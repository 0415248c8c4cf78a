import type { AccountKind } from '../simulator';
import type { Effect, FaultEffect } from './faultEffects';
import { OF_ALL, OF_DARAJA } from './faultEffects';
import { falsehood, randomRun, UNKNOWN } from './randomFaultRun';
import { useOwnTime } from '../support/ownTime';
import { lookUpWith } from '../support/lookUp';
import { credentialOf, service, useService } from '../support/service';

useOwnTime();
useService();

describe('a fault that comes once', () => {
	const HIT = '4738534';
	const ROWS = ['5031264', HIT, UNKNOWN, HIT];

	const EFFECTS: Record<Effect, [number, boolean]> = {
		answered: [1, true],
		retried: [2, true],
		renewed: [2, true],
		givenUp: [1, false],
	};
	type Case = [string, 'till' | 'token', AccountKind, FaultEffect[1], Effect];
	const casesOf = (kind: AccountKind, effects: readonly FaultEffect[]) =>
		effects.flatMap(([name, fault, lookup, token = lookup]): Case[] => [
			[name, 'till', kind, fault, lookup],
			[name, 'token', kind, fault, token],
		]);
	// What each kind of account makes of all faults is left to the random runs.
	const cases = [
		...casesOf('apiUser', OF_ALL),
		...casesOf('daraja', OF_DARAJA).filter(([, place]) => place === 'till'),
	];

	it.each(cases)('%s, at a %s (%s)', async (...given) => {
		const [, place, kind, fault, effect] = given;
		const [requests, isAnswered] = EFFECTS[effect];
		const isToken = place === 'token';
		service.setFaultPlan((request) => {
			const { number, attempt } = request;
			const isHit = isToken ? request.kind === 'token' : number === HIT;
			return isHit && attempt === 1 ? fault : undefined;
		});
		// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
		const options = { maxRetries: 2, maxOutage: 0, maxParallel: 1 };
		const ends = await lookUpWith(credentialOf({}, kind), ROWS, options);

		expect(ends.flatMap((end, row) => falsehood(ROWS[row] ?? '', end, row) ?? [])).toEqual([]);
		const isChecked = ROWS.map((number) => isAnswered || !(isToken || number === HIT));
		expect(ends.map(({ outcome }) => outcome !== 'unchecked')).toEqual(isChecked);
		const { lookups, tokenRequests, elsewhere } = service.stats;
		expect(elsewhere.requests).toBe(0);
		const renewals = effect === 'renewed' ? 1 : 0;
		expect(tokenRequests).toBe(isToken ? requests : 1 + renewals);
		expect(lookups).toBe(isToken ? (isAnswered ? 3 : 0) : 2 + requests);
	});
});

it.each([1, 2, 3])(
	'30 rows with random faults are neither lost nor told falsely: from seed %i',
	async (seed) => {
		expect(await randomRun(seed)).toEqual([]);
	},
);

import type { FaultPlan } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup, type PublishedLookup } from './support/publishedLookup';

const maxParallel = 10;
const unknown = Array.from({ length: 199 }, (_, index) => String(5_600_000 + index));
const tills = ['4738534', ...unknown];
const allAnswered = [0, 1, 199];

describe('the token of an account, in n8n', () => {
	const live = useLiveN8n();
	let lookup: PublishedLookup;

	beforeAll(async () => {
		lookup = await publishLookup(live(), { options: { maxParallel } });
	});

	/** Looks all tills up; how many items each output got. */
	async function lookUpAll(plan?: FaultPlan): Promise<number[]> {
		live().service.resetStats();
		live().service.setFaultPlan(plan);
		const { results } = await lookup.run(tills);
		live().service.setFaultPlan(undefined);
		return results.map((items) => items.length);
	}

	test('is fetched once for 200 rows, and stored for the next execution', async () => {
		expect(await lookUpAll()).toEqual(allAnswered);
		expect(live().service.stats).toMatchObject({ tokenRequests: 1, lookups: 200 });
		expect(live().service.stats.mostInFlight).toBeLessThanOrEqual(maxParallel);
		expect(await lookUpAll()).toEqual(allAnswered);
		expect(live().service.stats).toMatchObject({
			tokenRequests: 0,
			lookups: 200,
			bearerRefusals: 0,
		});
	});

	test.each([401, 200, 403, 422])(
		'is renewed once when the service tells of its end at HTTP %i, and no row is lost',
		async (httpStatus) => {
			expect(await lookUpAll(expiredUntilRenewed(httpStatus))).toEqual(allAnswered);
			const { tokenRequests, lookups } = live().service.stats;
			expect(tokenRequests).toBe(1);
			expect(lookups).toBeGreaterThan(200);
			expect(lookups).toBeLessThanOrEqual(200 + maxParallel);
		},
	);

	test('is not asked for again and again where even a fresh one is refused', async () => {
		const refused = { kind: 'tokenExpired', httpStatus: 401 } as const;
		const all: FaultPlan = ({ kind }) => (kind === 'token' ? undefined : refused);
		expect(await lookUpAll(all)).toEqual([200, 0, 0]);
		expect(live().service.stats.tokenRequests).toBeLessThanOrEqual(2);
		// All in flight with each token, and the twelve numbers after which the account counts as refused.
		expect(live().service.stats.lookups).toBeLessThanOrEqual(2 * maxParallel + 12);
	});
});

/** Says of every token that it has expired, until the account has asked for another one. */
function expiredUntilRenewed(httpStatus: number): FaultPlan {
	let isRenewed = false;
	return ({ kind }) => {
		isRenewed ||= kind === 'token';
		return isRenewed ? undefined : { kind: 'tokenExpired', httpStatus };
	};
}

import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { notAsked, rowsOf, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';
import { seededRandom } from '../../support/seededRandom';

describe('a service that answers some requests and fails the others at random', () => {
	it.concurrent.each([1, 2, 3, 4, 5, 6])(
		'with 503 for 80 %% of them is asked for every row (seed %i)',
		async (seed) => {
			await withOwnService(async (simulator) => {
				const random = seededRandom(seed);
				simulator.setFaultPlan(({ kind }) =>
					kind !== 'token' && random() < 0.8
						? { kind: 'serverError', httpStatus: 503, body: 'html' }
						: undefined,
				);
				const options = { maxOutage: 3 };
				const ends = rowEnds(
					await lookUpWith(credentialOf(simulator), rowsOf(200), { options }),
					200,
				);
				expect(notAsked(ends)).toEqual([]);
				const { lookups, lookupsPerAccount } = simulator.stats;
				expect(Object.keys(lookupsPerAccount)).toHaveLength(200);
				// The rows, the retry budget, what answers earn back, and what is asked in outages.
				expect(lookups).toBeLessThanOrEqual(200 + 200 + 200 + 200);
			});
		},
	);
});

import type { Fault } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { rowsOf, uncheckedRows, until, withOwnService } from '../../support/ownService';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

describe('what one run saw is not the verdict for another', () => {
	it.concurrent('when the first gives up after one 503 for its token', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind === 'token' && attempt === 1 ? { kind: 'slow', delayMs: 400, then: DOWN } : undefined,
			);
			const hasty = lookUpWith(credentialOf(simulator), rowsOf(1), { options: { maxRetries: 0 } });
			await until(() => simulator.stats.tokenRequests === 1);
			const patient = lookUpWith(credentialOf(simulator), rowsOf(60), {
				options: { maxRetries: 5 },
			});
			expect(uncheckedRows(await hasty, 1)).toHaveLength(1);
			expect(uncheckedRows(await patient, 60)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});

	it.concurrent('when the first stops asking in an outage that then ends', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : DOWN));
			const credentials = credentialOf(simulator);
			const hasty = lookUpWith(credentials, rowsOf(50), {
				options: { maxOutage: 0, maxRetries: 0 },
			});
			const patient = lookUpWith(credentials, rowsOf(50), { options: { maxOutage: 30 } });
			expect(uncheckedRows(await hasty, 50)).toHaveLength(50);
			simulator.setFaultPlan(undefined);
			expect(uncheckedRows(await patient, 50)).toEqual([]);
		});
	});

	it.concurrent('while they share one token', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, sequence }) => {
				if (kind !== 'token' && sequence === 60) simulator.expireAllTokens();
				return kind === 'token' ? { kind: 'slow', delayMs: 200 } : undefined;
			});
			const runs = [1, 2, 3].map(() => lookUpWith(credentialOf(simulator), rowsOf(60)));
			for (const run of runs) expect(uncheckedRows(await run, 60)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});
});

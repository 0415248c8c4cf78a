import type { Fault, Simulator } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { timed, until, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';
import { requestingNode } from '../../support/requestingNode';
import { startNode } from '../../support/runNode';

const HELD = '4738534';
const OTHER = '5031264';
const TIMEOUT_MS = 1500;
/** Far more than a try may take, and far less than a body that never ends. */
const ENDED_MS = 12_000;

const endless: ReadonlyArray<[string, Fault]> = [
	['goes silent after its headers', { kind: 'silentAfterHead' }],
	['goes silent in the middle of its body', { kind: 'silentDuringBody' }],
	['drips', { kind: 'drip', everyMs: 20 }],
	['never begins', { kind: 'hang' }],
];

const tokenFault = (simulator: Simulator, fault: Fault) => {
	simulator.setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
};

describe('a reply to a lookup that', () => {
	it.concurrent.each(endless)('%s ends its try in time, and the others go on', async (_, fault) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) => (number === HELD ? fault : undefined));
			const options = { timeout: TIMEOUT_MS, maxRetries: 1, maxParallel: 1 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), [HELD, OTHER], { options }),
			);
			const [held, other] = rowEnds(result, 2);
			expect(held).toMatchObject({ outcome: 'unchecked', error: { retryable: true, tries: 2 } });
			expect(other?.outcome).toBe('confirmed');
			expect(ms).toBeGreaterThanOrEqual(2 * TIMEOUT_MS - 20);
			expect(ms).toBeLessThan(ENDED_MS);
		});
	});

	it.concurrent.each(endless)('%s lets go of its connection', async (_, fault) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) => (number === HELD ? fault : undefined));
			const options = { timeout: 300, maxRetries: 0 };
			await lookUpWith(credentialOf(simulator), [HELD], { options });
			await until(() => simulator.stats.inFlight === 0);
		});
	});

	it.concurrent.each(endless)('%s is asked again', async (_, fault) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind === 'till' && attempt === 1 ? fault : undefined,
			);
			const options = { timeout: TIMEOUT_MS, maxRetries: 3 };
			const result = await lookUpWith(credentialOf(simulator), [HELD], { options });
			expect(rowEnds(result, 1)).toMatchObject([{ outcome: 'confirmed' }]);
		});
	});
});

describe('a reply to the token call that', () => {
	it.concurrent.each(endless)('%s ends all runs that wait for it', async (_, fault) => {
		await withOwnService(async (simulator) => {
			tokenFault(simulator, fault);
			const options = { timeout: TIMEOUT_MS, maxRetries: 0, maxOutage: 0 };
			const { ms, result } = await timed(
				Promise.all(
					[1, 2].map(() => lookUpWith(credentialOf(simulator), [HELD, OTHER], { options })),
				),
			);
			for (const run of result) {
				expect(rowEnds(run, 2)).toMatchObject(
					Array(2).fill({ outcome: 'unchecked', error: { retryable: true } }),
				);
			}
			expect(ms).toBeLessThan(ENDED_MS);
			expect(simulator.stats.lookups).toBe(0);
		});
	});

	it.concurrent('goes silent ends n8n’s own request, too, by a limit of its own', async () => {
		await withOwnService(async (simulator) => {
			tokenFault(simulator, { kind: 'silentDuringBody' });
			const url = `${simulator.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/${HELD}`;
			const { result } = startNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: credentialOf(simulator),
				otherNode: requestingNode({ url }, 'httpRequestWithAuthentication'),
			});
			expect((await result).error).toBeDefined();
		});
	});
});

import { setTimeout as pause } from 'node:timers/promises';
import { sign } from 'jsonwebtoken';
import { z } from 'zod';

import type { Simulator } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { rowsOf, uncheckedRows, until, withOwnService } from '../../support/ownService';
import { requestingNode } from '../../support/requestingNode';
import { runNode } from '../../support/runNode';

const NUMBER = '4738534';
const ANSWER = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

/** n8n's own HTTP Request node with the credential. */
const httpRequest = async (simulator: Simulator, credentials: ReturnType<typeof credentialOf>) =>
	await runNode({
		items: [{ json: {} }],
		parameters: {},
		credentials,
		otherNode: requestingNode({
			uri: `${simulator.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/${NUMBER}`,
		}),
	});

/** What another worker stores: a process with nothing in memory runs with the credential. */
async function storedByAnotherWorker(simulator: Simulator): Promise<Record<string, string>> {
	let stored: unknown;
	await jest.isolateModulesAsync(async () => {
		const fresh = await import('../../support/lookUpWith');
		const credentials = fresh.credentialOf(simulator);
		await fresh.lookUpWith(credentials, [NUMBER]);
		stored = credentials.stored;
	});
	return z.record(z.string()).parse(stored);
}

describe('a token that is no longer good is not handed out', () => {
	it('when the one that another worker stored has expired as well', async () => {
		await withOwnService(
			async (simulator) => {
				await lookUpWith(credentialOf(simulator), [NUMBER]);
				const credentials = credentialOf(simulator, await storedByAnotherWorker(simulator));
				await pause(2200);
				simulator.resetStats();
				expect((await httpRequest(simulator, credentials)).error).toBeUndefined();
				expect(simulator.stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 1 });
			},
			{ tokenLifetimeSeconds: 2 },
		);
	});

	it('when it was refused, and n8n still has it stored', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			await lookUpWith(credentials, [NUMBER]);
			simulator.expireAllTokens();
			simulator.setFaultPlan(({ kind }) =>
				kind === 'token' ? { kind: 'serverError', httpStatus: 503, body: 'json' } : undefined,
			);
			const failed = await lookUpWith(credentials, [NUMBER], { options: { maxRetries: 0 } });
			expect(uncheckedRows(failed, 1)).toHaveLength(1);
			simulator.setFaultPlan(undefined);
			simulator.resetStats();
			const result = await lookUpWith(credentials, [NUMBER]);
			expect(uncheckedRows(result, 1)).toEqual([]);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 0 });
		});
	});

	it('when it was refused, and a later run reads it before the new one is stored', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			await lookUpWith(credentials, [NUMBER]);
			const before = z.record(z.string()).parse(credentials.stored);
			simulator.expireAllTokens();
			// The second token is due long before the first, which was refused, would have been.
			const body = {
				access_token: sign({ exp: Math.floor(Date.now() / 1000) + 600 }, 'any key'),
				token_type: 'bearer',
				expires_in: '600',
				issued_at: String(Date.now()),
			};
			let refusals = 0;
			simulator.setFaultPlan(({ kind, sequence }) => {
				if (kind === 'token') return { kind: 'json', httpStatus: 200, body };
				if (sequence <= 2) return undefined;
				refusals = simulator.stats.bearerRefusals;
				return { kind: 'json', httpStatus: 200, body: ANSWER };
			});
			await lookUpWith(credentials, [NUMBER]);
			expect(refusals).toBe(2);
			const authorizations: unknown[] = [];
			const late = credentialOf(simulator, before);
			const authenticate = late.authenticate.bind(late);
			jest.spyOn(late, 'authenticate').mockImplementation(async (data, type, request) => {
				authorizations.push(data.accessToken);
				return await authenticate(data, type, request);
			});
			expect(uncheckedRows(await lookUpWith(late, [NUMBER]), 1)).toEqual([]);
			expect(authorizations).toEqual([body.access_token]);
		});
	});
});

describe('a token answer', () => {
	const opaque = { token_type: 'bearer', issued_at: undefined };
	const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

	it.concurrent.each<[string, () => object]>([
		[
			'without expires_in is taken, and lives as long as its JWT says',
			() => ({
				...opaque,
				access_token: sign({ iat: inSeconds(0), exp: inSeconds(2) }, 'any key'),
			}),
		],
		[
			'whose JWT has no time of issue ends when the JWT does, whatever expires_in says',
			() => ({
				...opaque,
				expires_in: '3599',
				access_token: sign({ exp: inSeconds(2) }, 'any key', { noTimestamp: true }),
			}),
		],
	])('%s', async (_what, token) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => ({
				kind: 'json',
				httpStatus: 200,
				body: kind === 'token' ? token() : ANSWER,
			}));
			const credentials = credentialOf(simulator);
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)), 3)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(1);
			await pause(2100);
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)), 3)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});
});

describe('a run that another one’s token call failed for', () => {
	it('does not find the failure remembered', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind === 'token' && attempt === 1 ? { kind: 'htmlPage' } : undefined,
			);
			const first = lookUpWith(credentialOf(simulator), [NUMBER]);
			await until(() => simulator.stats.tokenRequests === 1);
			expect(uncheckedRows(await first, 1)).toHaveLength(1);
			expect(uncheckedRows(await lookUpWith(credentialOf(simulator), [NUMBER]), 1)).toEqual([]);
		});
	});
});

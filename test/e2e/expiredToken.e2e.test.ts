import type { FaultPlan } from '../simulator';
import { finishedExecution } from './support/executions';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishWorkflow, type PublishedWorkflow } from './support/publishWorkflow';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';
import { httpRequestWorkflow } from './support/workflows';

const maxParallel = 10;
const known = '4738534';
const unknown = Array.from({ length: 199 }, (_, index) => String(5_600_000 + index));
const tills = [known, ...unknown];

describe('the token of an account, in n8n', () => {
	let live: LiveN8n;
	let workflow: PublishedWorkflow;

	beforeAll(async () => {
		live = await startLiveN8n();
		const setting = { onError: 'continueRegularOutput', options: { maxParallel } } as const;
		const toStore = tillsWorkflow('token', live.credentialId, setting);
		workflow = await publishWorkflow(live.server, toStore, 'token');
	});
	afterAll(async () => {
		await live.stop();
	});

	beforeEach(() => {
		live.service.resetStats();
	});
	afterEach(() => {
		live.service.setFaultPlan(undefined);
	});

	/** Looks all tills up; how many items each output got. */
	async function lookUpAll(): Promise<number[]> {
		await postJson(workflow.url, { tills });
		const { nodeRun } = await finishedExecution(live.server.rest, workflow.id);
		return (nodeRun(lookupName)?.data?.main ?? []).map((items) => items?.length ?? 0);
	}

	const allAnswered = [0, 1, 199];

	test('is fetched once for 200 rows, and stored for the next execution', async () => {
		expect(await lookUpAll()).toEqual(allAnswered);
		expect(live.service.stats).toMatchObject({ tokenRequests: 1, lookups: 200 });
		expect(live.service.stats.mostInFlight).toBeLessThanOrEqual(maxParallel);

		live.service.resetStats();
		expect(await lookUpAll()).toEqual(allAnswered);
		expect(live.service.stats).toMatchObject({ tokenRequests: 0, lookups: 200, bearerRefusals: 0 });
	});

	test('is renewed once when the service has expired it, and no row is lost', async () => {
		live.service.expireAllTokens();
		expect(await lookUpAll()).toEqual(allAnswered);
		const { tokenRequests, lookups, bearerRefusals } = live.service.stats;
		expect(tokenRequests).toBe(1);
		expect(bearerRefusals).toBeGreaterThanOrEqual(1);
		expect(bearerRefusals).toBeLessThanOrEqual(maxParallel);
		expect(lookups).toBe(200 + bearerRefusals);
	});

	test.each([200, 403, 422])(
		'is renewed once when the service tells of its end at HTTP %i',
		async (httpStatus) => {
			live.service.setFaultPlan(expiredUntilRenewed(httpStatus));
			expect(await lookUpAll()).toEqual(allAnswered);
			const { tokenRequests, lookups } = live.service.stats;
			expect(tokenRequests).toBe(1);
			expect(lookups).toBeGreaterThan(200);
			expect(lookups).toBeLessThanOrEqual(200 + maxParallel);
		},
	);

	test('is not asked for again and again where even a fresh one is refused', async () => {
		live.service.setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus: 401 },
		);
		expect(await lookUpAll()).toEqual([200, 0, 0]);
		expect(live.service.stats.tokenRequests).toBeLessThanOrEqual(2);
		expect(live.service.stats.lookups).toBeLessThanOrEqual(2 * maxParallel + 2);
	});

	test('is renewed by n8n’s own HTTP Request node, too', async () => {
		const { credentialId, service } = live;
		const url = await live.publish(
			httpRequestWorkflow(credentialId, service.baseUrl),
			'/webhook/http-request',
		);
		service.expireAllTokens();
		expect(await postJson(url, { till: known })).toMatchObject({
			status: 200,
			body: { name: 'JANE WANJIKU KAMAU' },
		});
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 1 });
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

import {
	DOWN,
	lookUpRows,
	lookupsGet,
	uncheckedRows,
	withOwnService,
} from '../../support/ownService';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

const HOUR_MS = 3_600_000;

/** How far off the machine's own clock is; one test after another, because all have the same. */
let offMs = 0;
beforeAll(() => {
	const now = Date.now.bind(Date);
	jest.spyOn(Date, 'now').mockImplementation(() => now() + offMs);
});
afterEach(() => {
	offMs = 0;
});
afterAll(() => {
	jest.restoreAllMocks();
});

describe.each([
	['back', -HOUR_MS],
	['forward', HOUR_MS],
])('a clock that is set %s an hour while a run waits', (_where, jumpMs) => {
	it(
		'ends a silent reply in its time all the same',
		withOwnService(async (service) => {
			service.setFaultPlan(({ number }) => {
				if (number !== '100005') return undefined;
				offMs = jumpMs;
				return { kind: 'hang' };
			});
			const options = { timeout: 1000, maxRetries: 1, maxOutage: 2 };
			expect(uncheckedRows(await lookUpRows(service, 10, options))).toEqual([
				expect.stringMatching(/^5: .*in time/),
			]);
		}),
	);

	it(
		'ends the wait for a service that is out, and not before its time',
		withOwnService(async (service) => {
			lookupsGet(service, DOWN);
			setTimeout(() => (offMs = jumpMs), 500);
			const sinceMs = performance.now();
			const ends = await lookUpRows(service, 30, { maxOutage: 3, maxRetries: 0 });
			expect(uncheckedRows(ends)).toHaveLength(30);
			expect(performance.now() - sinceMs).toBeGreaterThanOrEqual(2_500);
		}),
	);
});

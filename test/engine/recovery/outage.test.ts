import type { AccountKind, Fault, Outage } from '../../simulator';
import { gatewayError, outages } from '../../simulator';
import { DOWN, itWithService, lookupsGet, lookUpRows, notAsked } from '../../support/ownService';
import { uncheckedRows } from '../../support/ownService';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

const ROW_FAILS: Fault = { kind: 'serverError', httpStatus: 500, body: 'json' };
const PAGE: Fault = { kind: 'htmlPage' };

/** The services' lookups alone are out, as when only their gateway has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

/** More requests than the rows need, at a service that is out: the retry budget. */
const BEYOND = 200;

describe('an outage that ends costs no row', () => {
	itWithService.each<[string, Outage['as'], Outage['of']?, AccountKind?]>([
		['503', DOWN],
		['refused connections', 'refused'],
		['silence', { kind: 'hang' }],
		['a gateway’s page at HTTP 200', PAGE, LOOKUPS],
		['a page at HTTP 404', { kind: 'serverError', httpStatus: 404, body: 'html' }, LOOKUPS],
		['Daraja’s spike arrest', gatewayError(500, '500.003.02', ''), undefined, 'daraja'],
	])('when it is %s', async (service, _what, as, of, kind) => {
		const outage = { fromLookup: 20, forMs: 2000, as, ...(of && { of }) };
		service.setFaultPlan(outages(service, [outage]));
		const timeout = typeof as === 'object' && /hang|silent/.test(as.kind) ? 1000 : 30_000;
		const options = { maxParallel: 10, timeout };
		const result = await lookUpRows(service, 60, options, kind);
		expect(uncheckedRows(result)).toEqual([]);
		expect(service.stats.lookups).toBeLessThanOrEqual(60 + BEYOND);
		expect(service.stats.mostInFlight).toBeLessThanOrEqual(10);
	});

	itWithService.each<[string, number, number, Fault, number]>([
		['whatever Max Retries is: 0', 60, 20, DOWN, 0],
		['although it begins with the last rows', 60, 57, DOWN, 3],
	])('%s', async (service, _when, rows, fromLookup, as, maxRetries) => {
		service.setFaultPlan(outages(service, [{ fromLookup, forMs: 1500, as }]));
		expect(uncheckedRows(await lookUpRows(service, rows, { maxRetries }))).toEqual([]);
	});
});

describe('rows that each fail by themselves', () => {
	itWithService.each<[string, number, number, Fault, number]>([
		['sixty at the head', 0, 60, ROW_FAILS, 1],
		['fifty that get a page', 10, 60, PAGE, 3],
		['one that gets a page', 20, 21, PAGE, 3],
	])('%s keep no other from being asked', async (service, _what, from, to, fault, maxRetries) => {
		service.setFaultPlan(({ number }) => {
			const row = Number(number) - 100_000;
			return row >= from && row < to ? fault : undefined;
		});
		const ends = await lookUpRows(service, 80, { maxRetries, maxOutage: 5 });
		const failed = ends.flatMap(({ outcome }, row) => (outcome === 'unchecked' ? [row] : []));
		expect(failed).toEqual(Array.from({ length: to - from }, (_unused, row) => from + row));
		if (to - from > 1) return;
		// Asked twice more when the others are done, with a question to the service between.
		expect(service.stats.lookups).toBe(80 + 2 + 1);
		const message = expect.stringContaining('not a lookup result');
		expect(ends[from]?.error).toMatchObject({ message, retryable: false });
	});
});

describe('a gateway’s pages', () => {
	itWithService(
		'that outlast the longest wait leave rows that can be tried again',
		async (service) => {
			const outage = { fromLookup: 30, forMs: 600_000, as: PAGE, of: LOOKUPS };
			service.setFaultPlan(outages(service, [outage]));
			const ends = await lookUpRows(service, 200, { maxOutage: 2 });
			const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
			expect(failed.length).toBeGreaterThanOrEqual(150);
			expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			expect(notAsked(ends).length).toBeGreaterThanOrEqual(140);
			expect(failed.filter(({ error }) => /Base URL/.test(error?.description ?? ''))).toEqual([]);
		},
	);

	itWithService('where nothing else ever came are not waited for', async (service) => {
		lookupsGet(service, PAGE);
		// An outage would be waited for longer than a test may take.
		const ends = await lookUpRows(service, 50, { maxOutage: 600 });
		expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
		expect(service.stats.lookups).toBe(50);
	});
});

itWithService(
	'a service that takes two requests at once, and answers 429 to the others, loses none',
	async (service) => {
		expect(uncheckedRows(await lookUpRows(service, 60, { maxParallel: 10 }))).toEqual([]);
		expect(service.stats.lookups).toBeLessThanOrEqual(60 + 200 + 200);
	},
	{ maxConcurrent: 2, latencyMs: 30 },
);

itWithService.each([[-3_600_000], [3_600_000]])(
	'a clock that is set by %d ms while a run waits ends a silent reply in its time all the same',
	async (service, jumpMs) => {
		let offMs = 0;
		const now = Date.now.bind(Date);
		const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + offMs);
		service.setFaultPlan(({ number }) => {
			if (number !== '100005') return undefined;
			offMs = jumpMs;
			return { kind: 'hang' };
		});
		const ends = await lookUpRows(service, 10, { timeout: 1000, maxRetries: 1, maxOutage: 2 });
		clock.mockRestore();
		expect(uncheckedRows(ends)).toEqual([expect.stringMatching(/^5: .*in time/)]);
	},
);

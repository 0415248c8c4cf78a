import type { INodeParameters } from 'n8n-workflow';

import type { AccountKind, Fault, Outage } from '../../simulator';
import { gatewayError, outages } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpRows, notAsked, uncheckedRows } from '../../support/lookUp';
import { DOWN, lookupsGet, service, useService } from '../../support/service';

useOwnTime();
useService();

const ROW_FAILS: Fault = { kind: 'serverError', httpStatus: 500, body: 'json' };
const PAGE: Fault = { kind: 'htmlPage' };

/** As when only the gateway of the lookups has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

it.each<[string, number, Outage['as'], INodeParameters?, Outage['of']?, AccountKind?]>([
	['503, whatever Max Retries is', 20, DOWN, { maxRetries: 0 }],
	['503 from the last rows on', 57, DOWN],
	['refused connections', 20, 'refused'],
	['silence', 20, { kind: 'hang' }, { timeout: 1000 }],
	['a gateway’s page at HTTP 200', 20, PAGE, {}, LOOKUPS],
	['Daraja’s spike arrest', 20, gatewayError(500, '500.003.02', ''), {}, undefined, 'daraja'],
])('an outage that ends costs no row: %s', async (...given) => {
	const [, fromLookup, as, options, of, kind] = given;
	service.setFaultPlan(outages(service, [{ fromLookup, forMs: 2000, as, ...(of && { of }) }]));
	const ends = await lookUpRows(60, { maxParallel: 10, ...options }, kind);
	expect(uncheckedRows(ends)).toEqual([]);
	expect(service.stats.lookups).toBeLessThanOrEqual(60 + 200);
	expect(service.stats.mostInFlight).toBeLessThanOrEqual(10);
});

it('a service that fails 20 requests in a row costs none, though the run may not wait', async () => {
	service.setFaultPlan(({ sequence }) => (sequence > 20 && sequence <= 40 ? DOWN : undefined));
	const ends = await lookUpRows(60, { maxParallel: 10, maxRetries: 0, maxOutage: 0 });
	expect(uncheckedRows(ends)).toEqual([]);
});

describe('rows that each fail by themselves', () => {
	it.each<[string, number, number, Fault, number]>([
		['sixty at the head', 0, 60, ROW_FAILS, 1],
		['fifty that get a page', 10, 60, PAGE, 3],
		['one that gets a page', 20, 21, PAGE, 3],
	])('%s keep no other from being asked', async (_what, from, to, fault, maxRetries) => {
		service.setFaultPlan(({ number }) => {
			const row = Number(number) - 100_000;
			return row >= from && row < to ? fault : undefined;
		});
		const ends = await lookUpRows(80, { maxRetries, maxOutage: 5 });
		const failed = ends.flatMap(({ outcome }, row) => (outcome === 'unchecked' ? [row] : []));
		expect(failed).toEqual(Array.from({ length: to - from }, (_unused, row) => from + row));
		if (to - from > 1) return;
		// It has eight tries.
		expect(service.stats.lookups).toBe(80 + 7);
		const message = expect.stringContaining('not a lookup result');
		expect(ends[from]?.error).toMatchObject({ message, retryable: false });
	});
});

describe('a gateway’s pages', () => {
	it('that outlast the longest wait leave rows that can be tried again', async () => {
		const outage = { fromLookup: 30, forMs: 600_000, as: PAGE, of: LOOKUPS };
		service.setFaultPlan(outages(service, [outage]));
		const ends = await lookUpRows(200, { maxOutage: 2 });
		const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.length).toBeGreaterThanOrEqual(150);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		expect(notAsked(ends).length).toBeGreaterThanOrEqual(140);
		expect(failed.filter(({ error }) => /Base URL/.test(error?.description ?? ''))).toEqual([]);
	});

	it('where nothing else ever came are not waited for', async () => {
		lookupsGet(PAGE);
		// An outage would be waited for longer than a test may take.
		const ends = await lookUpRows(50, { maxOutage: 600 });
		expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
		expect(service.stats.lookups).toBe(50);
	});
});

describe('a service that takes two requests at once, and answers 429 to the others,', () => {
	useService({ maxConcurrent: 2, latencyMs: 30 });

	it('loses none', async () => {
		expect(uncheckedRows(await lookUpRows(60, { maxParallel: 10 }))).toEqual([]);
		expect(service.stats.lookups).toBeLessThanOrEqual(60 + 200 + 200);
	});
});

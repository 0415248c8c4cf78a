import type { INodeParameters } from 'n8n-workflow';

import type { AccountKind, Fault, Outage } from '../../simulator';
import { gatewayError, outages } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpRows, notAsked, uncheckedRows } from '../../support/lookUp';
import { DOWN, lookupsGet, service, useService } from '../../support/service';

useOwnTime();
useService();

const PAGE: Fault = { kind: 'htmlPage' };

/** As when only the gateway of the lookups has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

it.each<[string, number, Outage['as'], INodeParameters?, Outage['of']?, AccountKind?]>([
	['503 from the last rows on, whatever Max Retries is', 27, DOWN, { maxRetries: 0 }],
	['refused connections', 10, 'refused'],
	['silence', 10, { kind: 'hang' }, { timeout: 1000 }],
	['a gateway’s page at HTTP 200', 10, PAGE, {}, LOOKUPS],
	['Daraja’s spike arrest', 10, gatewayError(500, '500.003.02', ''), {}, undefined, 'daraja'],
])('an outage that ends costs no row: %s', async (...given) => {
	const [, fromLookup, as, options, of, kind] = given;
	service.setFaultPlan(outages(service, [{ fromLookup, forMs: 2000, as, ...(of && { of }) }]));
	const ends = await lookUpRows(30, options, kind);
	expect(uncheckedRows(ends)).toEqual([]);
	expect(service.stats.lookups).toBeLessThanOrEqual(30 + 50);
	expect(service.stats.mostInFlight).toBeLessThanOrEqual(10);
});

it('a row that alone fails has eight more tries, and keeps no other from being asked', async () => {
	service.setFaultPlan(({ number }) => (number === '100010' ? PAGE : undefined));
	const ends = await lookUpRows(20);
	expect(uncheckedRows(ends)).toEqual([expect.stringMatching(/^10: .*not a lookup result/)]);
	expect(service.stats.lookups).toBe(20 + 8);
	// The address has answered, and so is right.
	expect(ends[10]?.error).toMatchObject({ tries: 9, retryable: true });
});

describe('a gateway’s pages', () => {
	it('that outlast Wait for Outage leave rows that can be tried again', async () => {
		const outage = { fromLookup: 10, forMs: 600_000, as: PAGE, of: LOOKUPS };
		service.setFaultPlan(outages(service, [outage]));
		const ends = await lookUpRows(60, { maxOutage: 2 });
		const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.length).toBeGreaterThanOrEqual(50);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		expect(notAsked(ends).length).toBeGreaterThanOrEqual(30);
		expect(failed.filter(({ error }) => /Base URL/.test(error?.description ?? ''))).toEqual([]);
	});

	it('where nothing else ever came are not waited for', async () => {
		lookupsGet(PAGE);
		// An outage would be waited for longer than a test may take.
		const ends = await lookUpRows(30, { maxOutage: 600 });
		expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
		expect(service.stats.lookups).toBe(30);
	});
});

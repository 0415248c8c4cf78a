import type { INodeParameters } from 'n8n-workflow';

import type { RateLimit } from '../../simulator/rateLimiter';
import { DOWN, itWithService, lookUpRows, uncheckedRows } from '../../support/ownService';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

describe('a service that takes so many requests in a second', () => {
	itWithService.each<[string, number, RateLimit, INodeParameters]>([
		['five, in a bucket', 60, { perSecond: 5, as: 'bucket' }, {}],
		[
			'twenty, in a window, and tells when',
			100,
			{ perSecond: 20, as: 'window', retryAfterSeconds: 1 },
			{},
		],
		['twenty, in a window', 100, { perSecond: 20, as: 'window' }, { maxOutage: 0 }],
		[
			'twenty, in a window, and tells when',
			100,
			{ perSecond: 20, as: 'window', retryAfterSeconds: 1 },
			{ maxOutage: 0 },
		],
	])(
		'(%s) checks all of %i rows',
		async (service, _what, rows, _limit, options) => {
			expect(uncheckedRows(await lookUpRows(service, rows, options))).toEqual([]);
			// What is under way in the beginning is turned away together.
			expect(service.stats.lookups).toBeLessThanOrEqual(1.2 * rows + 20);
		},
		(_what, _rows, rateLimit) => ({ rateLimit }),
	);
});

describe('a run that may not wait', () => {
	itWithService(
		'goes on where a service fails many in a row and answers others',
		async (service) => {
			// Six in a row fail, whoever asks, and then 24 are answered.
			service.setFaultPlan(({ kind, sequence }) =>
				kind !== 'token' && sequence % 30 < 6 ? DOWN : undefined,
			);
			const ends = await lookUpRows(service, 150, { maxOutage: 0, maxParallel: 4 });
			expect(uncheckedRows(ends)).toEqual([]);
		},
	);

	itWithService('waits no longer for one that asks for days', async (service) => {
		service.setFaultPlan(({ number }) =>
			number === '100003'
				? { kind: 'tooManyRequests', retryAfter: { seconds: 99_999 } }
				: undefined,
		);
		const sinceMs = performance.now();
		const ends = await lookUpRows(service, 8, { maxOutage: 3, maxParallel: 2 });
		expect(uncheckedRows(ends)).toEqual([expect.stringMatching(/^3: .*fewer requests/)]);
		// A minute is what the service is obeyed for at most.
		expect(performance.now() - sinceMs).toBeLessThan(45_000);
	});
});

import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService({ pathPrefix: '/io' });

const rowsOf = (count: number) =>
	Array.from({ length: count }, (_, row) => ({ number: String(100_000 + row) }));

describe('requests', () => {
	it.each([
		['till', '/io/v3/countries/KE/mmos/Mpesa/merchants/057318'],
		['paybill', '/io/v3/countries/KE/mmos/Mpesa/businesses/057318'],
	])('of operation %s go to its own endpoint', async (operation, path) => {
		await lookUp([{}], {
			parameters: { operation, merchantTillNumber: '057318', businessShortcode: '057318' },
		});
		const lookups = simulator().stats.recentRequests.filter(({ method }) => method === 'GET');
		expect(lookups.map(({ rawPath }) => rawPath)).toEqual([path]);
		expect(lookups[0]?.headers).toMatchObject({
			accept: 'application/json',
			'content-type': 'application/json',
		});
	});

	it.each(['', '/', '//'])('keep a base URL’s prefix with "%s" at its end', async (end) => {
		const result = await lookUp([{ number: '4738534' }], {
			credential: { baseUrl: `${simulator().baseUrl}${end}` },
		});
		expect(result.outputs[0]).toHaveLength(1);
	});

	it.each([
		'MPESA',
		'mpesa',
		' Mpesa ',
		'M-PESA',
		'm-pesa',
		'M PESA',
		'm_pesa',
		'ＭＰＥＳＡ',
		'Mpe\u200Bsa',
	])('bring the operator %j to the accepted spelling', async (operator) => {
		const result = await lookUp([{ number: '4738534', operator }], {
			parameters: { operator: '={{ $json.operator }}' },
		});
		expect(jsonOf(result, 0)[0]).toMatchObject({ operator: 'Mpesa', outcome: 'confirmed' });
	});

	it('send another operator with its first letter in upper case', async () => {
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { operator: 'other', customOperator: 'aIRTEL' },
		});
		expect(jsonOf(result, 2)[0]).toMatchObject({
			operator: 'Airtel',
			reason: 'operatorNotSupported',
		});
	});

	it.each([1, 3, 10, 25])('are never more than %i in flight', async (maxParallel) => {
		simulator().setFaultPlan(({ number }) =>
			number === undefined
				? undefined
				: { kind: 'slow', delayMs: 150, then: { kind: 'name', name: 'JANE KAMAU' } },
		);
		const result = await lookUp(rowsOf(3 * maxParallel), { options: { maxParallel } });
		expect(result.outputs[0]).toHaveLength(3 * maxParallel);
		const { mostInFlight } = simulator().stats;
		expect(mostInFlight).toBeLessThanOrEqual(maxParallel);
		expect(mostInFlight).toBeGreaterThan(maxParallel / 2);
	});

	it('are not sent after a redirect', async () => {
		await lookUp([{ number: '900706' }], { onError: 'continueRegularOutput' });
		expect(simulator().stats.elsewhere.requests).toBe(0);
	});

	it('renew a token that was refused with 401, once', async () => {
		await lookUp([{ number: '4738534' }]);
		const result = await lookUp([{ number: '4738534' }], { credential: { accessToken: 'stale' } });
		expect(result.outputs[0]).toHaveLength(1);
	});
});

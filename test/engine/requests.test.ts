import type { Fault } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { CONFIRMED, NOT_CONFIRMED } from '../support/outputs';
import { rowEnds } from '../support/rowEnds';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService({ pathPrefix: '/io' });

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

const numbersOf = (count: number) =>
	Array.from({ length: count }, (_, row) => String(100_000 + row));

const rowsOf = (count: number) => numbersOf(count).map((number) => ({ number }));

afterEach(() => {
	jest.restoreAllMocks();
});

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
		expect(result.outputs[CONFIRMED]).toHaveLength(1);
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
		expect(jsonOf(result, CONFIRMED)[0]).toMatchObject({ operator: 'Mpesa', outcome: 'confirmed' });
	});

	it('send another operator with its first letter in upper case', async () => {
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { operator: 'other', customOperator: 'aIRTEL' },
		});
		expect(jsonOf(result, NOT_CONFIRMED)[0]).toMatchObject({
			operator: 'Airtel',
			reason: 'operatorNotSupported',
		});
	});

	it.each([1, 3, 10, 25])('are never more than %i in flight', async (maxParallel) => {
		simulator().setFaultPlan(({ number }) =>
			number === undefined
				? undefined
				: { kind: 'slow', delayMs: 600, then: { kind: 'name', name: 'JANE KAMAU' } },
		);
		const result = await lookUp(rowsOf(3 * maxParallel), { options: { maxParallel } });
		expect(result.outputs[CONFIRMED]).toHaveLength(3 * maxParallel);
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
		expect(result.outputs[CONFIRMED]).toHaveLength(1);
	});

	it.each([
		[true, 4],
		[false, 31],
	])('are shared by equal numbers when Reuse Duplicates is %s', async (reuse, lookups) => {
		const numbers = Array.from(
			{ length: 30 },
			(_, row) => ['4738534', '5031264', '900701'][row % 3],
		);
		const rows = [...numbers.map(String), '900203'];
		const options = { reuseDuplicates: reuse };
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), rows, { options }), 31);
		expect(simulator().stats.lookups).toBe(lookups);
		expect(ends.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(20);
		const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.map(({ accountNumber }) => accountNumber)).toEqual(Array(10).fill('900701'));
		expect(failed.map(({ error }) => error?.itemIndex)).toEqual(
			failed.map((_, index) => 3 * index + 2),
		);
	});

	it('are never more at once than allowed, retries and renewals included', async () => {
		jest.spyOn(Math, 'random').mockReturnValue(0);
		const maxParallel = 7;
		simulator().setFaultPlan(({ kind, attempt, sequence }) => {
			if (kind === 'token') return undefined;
			if (sequence === 50) simulator().expireAllTokens();
			const then: Fault | undefined = attempt === 1 && sequence % 3 === 0 ? DOWN : undefined;
			return { kind: 'slow', delayMs: (sequence % 4) * 10, ...(then && { then }) };
		});
		const ends = rowEnds(
			await lookUpWith(credentialOf(simulator()), numbersOf(150), { options: { maxParallel } }),
			150,
		);
		expect(ends.filter(({ outcome }) => outcome !== 'notConfirmed')).toEqual([]);
		const { lookups, mostInFlight, tokenRequests } = simulator().stats;
		expect(lookups).toBeGreaterThan(150);
		expect(mostInFlight).toBeLessThanOrEqual(maxParallel);
		expect(tokenRequests).toBe(2);
	});

	it('give results in input order whichever answer comes first', async () => {
		jest.spyOn(Math, 'random').mockReturnValue(0);
		simulator().setFaultPlan(({ kind, sequence, attempt }) => {
			if (kind === 'token') return undefined;
			const then: Fault | undefined = attempt === 1 && sequence % 5 === 0 ? DOWN : undefined;
			return { kind: 'slow', delayMs: 40 - (sequence % 8) * 5, ...(then && { then }) };
		});
		const numbers = numbersOf(60);
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), numbers), 60);
		expect(ends.map(({ accountNumber }) => accountNumber)).toEqual(numbers);
	});
});

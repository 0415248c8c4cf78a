import fc from 'fast-check';

import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { ACCOUNT_TYPES } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { exactOperator } from '../../nodes/MobileMoneyNameLookup/domain/operator';
import { lookupRequest } from '../../nodes/MobileMoneyNameLookup/transport/lookupRequest';

const till = { accountType: 'till', accountNumber: '0522522', operator: 'Mpesa' } as const;
const paybill = { ...till, accountType: 'paybill' } as const;

describe('the request of a lookup', () => {
	it.each([
		[till, 'https://uat.example.com', '/v3/countries/KE/mmos/Mpesa/merchants/0522522'],
		[paybill, 'https://uat.example.com', '/v3/countries/KE/mmos/Mpesa/businesses/0522522'],
		[till, 'https://uat.example.com:8443/io', '/v3/countries/KE/mmos/Mpesa/merchants/0522522'],
		[paybill, 'http://127.0.0.1:3000/a/b', '/v3/countries/KE/mmos/Mpesa/businesses/0522522'],
		[
			{ ...till, operator: 'Airtel' },
			'https://x.example',
			'/v3/countries/KE/mmos/Airtel/merchants/0522522',
		],
	] as const)('of %o at %s goes to its own endpoint', (subject, baseUrl, path) => {
		expect(lookupRequest(baseUrl, subject, 15_000)).toMatchObject({
			method: 'GET',
			url: `${baseUrl}${path}`,
		});
	});

	it('has the headers of the description, its time limit, and no body, query or token of its own', () => {
		const request = lookupRequest('https://uat.example.com', till, 1234);
		expect(request.timeout).toBe(1234);
		expect(request.headers).toEqual({
			accept: 'application/json',
			'content-type': 'application/json',
		});
		for (const field of ['body', 'qs', 'auth', 'baseURL'])
			expect(request).not.toHaveProperty(field);
	});
});

describe('the address of a lookup', () => {
	const PREFIX = 'https://uat.example.com/io';

	/** The address as an HTTP client resolves it. */
	const addressOf = (accountNumber: string, operator: string) =>
		new URL(lookupRequest(PREFIX, { accountType: 'till', accountNumber, operator }, 1).url);

	it.each(['../1', '/1', '1/2', '1?x=1', '1#x', '1\\2', '%2e%2e', '@evil.example', '..', '.'])(
		'keeps its shape even when a value was not cleaned: %s',
		(value) => {
			for (const url of [addressOf(value, 'Mpesa'), addressOf('1', value)]) {
				expect(url.origin).toBe('https://uat.example.com');
				expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
				expect(url.search + url.hash).toBe('');
			}
		},
	);

	const cell = fc.oneof(
		fc.integer(),
		fc.string(),
		fc.string({ unit: 'binary' }),
		fc.stringMatching(/^[0-9 '".E/?#%\\-]{1,9}$/),
	);

	it('keeps host, path and query whatever a cell holds', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...ACCOUNT_TYPES),
				cell,
				fc.oneof(fc.constant('mpesa'), cell),
				(accountType, numberCell, operatorCell) => {
					const number = cleanAccountNumber(numberCell);
					const operator = exactOperator('other', operatorCell);
					fc.pre(number.ok && operator.ok);
					const subject = { accountType, accountNumber: number.number, operator: operator.id };
					const url = new URL(lookupRequest(PREFIX, subject, 1).url);

					expect(url.origin).toBe('https://uat.example.com');
					expect(url.pathname.replace('/io', '').split('/')).toHaveLength(8);
					expect(url.pathname).toMatch(
						/^\/io\/v3\/countries\/KE\/mmos\/[A-Z][a-z0-9_-]*\/(merchants|businesses)\/[0-9]{1,12}$/,
					);
					expect(url.search + url.hash + url.username).toBe('');
				},
			),
			{ numRuns: 300 },
		);
	});
});

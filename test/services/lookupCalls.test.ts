import fc from 'fast-check';

import { darajaLookupCall } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import { gatewayLookupCall } from '../../nodes/MobileMoneyNameLookup/services/gateway/gateway';

it.each([
	['till', 'https://uat.example.com', 'merchants'],
	['paybill', 'http://127.0.0.1:3000/a/b', 'businesses'],
] as const)('a gateway is asked for a %s at %s in the headers of its description', (...row) => {
	const [accountType, baseUrl, folder] = row;
	const subject = { accountType, number: '0522522', operator: 'Mpesa' };
	expect(gatewayLookupCall(baseUrl, subject).request).toEqual({
		method: 'GET',
		url: `${baseUrl}/v3/countries/KE/mmos/Mpesa/${folder}/0522522`,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
	});
});

it('a request keeps the shape of its address even when a value was not cleaned', () => {
	const value = fc.oneof(
		fc.constantFrom('../1', '1/2', '1?x=1', '1#x', '1\\2', '%2e%2e', '@evil.example', '..', '.'),
		fc.string({ unit: fc.constantFrom(...Array.from('/?#\\%.@ \né2e')), minLength: 1 }),
	);
	const keepsShape = (number: string, operator: string) => {
		const subject = { accountType: 'till', number, operator } as const;
		const url = new URL(gatewayLookupCall('https://uat.example.com/io', subject).request.url);
		expect(url.origin).toBe('https://uat.example.com');
		expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
		expect(url.search + url.hash + url.username).toBe('');
	};
	fc.assert(fc.property(value, value, keepsShape), { numRuns: 200, seed: 1 });
});

it.each([
	['till', '0294416', '{"IdentifierType":"2","Identifier":"0294416"}'],
	['paybill', '900010', '{"IdentifierType":"4","Identifier":"900010"}'],
] as const)('Daraja is asked for a %s by its number as text: %s', (accountType, number, body) => {
	const subject = { accountType, number, operator: 'Mpesa' };
	expect(darajaLookupCall('https://api.example.com', subject).request).toEqual({
		method: 'POST',
		url: 'https://api.example.com/sfcverify/v1/query/info',
		headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
		body,
	});
});

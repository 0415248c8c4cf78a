import { readDarajaLoginFault } from '../../../nodes/MobileMoneyNameLookup/services/daraja/darajaErrors';
import {
	darajaAccount,
	darajaLookupCall,
} from '../../../nodes/MobileMoneyNameLookup/services/daraja/daraja';

it.each([
	['till', '0294416', '{"IdentifierType":"2","Identifier":"0294416"}'],
	['paybill', '900010', '{"IdentifierType":"4","Identifier":"900010"}'],
] as const)('a %s is asked for by its number as text: %s', (accountType, number, body) => {
	const subject = { accountType, number, operator: 'Mpesa' };
	expect(darajaLookupCall('https://api.example.com', subject).request).toEqual({
		method: 'POST',
		url: 'https://api.example.com/sfcverify/v1/query/info',
		headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
		body,
	});
});

it.each([
	['400.008.01', 'refused'],
	['500.003.02', 'busy'],
	['503.001.01', 'outOfOrder'],
	['404.001.01', 'wrongAddress'],
	['999', undefined],
])('in the place of a token the code %s says: %s', (errorCode, fault) => {
	expect(readDarajaLoginFault({ requestId: '1', errorCode, errorMessage: 'No' })).toBe(fault);
});

const app = { environment: 'uat', consumerKey: 'key', consumerSecret: 's3cret' };

it.each([
	['nothing at HTTP 400', 400, '', 'refused'],
	['blank lines at HTTP 403', 403, ' \r\n', 'refused'],
	['an empty token', 200, '{"access_token":"","expires_in":"3599"}', 'refused'],
	['a token of blanks', 200, '{"access_token":" ","expires_in":"3599"}', 'refused'],
	[
		'its own code',
		400,
		'{"requestId":"1","errorCode":"400.008.01","errorMessage":"No"}',
		'refused',
	],
	['a web page at HTTP 403', 403, '<html></html>', undefined],
	['nothing at HTTP 404', 404, '', undefined],
	['nothing at HTTP 503', 503, '', undefined],
	['nothing at HTTP 200', 200, '', undefined],
])('a login answered with %s (HTTP %i, %j) means %s', (_what, httpStatus, body, fault) => {
	expect(darajaAccount(app).readLoginFault?.(httpStatus, body)).toBe(fault);
});

it('in the place of a token a body without a code says nothing', () => {
	expect(readDarajaLoginFault({ error: 'invalid_client' })).toBeUndefined();
});

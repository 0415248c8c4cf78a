import fc from 'fast-check';

import { ThrownFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { hostAddress } from '../../nodes/MobileMoneyNameLookup/services/addresses';
import { eachText } from '../domain/eachOf';
import { daraja } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import { gatewayApiUser } from '../../nodes/MobileMoneyNameLookup/services/gateway/credentials';

type Environment = 'uat' | 'production';

/** The address that is read of a field, or why it is refused. */
function read(text: string, environment: Environment = 'uat'): string {
	try {
		return hostAddress('Auth URL', text, environment);
	} catch (error) {
		if (!(error instanceof ThrownFailure)) throw error;
		const { nextStep, message, retryable } = error.failure;
		if (retryable || !/^[A-Z].*\.$/.test(nextStep) || error.message.includes('s3cret')) throw error;
		return message;
	}
}

it.each([
	['a host', 'https://api.example.com', 'https://api.example.com'],
	['a prefix without its slashes', 'https://api.example.com/io//', 'https://api.example.com/io'],
	['dots and an at sign', 'https://a.example/..a/b../c:@d', 'https://a.example/..a/b../c:@d'],
	['the usual port, which goes without saying', 'https://a.example:443', 'https://a.example'],
	['no login and query', 'https://a:s3cret@b.example/io?k=s3cret#x', 'https://b.example/io'],
	['localhost by http', 'http://LOCALHOST:3000//', 'http://localhost:3000'],
	['the loopback address of IPv6', 'http://[::1]:3000', 'http://[::1]:3000'],
])('an address keeps %s', (_what, text, address) => {
	expect(read(text)).toBe(address);
});

const HOSTS = {
	uat: 'uat test testing sandbox staging stage dev qa preprod demo uat-api UAT my-sandbox api.staging uat.live api-dev qa2 devapi',
	production: 'prod production api-prod live',
	none: 'latest contest testimony protest-api squat products delivery olive reproduction device developers qatar backstage democracy',
};
it.each(Object.entries(HOSTS))(
	'a label of the host shows the environment %s: %s',
	(named, hosts) => {
		for (const host of hosts.split(' '))
			for (const environment of ['uat', 'production'] as const) {
				const address = `https://${host}.example.com`;
				const label = named === 'uat' ? 'Test (UAT)' : 'Production';
				const isRefused = named !== 'none' && named !== environment;
				const problem = `'Auth URL' in the credential looks like ${label}, but`;
				const expected = isRefused ? expect.stringContaining(problem) : address.toLowerCase();
				expect(read(address, environment)).toEqual(expected);
			}
	},
);

it('the last two labels are the name of the provider, not an environment', () => {
	for (const address of ['https://demo.com', 'https://api.test.ke', 'https://test-pay.ke/io'])
		for (const environment of ['uat', 'production'] as const)
			expect(read(address, environment)).toBe(address);
});

it.each(
	eachText({
		'is empty': '',
		'must begin with https://':
			'/ | api.example.com | https:// | /io | //api.example.com | ftp://localhost | http://api.example.com | http://192.168.1.1 | http://0.0.0.0 | javascript:alert(1) | http://localhost.evil | http://127.0.0.1.evil | http://127.0.0.1:80@evil.example',
	}),
)('an address is refused, because it %s: %j', (problem, address) => {
	expect(read(address)).toBe(`'Auth URL' in the credential ${problem}`);
});

it.each([
	['till', 'https://uat.example.com', 'merchants'],
	['paybill', 'http://127.0.0.1:3000/a/b', 'businesses'],
] as const)('a lookup of a %s goes to the gateway at %s: %s', (accountType, baseUrl, folder) => {
	const subject = { accountType, number: '0522522', operator: 'Mpesa' };
	expect(gatewayApiUser.lookupCall(baseUrl, subject).request).toEqual({
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
		const { request } = gatewayApiUser.lookupCall('https://uat.example.com/io', subject);
		const url = new URL(request.url);
		expect(url.origin).toBe('https://uat.example.com');
		expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
		expect(url.search + url.hash + url.username).toBe('');
	};
	fc.assert(fc.property(value, value, keepsShape), { numRuns: 200, seed: 1 });
});

it.each([
	['till', '0294416', '2'],
	['paybill', '900010', '4'],
] as const)('a lookup of a %s goes to Daraja with its number as text: %s', (...row) => {
	const [accountType, number, type] = row;
	const subject = { accountType, number, operator: 'Mpesa' };
	expect(daraja.lookupCall('https://api.example.com', subject).request).toEqual({
		method: 'POST',
		url: 'https://api.example.com/sfcverify/v1/query/info',
		headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
		body: `{"IdentifierType":"${type}","Identifier":"${number}"}`,
	});
});

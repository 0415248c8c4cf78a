import { bearerAuthentication } from '../../nodes/MobileMoneyNameLookup/account/bearerAuthentication';
import {
	DEMO_TEST_ADDRESS,
	isDemoAccount,
} from '../../nodes/MobileMoneyNameLookup/account/demoAccount';
import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { account } from './support';

const demo = { ...account, environment: 'demo' };

describe('a credential set to the demo', () => {
	it.each([
		['demo', true],
		['Demo', false],
		['uat', false],
		['production', false],
		[undefined, false],
	])('is told by its environment: %p', (environment, isDemo) => {
		expect(isDemoAccount({ ...account, ...(environment && { environment }) })).toBe(isDemo);
	});

	it('asks for no token, whatever stands in its other fields', async () => {
		const httpRequest = jest.fn();
		expect(await renewToken({ helpers: { httpRequest } }, demo)).toEqual({});
		expect(httpRequest).not.toHaveBeenCalled();
	});

	it('lets its own test pass as it is', async () => {
		const request = { url: DEMO_TEST_ADDRESS };
		expect(await bearerAuthentication(demo, request)).toEqual(request);
	});

	it.each([
		[{ url: 'https://uat.example.com/v3/x' }],
		[{ url: DEMO_TEST_ADDRESS, baseURL: 'https://uat.example.com' }],
		[{ url: '/v3/x', baseURL: 'https://uat.example.com' }],
		[{ url: 'data:application/json,{"status":"S000000"}' }],
	])('sends no other request: %p', async (request) => {
		await expect(bearerAuthentication(demo, request)).rejects.toThrow(/set to the demo/);
	});

	it('shows no other field but the notice that it is the demo', () => {
		const shown = new MobileMoneyNameLookupApi().properties.filter(
			({ type, displayOptions }) =>
				type !== 'hidden' && !displayOptions?.hide?.environment?.includes('demo'),
		);
		expect(shown.map(({ name }) => name)).toEqual(['environment', 'demoNotice']);
		expect(shown[1]?.displayOptions).toEqual({ show: { environment: ['demo'] } });
	});
});

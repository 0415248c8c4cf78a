import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';

import { MobileMoneyNameLookupApi } from '../../../credentials/MobileMoneyNameLookupApi.credentials';
import { TEST_ADDRESS } from '../../../nodes/MobileMoneyNameLookup/services/service';

const credential = new MobileMoneyNameLookupApi();
const demo = { environment: 'demo' };
const authenticated = async (request: IHttpRequestOptions) => {
	const { authenticate } = credential;
	return typeof authenticate === 'function' ? await authenticate(demo, request) : undefined;
};

describe('a credential for the demo', () => {
	it('gets no token, and asks nobody for one', async () => {
		const http: IHttpRequestHelper = { helpers: { httpRequest: jest.fn() } };
		expect(await credential.preAuthentication.call(http, demo)).toEqual({});
		expect(http.helpers.httpRequest).not.toHaveBeenCalled();
	});

	it('lets its own test pass as it is', async () => {
		const request = { url: TEST_ADDRESS };
		expect(await authenticated(request)).toBe(request);
	});

	it.each([
		{ url: 'https://api.example.com/io/v3/x' },
		{ url: TEST_ADDRESS, baseURL: 'https://api.example.com' },
	])('sends no other request: %p', async (request) => {
		await expect(authenticated(request)).rejects.toMatchObject({
			kind: 'settings',
			message: expect.stringContaining('This credential is for the demo'),
		});
	});
});

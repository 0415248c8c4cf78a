import type { IDataObject, IHttpRequestOptions } from 'n8n-workflow';
import { version } from 'n8n-workflow/package.json';

import { lookUpWith, rowsOf, uncheckedRows } from '../support/lookUp';
import { credentialOf, service, useService } from '../support/service';
// The setting holds for the whole process: this file has one of its own.
import { allowLoopbackAgain, blockLoopback } from '../support/blockedAddresses';

useService();

describe('The credential’s data that the node gives to n8n', () => {
	it('reach the credential as the same object, in the n8n that the tests run with', async () => {
		const credentials = credentialOf();
		const given = new Set<object>();
		const [authenticate, preAuthentication] = [
			credentials.authenticate.bind(credentials),
			credentials.preAuthentication.bind(credentials),
		];
		const marks = new WeakSet<object>();
		credentials.preAuthentication = async (...all) => {
			marks.add(all[1]);
			return await preAuthentication(...all);
		};
		credentials.authenticate = async (data, ...rest) => {
			expect(marks.has(data)).toBe(true);
			given.add(data);
			return await authenticate(data, ...rest);
		};
		expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)))).toEqual([]);
		// One of the token call, and one of each lookup.
		expect(given.size).toBe(4);
	});

	it.each<[string, IDataObject]>([
		['no token', {}],
		['a token', { isStored: true }],
	])(
		'are missed where n8n copies them: the error names the version (%s is stored)',
		async (_what, { isStored }) => {
			const credentials = credentialOf();
			if (isStored) await lookUpWith(credentials, rowsOf(1));
			service.resetStats();
			credentials.copies = true;
			const message = expect.stringContaining(
				`n8n (n8n-workflow ${version}) does not hand the credential on`,
			);
			expect(await lookUpWith(credentials, rowsOf(8))).toMatchObject(
				Array(8).fill({
					outcome: 'unchecked',
					error: {
						message,
						retryable: false,
						description: expect.stringMatching(/^Update this node/),
					},
				}),
			);
			expect(service.stats.tokenRequests).toBe(isStored ? 0 : 1);
		},
	);
});

it('no request of a run goes to a data: URL', async () => {
	const credentials = credentialOf();
	const authenticate = credentials.authenticate.bind(credentials);
	const sent: string[] = [];
	credentials.authenticate = async (...given) => {
		const request: IHttpRequestOptions = await authenticate(...given);
		sent.push(new URL(request.url).protocol);
		return request;
	};
	expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)))).toEqual([]);
	expect(sent).toEqual(Array(3).fill('http:'));
});

describe('N8N_SSRF_PROTECTION_ENABLED', () => {
	beforeEach(blockLoopback);
	afterEach(allowLoopbackAgain);

	it('makes the error say what n8n blocks and which setting allows it', async () => {
		const [end] = await lookUpWith(credentialOf(), rowsOf(1));
		expect(end).toMatchObject({
			outcome: 'unchecked',
			error: {
				message: expect.stringContaining('n8n blocks requests to this address'),
				description: expect.stringContaining('N8N_SSRF_ALLOWED_HOSTNAMES'),
				retryable: false,
			},
		});
		expect(service.stats.tokenRequests).toBe(0);
	});
});

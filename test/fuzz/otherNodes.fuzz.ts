import fc from 'fast-check';

import { requestingNode } from '../support/requestingNode';
import { newCredential, runNode } from '../support/runNode';
import { fillIn, requestTemplate } from './arbitraries/addresses';
import { Network } from './network/network';
import { answerBytes, newAccount, TOKEN, usualBytes } from './network/testAccount';
import { Tally } from './tally';

const otherRequest = fc.record({
	address: fc.record(
		{ url: requestTemplate, uri: requestTemplate, baseURL: requestTemplate },
		{ requiredKeys: [] },
	),
	helper: fc.constantFrom('requestWithAuthentication', 'httpRequestWithAuthentication'),
	redirects: fc.boolean(),
});

describe('requests of other nodes', () => {
	let isRedirecting = false;
	const network: Network = new Network((request, at) => {
		if (request.method === 'POST' || !isRedirecting || at !== network.A) return usualBytes(request);
		return answerBytes(302, [['Location', `${network.B.origin}/redirected`]], Buffer.from('{}'));
	});

	it('carry the token to the host of the Base URL alone, redirects included', async () => {
		const tally = new Tally();
		const check = fc.asyncProperty(otherRequest, async ({ address, helper, redirects }) => {
			network.clear();
			isRedirecting = redirects;
			const { A, B, C } = network;
			await runNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: newCredential({ ...newAccount(), baseUrl: `${A.origin}/io` }),
				otherNode: requestingNode(
					Object.fromEntries(
						Object.entries(address).map(([key, template]) => [key, fillIn(template, network)]),
					),
					helper,
				),
				onError: 'continueRegularOutput',
			});
			const isSent = (await A.received()).some(({ headers }) =>
				headers.some(([, value]) => value === `Bearer ${TOKEN}`),
			);
			tally.note(isSent ? 'token sent home' : 'token kept');
			for (const { url, headers, body } of [...(await B.received()), ...(await C.received())]) {
				tally.note('redirect followed');
				expect([redirects, url]).toEqual([true, '/redirected']);
				expect(JSON.stringify([headers, body])).not.toMatch(/fuzz-(?:token|key|password)|"auth/i);
			}
		});
		await fc.assert(check, { numRuns: 1_000 });
		tally.expectMany('token sent home', 'token kept', 'redirect followed');
	});
});

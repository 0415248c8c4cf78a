import fc from 'fast-check';

import { requestingNode } from '../../support/requestingNode';
import { newCredential, runNode } from '../../support/runNode';
import { fillIn, requestTemplate, type Listeners } from '../arbitraries/listeners';
import { describeSuite, forAllRuns, note } from '../forAll';
import { answerBytes, startRawServer } from '../network/rawServer';
import { isTokenCall, newAccount, tokenBytes } from '../network/testAccount';

const TOKEN = 'fuzz-token';

describeSuite('requests of other nodes', () => {
	let listeners: Listeners;
	let isRedirecting = false;

	beforeAll(async () => {
		const B = await startRawServer('127.0.0.2', () => answerBytes(200, [], Buffer.from('{}')));
		const C = await startRawServer('::1', () => answerBytes(200, [], Buffer.from('{}')));
		const A = await startRawServer('127.0.0.1', (request) => {
			if (isTokenCall(request)) return tokenBytes(TOKEN);
			const location = [['Location', `${B.origin}/redirected`]] as const;
			return answerBytes(
				isRedirecting ? 302 : 200,
				isRedirecting ? location : [],
				Buffer.from('{}'),
			);
		});
		listeners = { A, B, C };
	});
	afterAll(async () => {
		await Promise.all([listeners.A.close(), listeners.B.close(), listeners.C.close()]);
	});

	forAllRuns(
		'carry the token to the host of the Base URL alone, redirects included',
		1_000,
		fc.record({
			address: fc.record(
				{ url: requestTemplate, uri: requestTemplate, baseURL: requestTemplate },
				{ requiredKeys: [] },
			),
			helper: fc.constantFrom('requestWithAuthentication', 'httpRequestWithAuthentication'),
			redirects: fc.boolean(),
		}),
		async ({ address, helper, redirects }) => {
			const { A, B, C } = listeners;
			for (const each of [A, B, C]) each.clear();
			isRedirecting = redirects;
			const filled = Object.fromEntries(
				Object.entries<string>(address).map(([key, text]) => [key, fillIn(text, listeners)]),
			);
			await runNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: newCredential({ ...newAccount(), baseUrl: `${A.origin}/io` }),
				otherNode: requestingNode(filled, helper),
				onError: 'continueRegularOutput',
			});
			const atHome = await A.received();
			const elsewhere = [...(await B.received()), ...(await C.received())];
			const uninvited = elsewhere.filter(
				({ requestLine }) => !redirects || !requestLine.startsWith('GET /redirected '),
			);
			const carriers = elsewhere.filter(({ bytes }) =>
				/fuzz-(?:token|key|password)|^auth/im.test(bytes),
			);
			note(atHome.some((each) => each.bytes.includes(TOKEN)) ? 'token sent home' : 'token kept');
			note(elsewhere.length > 0 ? 'redirect followed' : 'no redirect followed');
			const problems = [
				...uninvited.map(({ requestLine }) => `Elsewhere: ${requestLine}`),
				...carriers.map(({ bytes }) => `A secret elsewhere: ${bytes}`),
			];
			return { problems, cases: 1 };
		},
	);
});

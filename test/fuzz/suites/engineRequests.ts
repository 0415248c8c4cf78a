import fc from 'fast-check';
import type { IDataObject, IExecuteFunctions, INodeType } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import { CREDENTIAL_TYPE } from '../../../nodes/MobileMoneyNameLookup/transport/exchange';
import { newCredential, runNode } from '../../support/runNode';
import { fillIn, requestTemplate, type Listeners } from '../arbitraries/listeners';
import { describeSuite, forAllRuns, note } from '../forAll';
import { answerBytes, startRawServer } from '../network/rawServer';
import { runProblems } from '../network/rowsOf';
import { isTokenCall, newAccount, tokenBytes } from '../network/testAccount';

const TOKEN = 'fuzz-token';

type Address = Readonly<Record<string, string>>;

/** A node that sends a request of its own with the credential, as n8n's HTTP Request node does. */
function requestingNode(address: Address, isLegacy: boolean): INodeType {
	return {
		description: { ...new MobileMoneyNameLookup().description, name: 'lookup', properties: [] },
		async execute(this: IExecuteFunctions) {
			// The older helper is the one of the HTTP Request node.
			const name = isLegacy ? 'requestWithAuthentication' : 'httpRequestWithAuthentication';
			const helper: unknown = Reflect.get(this.helpers, name);
			if (typeof helper !== 'function') throw new Error(`n8n has no ${name}`);
			const sent: unknown = Reflect.apply(helper, this, [
				CREDENTIAL_TYPE,
				{ method: 'GET', ...address },
			]);
			const outcome = await Promise.resolve(sent).then(
				() => 'sent',
				() => 'refused',
			);
			const json: IDataObject = { outcome };
			return [[{ json }]];
		},
	};
}

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
			isLegacy: fc.boolean(),
			redirects: fc.boolean(),
		}),
		async ({ address, isLegacy, redirects }) => {
			const { A, B, C } = listeners;
			for (const each of [A, B, C]) each.clear();
			isRedirecting = redirects;
			const filled = Object.fromEntries(
				Object.entries<string>(address).map(([key, text]) => [key, fillIn(text, listeners)]),
			);
			const result = await runNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: newCredential({ ...newAccount(), baseUrl: `${A.origin}/io` }),
				otherNode: requestingNode(filled, isLegacy),
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
				...runProblems(result, 1, false),
				...uninvited.map(({ requestLine }) => `Elsewhere: ${requestLine}`),
				...carriers.map(({ bytes }) => `A secret elsewhere: ${bytes}`),
			];
			return { problems, cases: 1 };
		},
	);
});

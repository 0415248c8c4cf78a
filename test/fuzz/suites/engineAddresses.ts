import fc from 'fast-check';

import { newCredential, runNode } from '../../support/runNode';
import { anyPath } from '../arbitraries/addresses';
import { addressTemplate, fillIn, type Listeners } from '../arbitraries/listeners';
import { describeSuite, forAllRuns, note } from '../forAll';
import { astray, mayLeadTo } from '../network/destinations';
import { watchOutgoing, type Outgoing } from '../network/outgoing';
import { startRawServer, type RawServer, type Received } from '../network/rawServer';
import { requestProblems } from '../network/requestProblems';
import { rowsOf, runProblems } from '../network/rowsOf';
import { holderBytes, isTokenCall, newAccount, tokenBytes } from '../network/testAccount';

const TOKEN = 'fuzz-token';

const answer = (request: Received) =>
	isTokenCall(request) ? tokenBytes(TOKEN) : holderBytes('JANE WANJIKU KAMAU');

const isTls = ({ bytes }: Received): boolean => bytes.startsWith('\x16');

/** A path that an HTTP server would resolve to another one. */
const hasDots = ({ requestLine }: Received): boolean =>
	/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(requestLine.split(' ')[1] ?? '');

/** What must stand in the header: the server's own address, or this machine's name for itself. */
function hostOf({ headers }: Received, { origin, port }: RawServer): string {
	const byName = `localhost:${port}`;
	return headers.some(([, value]) => value === byName) ? byName : origin.replace('http://', '');
}

describeSuite('addresses in n8n’s engine', () => {
	let listeners: Listeners;
	let outgoing: Outgoing;

	beforeAll(async () => {
		listeners = {
			A: await startRawServer('127.0.0.1', answer),
			B: await startRawServer('127.0.0.2', answer),
			C: await startRawServer('::1', answer),
		};
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await Promise.all([listeners.A.close(), listeners.B.close(), listeners.C.close()]);
	});

	forAllRuns(
		'send the key to the Auth URL and the token to the Base URL, and nothing anywhere else',
		1_500,
		fc.tuple(addressTemplate, fc.oneof(fc.constant(''), addressTemplate), anyPath),
		async ([base, auth, tokenPath]) => {
			const servers = [listeners.A, listeners.B, listeners.C];
			for (const each of [...servers, outgoing]) each.clear();
			const baseUrl = fillIn(base, listeners);
			const authUrl = fillIn(auth, listeners);
			const account = newAccount();
			const result = await runNode({
				items: [{ json: {} }],
				parameters: {
					operation: 'till',
					merchantTillNumber: '4738534',
					options: { maxRetries: 0, maxOutage: 0, timeout: 8_000 },
				},
				credentials: newCredential({ ...account, baseUrl, authUrl, tokenPath }),
				onError: 'continueRegularOutput',
			});
			const forLookups = mayLeadTo(baseUrl);
			const forTokens = authUrl.trim() === '' ? forLookups : mayLeadTo(authUrl);
			const problems = [
				...runProblems(result, 1, false),
				...astray(outgoing, [...forLookups, ...forTokens]),
			];
			for (const server of servers) {
				for (const request of (await server.received()).filter((each) => !isTls(each))) {
					note(isTokenCall(request) ? 'token call at an address' : 'lookup at an address');
					const places = isTokenCall(request) ? forTokens : forLookups;
					const expected = { ...account, host: hostOf(request, server), token: TOKEN };
					problems.push(...requestProblems(request, expected));
					if (!places.includes(server.place)) problems.push(`A request came to ${server.place}`);
					if (hasDots(request)) problems.push(`Dots: ${request.requestLine}`);
				}
			}
			note(`row at an address: ${rowsOf(result)[0]?.outcome ?? 'none'}`);
			return { problems, cases: 1 };
		},
	);
});

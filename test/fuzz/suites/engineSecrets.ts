import fc from 'fast-check';

import { parseTokenAnswer } from '../../../credentials/account/tokenAnswer';
import { newCredential, runNode } from '../../support/runNode';
import { objectLiteral } from '../arbitraries/json';
import { anyText } from '../arbitraries/texts';
import { describeSuite, forAllRuns, note } from '../forAll';
import { astray } from '../network/destinations';
import { watchOutgoing, type Outgoing } from '../network/outgoing';
import { answerBytes, startRawServer, type RawServer } from '../network/rawServer';
import { requestProblems } from '../network/requestProblems';
import { rowsOf, runProblems } from '../network/rowsOf';
import { holderBytes, isTokenCall } from '../network/testAccount';

/** Long and odd enough to be found in an item only if it was put there. */
const secretText: fc.Arbitrary<string> = fc
	.tuple(anyText, fc.stringMatching(/^[a-z]{8}$/))
	.map(([text, mark]) => `${text}s3cret-${mark}`);

const issuedToken: fc.Arbitrary<string> = fc.oneof(
	{ weight: 4, arbitrary: fc.stringMatching(/^[\x21-\x7e]{12,40}$/) },
	{ weight: 2, arbitrary: anyText },
	{
		weight: 2,
		arbitrary: fc.constantFrom(
			'token\r\nX-Injected: yes',
			'token\nX-Injected: yes',
			'token\r\n\r\nGET /injected HTTP/1.1\r\nHost: evil.invalid\r\n\r\n',
			'token two',
			'tökén-of-letters',
			'\ttoken-with-a-tab',
			'token\0with-nothing',
		),
	},
);

const login = fc.record({
	apiKey: fc.oneof(
		secretText,
		fc.tuple(secretText, secretText).map((parts) => parts.join(':')),
	),
	login: secretText,
	password: secretText,
});

/** Whether the texts of the result hold one of the secrets. */
const tells = (result: unknown, secrets: readonly string[]): boolean => {
	const text = JSON.stringify(result);
	return secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
};

describeSuite('secrets in n8n’s engine', () => {
	let service: RawServer;
	let outgoing: Outgoing;
	let tokenBody = '';

	beforeAll(async () => {
		service = await startRawServer('127.0.0.1', (request) =>
			isTokenCall(request)
				? answerBytes(200, [['Content-Type', 'application/json']], Buffer.from(tokenBody))
				: holderBytes('JANE WANJIKU KAMAU'),
		);
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await service.close();
	});

	forAllRuns(
		'and tokens with any characters stay in their place, and out of the items',
		1_000,
		fc.tuple(login, issuedToken),
		async ([account, token]) => {
			service.clear();
			outgoing.clear();
			tokenBody = objectLiteral([
				['token_type', '"bearer"'],
				['expires_in', '"3599"'],
				['access_token', JSON.stringify(token)],
			]);
			const result = await runNode({
				items: [{ json: { number: '4738534' } }],
				parameters: {
					operation: 'till',
					merchantTillNumber: '4738534',
					options: { maxRetries: 0, includeRawResponse: true },
				},
				credentials: newCredential({ ...account, baseUrl: service.origin }),
				onError: 'continueRegularOutput',
			});
			const requests = await service.received();
			const host = service.place;
			const sendable = parseTokenAnswer(tokenBody)?.accessToken ?? '';
			note(sendable === '' ? 'token that cannot be sent' : 'token that can be sent');
			const secrets = [...Object.values(account), ...(sendable.length >= 12 ? [sendable] : [])];
			const problems = [
				...runProblems(result, 1, false),
				...requests.flatMap((each) => requestProblems(each, { ...account, host, token: sendable })),
				...(requests.length === (sendable === '' ? 1 : 2) ? [] : [`${requests.length} requests`]),
				...astray(outgoing, [service.place]),
				...(tells(rowsOf(result), secrets) ? ['A secret is in the item'] : []),
			];
			return { problems, cases: 1 };
		},
	);
});

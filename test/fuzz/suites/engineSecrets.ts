import fc from 'fast-check';

import { parseTokenAnswer } from '../../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import { newCredential, runNode } from '../../support/runNode';
import { objectLiteral } from '../arbitraries/json';
import { reply, replyBytes } from '../arbitraries/serviceRuns';
import { anyText } from '../arbitraries/texts';
import { describeSuite, forAllRuns, note } from '../forAll';
import { astray } from '../network/destinations';
import { watchOutgoing, type Outgoing } from '../network/outgoing';
import { answerBytes, startRawServer, type RawServer } from '../network/rawServer';
import { requestProblems } from '../network/requestProblems';
import { rowsOf, runProblems } from '../network/rowsOf';
import { holderBytes, isTokenCall, newAccount, tokenBytes } from '../network/testAccount';

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

type Login = Readonly<Record<'apiKey' | 'login' | 'password', string>>;

const login: fc.Arbitrary<Login> = fc.record({
	apiKey: fc.oneof(
		secretText,
		fc.tuple(secretText, secretText).map((parts) => parts.join(':')),
	),
	login: secretText,
	password: secretText,
});

/** The same account for nobody else: one seed gives two properties the same texts, and they would share a token. */
const unused = (account: Login): Login => ({
	...account,
	login: `${account.login}-${newAccount().login}`,
});

/** Whether the texts of the result hold one of the secrets. */
const tells = (result: unknown, secrets: readonly string[]): boolean => {
	const text = JSON.stringify(result);
	return secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
};

describeSuite('secrets in n8n’s engine', () => {
	let service: RawServer;
	let elsewhere: RawServer;
	let outgoing: Outgoing;
	let tokenAnswer: Buffer | undefined;

	beforeAll(async () => {
		elsewhere = await startRawServer('127.0.0.2', () => tokenBytes('token-from-elsewhere'));
		service = await startRawServer('127.0.0.1', (request) =>
			isTokenCall(request) ? tokenAnswer : holderBytes('JANE WANJIKU KAMAU'),
		);
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await Promise.all([service.close(), elsewhere.close()]);
	});

	/** Looks one number up; gives the result, what the service was sent, and what went anywhere else. */
	async function lookUpOne(account: Login) {
		for (const each of [service, elsewhere, outgoing]) each.clear();
		const result = await runNode({
			items: [{ json: {} }],
			parameters: {
				operation: 'till',
				merchantTillNumber: '4738534',
				options: { maxRetries: 0, maxOutage: 0, includeRawResponse: true },
			},
			credentials: newCredential({ ...account, baseUrl: service.origin }),
			onError: 'continueRegularOutput',
		});
		const requests = await service.received();
		const strays = await elsewhere.received();
		return {
			result,
			requests,
			problems: [
				...runProblems(result, 1, false),
				...astray(outgoing, [service.place]),
				...strays.map(({ requestLine }) => `Elsewhere: ${requestLine}`),
			],
		};
	}

	forAllRuns(
		'and tokens with any characters stay in their place, and out of the items',
		1_000,
		fc.tuple(login, issuedToken),
		async ([given, token]) => {
			const account = unused(given);
			const body = objectLiteral([
				['token_type', '"bearer"'],
				['expires_in', '"3599"'],
				['access_token', JSON.stringify(token)],
			]);
			tokenAnswer = answerBytes(200, [], Buffer.from(body));
			const { result, requests, problems } = await lookUpOne(account);
			const sendable = parseTokenAnswer(body)?.accessToken ?? '';
			note(sendable === '' ? 'token that cannot be sent' : 'token that can be sent');
			const expected = { ...account, host: service.place, token: sendable };
			const secrets = [...Object.values(account), ...(sendable.length >= 12 ? [sendable] : [])];
			problems.push(
				...requests.flatMap((each) => requestProblems(each, expected)),
				...(requests.length === (sendable === '' ? 1 : 2) ? [] : [`${requests.length} requests`]),
				...(tells(rowsOf(result), secrets) ? ['A secret is in the item'] : []),
			);
			return { problems, cases: 1 };
		},
	);

	forAllRuns(
		'go to the token endpoint alone, whatever it replies',
		500,
		fc.tuple(login, reply),
		async ([given, sent]) => {
			const account = unused(given);
			tokenAnswer = replyBytes(sent, elsewhere.origin);
			const { result, requests, problems } = await lookUpOne(account);
			const expected = { ...account, host: service.place, token: 'none' };
			const [row] = rowsOf(result);
			note('reply that is no token');
			problems.push(
				...requests.flatMap((each) => requestProblems(each, expected)),
				...(row?.outcome === 'unchecked' ? [] : [`The row is ${row?.outcome ?? 'lost'}`]),
				...(tells(rowsOf(result), Object.values(account)) ? ['A secret is in the item'] : []),
			);
			return { problems, cases: 1 };
		},
	);
});

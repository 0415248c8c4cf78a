import fc from 'fast-check';

import { ACCOUNT_KINDS, type Simulator } from '../simulator';
import { anyText, mostly } from './arbitraries/texts';
import { anyReply, bytesOf } from './arbitraries/wires';
import { casesOf } from './casesOf';
import type { Received } from './network/listener';
import { Network } from './network/network';
import {
	isTokenCall,
	newAccount,
	tokenBytes,
	usualBytes,
	type TestAccount,
} from './network/usualService';
import { oneLookup } from './oneLookup';
import { runEnds } from './runEnds';
import { Tally } from './tally';

/** Long and odd enough to be found in an item only if it was put there. */
const secretText: fc.Arbitrary<string> = fc
	.tuple(anyText, fc.stringMatching(/^[a-z]{8}$/))
	.map(([text, mark]) => `${text}s3cret-${mark}`);

/** With a colon it would be refused, and nothing would be sent at all. */
const idText = secretText.map((text) => text.replaceAll(':', ';'));

const anySecrets: fc.Arbitrary<Simulator['account']> = fc.record({
	apiKey: fc.oneof(
		secretText,
		fc.tuple(secretText, secretText).map((parts) => parts.join(':')),
	),
	login: secretText,
	password: secretText,
	clientId: idText,
	clientSecret: secretText,
	consumerKey: idText,
	consumerSecret: secretText,
});

const issuedToken: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.stringMatching(/^[\x21-\x7e]{12,40}$/) },
	anyText,
	fc.constantFrom('token two', 'tökén-of-letters', '\ttoken-with-a-tab', 'token\0with-nothing'),
	fc
		.constantFrom('\r\nX-Injected: yes', '\r\n\r\nGET /x HTTP/1.1\r\n\r\n')
		.map((text) => `token${text}`),
);

/** Those of its own kind, as they come out of the form. */
const secretsOf = ({ kind, ...account }: TestAccount): string[] =>
	({
		apiUser: [account.apiKey, account.login, account.password],
		clientCredentials: [account.clientId, account.clientSecret],
		daraja: [account.consumerKey, account.consumerSecret],
	})[kind].map((text) => text.trim());

describe.each(ACCOUNT_KINDS)('secrets of %s', (kind) => {
	let tokenAnswer: Buffer | undefined;
	let tokenCall: Received | undefined;
	/** Whether the service repeats all that it was sent. */
	let isEchoing = false;
	const network: Network = new Network((request, at) => {
		if (at !== network.A || !isTokenCall(kind, request))
			return usualBytes(kind, request, isEchoing ? { echo: [tokenCall, request] } : {});
		tokenCall = request;
		return tokenAnswer;
	});

	/** Looks one number up and looks at all that was sent; gives the row's outcome. */
	async function lookUpOne(given: Simulator['account'], token: string): Promise<string> {
		network.clear();
		// Never the same account twice: two cases would share a token.
		const account = newAccount(kind, given);
		const result = await oneLookup(account, { baseUrl: network.A.url.origin });
		const requests = await network.expectPlainRequests(account, token);
		expect(requests).toHaveLength(token === '' ? 1 : 2);
		const told = JSON.stringify(result.outputs);
		const basic = new Map(tokenCall?.headers).get('authorization')?.slice('Basic '.length) ?? '';
		const secrets = [...secretsOf(account), basic, ...(token.length >= 12 ? [token] : [])];
		for (const secret of secrets) expect(told).not.toContain(JSON.stringify(secret).slice(1, -1));
		return runEnds(result, 1)[0]?.outcome ?? 'lost';
	}

	it('and tokens with any characters stay in their place, and out of the items', async () => {
		const tally = new Tally(kind);
		// Few, because it takes ten times as long to find so many secrets in all their spellings.
		const echoes = mostly(fc.constant(false), fc.constant(true), 12);
		const check = fc.asyncProperty(
			anySecrets,
			issuedToken,
			echoes,
			async (secrets, token, each) => {
				isEchoing = each;
				tokenAnswer = tokenBytes(kind, token);
				const sendable = /^[\x21-\x7e]+$/.exec(token.trim())?.[0] ?? '';
				tally.note(sendable === '' ? 'token that cannot be sent' : 'token that can be sent');
				expect(await lookUpOne(secrets, sendable)).toBe(
					sendable === '' ? 'unchecked' : 'confirmed',
				);
			},
		);
		await fc.assert(check, casesOf(kind, 330));
		tally.expectMany('token that can be sent', 'token that cannot be sent');
	});

	it('go to the token endpoint alone, whatever it replies', async () => {
		const anyAnswer = anyReply(kind, network.B.url.origin).map(bytesOf);
		const check = fc.asyncProperty(anySecrets, anyAnswer, async (secrets, answer) => {
			tokenAnswer = answer;
			expect(await lookUpOne(secrets, '')).toBe('unchecked');
		});
		await fc.assert(check, casesOf(kind, 170));
	});
});

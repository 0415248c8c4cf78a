import fc from 'fast-check';

import { parseTokenAnswer } from '../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import { anyText } from './arbitraries/texts';
import { anyReply, bytesOf } from './arbitraries/wires';
import { Network } from './network/network';
import { answerBytes, newAccount, usualBytes, type TestAccount } from './network/usualService';
import { oneLookup } from './oneLookup';
import { runEnds } from './runEnds';
import { Tally } from './tally';

/** Long and odd enough to be found in an item only if it was put there. */
const secretText: fc.Arbitrary<string> = fc
	.tuple(anyText, fc.stringMatching(/^[a-z]{8}$/))
	.map(([text, mark]) => `${text}s3cret-${mark}`);

const anyAccount: fc.Arbitrary<TestAccount> = fc.record({
	apiKey: fc.oneof(
		secretText,
		fc.tuple(secretText, secretText).map((parts) => parts.join(':')),
	),
	login: secretText,
	password: secretText,
});

const issuedToken: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.stringMatching(/^[\x21-\x7e]{12,40}$/) },
	anyText,
	fc.constantFrom('token two', 'tökén-of-letters', '\ttoken-with-a-tab', 'token\0with-nothing'),
	fc
		.constantFrom('\r\nX-Injected: yes', '\r\n\r\nGET /x HTTP/1.1\r\n\r\n')
		.map((text) => `token${text}`),
);

describe('secrets', () => {
	let tokenAnswer: Buffer | undefined;
	const network: Network = new Network((request, at) =>
		at === network.A && request.method === 'POST' ? tokenAnswer : usualBytes(request),
	);

	/** Looks one number up and looks at all that was sent; gives the row's outcome. */
	async function lookUpOne(given: TestAccount, token: string): Promise<string> {
		network.clear();
		// Never the same account twice: two cases would share a token.
		const account = newAccount(given);
		const result = await oneLookup({ ...account, baseUrl: network.A.url.origin });
		const requests = await network.expectPlainRequests(account, token);
		expect(requests).toHaveLength(token === '' ? 1 : 2);
		const told = JSON.stringify(result.outputs);
		const { apiKey, login, password } = account;
		const secrets = [apiKey, login, password, ...(token.length >= 12 ? [token] : [])];
		for (const secret of secrets) expect(told).not.toContain(JSON.stringify(secret).slice(1, -1));
		return runEnds(result, 1)[0]?.outcome ?? 'lost';
	}

	it('and tokens with any characters stay in their place, and out of the items', async () => {
		const tally = new Tally();
		const check = fc.asyncProperty(anyAccount, issuedToken, async (account, token) => {
			const body = JSON.stringify({ token_type: 'bearer', expires_in: 60, access_token: token });
			tokenAnswer = answerBytes(200, [], Buffer.from(body));
			const sendable = parseTokenAnswer(body)?.accessToken ?? '';
			tally.note(sendable === '' ? 'token that cannot be sent' : 'token that can be sent');
			expect(await lookUpOne(account, sendable)).toBe(sendable === '' ? 'unchecked' : 'confirmed');
		});
		await fc.assert(check, { numRuns: 1_000 });
		tally.expectMany('token that can be sent', 'token that cannot be sent');
	});

	it('go to the token endpoint alone, whatever it replies', async () => {
		const anyAnswer = anyReply(network.B.url.origin).map(bytesOf);
		const check = fc.asyncProperty(anyAccount, anyAnswer, async (account, answer) => {
			tokenAnswer = answer;
			expect(await lookUpOne(account, '')).toBe('unchecked');
		});
		await fc.assert(check, { numRuns: 500 });
	});
});

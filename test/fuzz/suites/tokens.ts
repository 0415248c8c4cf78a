import fc from 'fast-check';
import { validateHeaderValue } from 'node:http';

import { retryAfterMs } from '../../../nodes/MobileMoneyNameLookup/http/retryAfter';
import { parseTokenAnswer } from '../../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import { renewalTimeMs } from '../../../nodes/MobileMoneyNameLookup/account/tokenLifetime';
import {
	readStoredToken,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/account/storedToken';
import { jsonLiteral, objectLiteral, stringLiteral } from '../arbitraries/json';
import { anyText, longText } from '../arbitraries/texts';
import { describeSuite, forAll, note } from '../forAll';

const NOW = Date.UTC(2026, 10, 21, 8);
const FINGERPRINT = 'of-the-account';

const json = (value: unknown): string => JSON.stringify(value);

/** A JWT whose claims are any JSON, in Base64 for addresses. */
const jwt: fc.Arbitrary<string> = fc
	.tuple(
		fc.oneof(
			fc
				.record(
					{ exp: fc.oneof(fc.double(), fc.integer()), iat: fc.oneof(fc.double(), fc.integer()) },
					{ requiredKeys: [] },
				)
				.map(json),
			jsonLiteral,
		),
		fc.constantFrom('', 'sig'),
	)
	.map(([claims, signature]) => `e30.${Buffer.from(claims).toString('base64url')}.${signature}`);

const tokenLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 4, arbitrary: jwt.map(json) },
	{ weight: 2, arbitrary: fc.stringMatching(/^[\x21-\x7e]{1,20}$/).map(json) },
	{ weight: 2, arbitrary: stringLiteral },
	{ weight: 1, arbitrary: jsonLiteral },
);

const secondsLiteral: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(
		'"3599"',
		'3599',
		'0',
		'-1',
		'1e999',
		'"1e3"',
		'"0x10"',
		`"${'9'.repeat(400)}"`,
		'" 3599.5 "',
		'null',
	),
	fc.double().map(String),
	jsonLiteral,
);

const body: fc.Arbitrary<string> = fc.oneof(
	{
		weight: 8,
		arbitrary: fc
			.tuple(
				tokenLiteral,
				secondsLiteral,
				fc.oneof(fc.constant('"bearer"'), fc.constant('"Bearer "'), jsonLiteral),
				fc.option(secondsLiteral),
			)
			.map(([access_token, expires_in, token_type, issued_at]) =>
				objectLiteral([
					['token_type', token_type],
					...(issued_at === null ? [] : [['issued_at', issued_at] as const]),
					['expires_in', expires_in],
					['__proto__', '{"access_token":"evil"}'],
					['access_token', access_token],
				]),
			),
	},
	{ weight: 1, arbitrary: jsonLiteral },
	{ weight: 1, arbitrary: anyText },
);

const headerText: fc.Arbitrary<string> = fc.oneof(
	anyText,
	longText,
	fc.bigInt().map(String),
	fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
	fc.date({ noInvalidDate: true }).map((date) => date.toUTCString().replace('GMT', '+0300')),
	fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

describeSuite('tokens', () => {
	forAll('that are taken fit into a header and are due at a time', 15_000, body, (text) => {
		const token = parseTokenAnswer(text);
		note(token ? 'token taken' : 'no token');
		if (!token) return [];
		validateHeaderValue('Authorization', `Bearer ${token.accessToken}`);
		if (!/^[\x21-\x7e]+$/.test(token.accessToken)) return ['The token has more than visible ASCII'];
		const renewAtMs = renewalTimeMs(token, NOW);
		if (!(renewAtMs >= NOW && renewAtMs <= Number.MAX_SAFE_INTEGER)) return [`Due at ${renewAtMs}`];
		const stored = toStoredToken({ accessToken: token.accessToken, renewAtMs }, FINGERPRINT);
		return readStoredToken(stored, FINGERPRINT)?.accessToken === token.accessToken
			? []
			: ['The token is lost when it is stored'];
	});

	forAll(
		'come after a wait of 0 to 60 s, whatever Retry-After says',
		6_000,
		fc.tuple(headerText, fc.option(headerText, { nil: undefined })),
		([retryAfter, date]) => {
			const wait = retryAfterMs(retryAfter, date, NOW);
			note(wait === undefined ? 'no wait' : 'wait');
			return wait === undefined || (wait >= 0 && wait <= 60_000) ? [] : [`Wait: ${wait}`];
		},
	);
});

import fc from 'fast-check';
import { z } from 'zod';

import { accountHosts } from '../../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { accountFingerprint } from '../../../nodes/MobileMoneyNameLookup/account/accountFingerprint';
import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { AccountSettings } from '../../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { parseAccountSettings } from '../../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { basicAuthorization } from '../../../nodes/MobileMoneyNameLookup/account/basicCredentials';
import {
	readStoredToken,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/account/storedToken';
import { anyValue } from '../arbitraries/cells';
import { anyText, hasControlCharacters } from '../arbitraries/texts';
import { describeSuite, forAll, forAllRuns, note } from '../forAll';

const ACCOUNT: AccountSettings = {
	environment: 'uat',
	baseUrl: 'https://uat.example.com',
	authUrl: '',
	tokenPath: '/identity-test/v2/token',
	apiKey: 'key',
	login: 'login',
	password: 'password',
};
const textsSchema = z.record(z.string());
const HOSTS = accountHosts(ACCOUNT);

/** Keys as account pages show them, and as they are pasted. */
const anyKey: fc.Arbitrary<string> = fc.oneof(
	anyText,
	fc.tuple(anyText, anyText).map((parts) => parts.join(':')),
	fc
		.tuple(fc.constantFrom('Basic ', 'basic\t', 'BASIC  ', 'Basic\r\n', 'Bearer '), anyText)
		.map((parts) => parts.join('')),
	fc.base64String(),
	fc.tuple(anyText, anyText).map((parts) => Buffer.from(parts.join(':')).toString('base64')),
);

/** So few that two of them are often the same. */
const fewTexts: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom('a', 'b', ' a', '\ud800', '\ufffd'),
	anyText,
);

const anyField: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: anyText },
	{ weight: 2, arbitrary: anyValue },
	{ weight: 2, arbitrary: fc.constant('s3cret') },
);

describeSuite('accounts', () => {
	forAll('send their key as one line of Base64', 8_000, anyKey, (apiKey) => {
		const header = basicAuthorization(apiKey);
		if (!/^Basic [A-Za-z0-9+/]+={0,2}$/.test(header)) return [`Header: ${JSON.stringify(header)}`];
		const decoded = Buffer.from(header.slice('Basic '.length), 'base64').toString('utf8');
		note(decoded.includes(':') ? 'key sent' : 'key without a colon');
		return decoded.includes(':') ? [] : ['There is no colon between user and password'];
	});

	forAll(
		'of any fields are read as texts or refused without a value in the message',
		6_000,
		fc.record(
			{
				environment: fc.oneof(
					{ weight: 3, arbitrary: fc.constantFrom('uat', 'production') },
					anyField,
				),
				baseUrl: anyField,
				authUrl: anyField,
				tokenPath: anyField,
				apiKey: anyField,
				login: anyField,
				password: anyField,
			},
			{ requiredKeys: ['environment', 'apiKey', 'login'] },
		),
		(data) => {
			try {
				// n8n types what it decrypts as plain values; here any value is tried.
				const settings: unknown = Reflect.apply(parseAccountSettings, undefined, [data]);
				note('account taken');
				return textsSchema.safeParse(settings).success ? [] : ['A field is no text'];
			} catch (error) {
				if (!(error instanceof AccountProblem)) throw error;
				note('account refused');
				const isDiscreet =
					!error.message.includes('s3cret') && !hasControlCharacters(error.message);
				return isDiscreet && error.kind === 'settings' ? [] : [error.message];
			}
		},
	);

	forAllRuns(
		'never share a token unless they are the same',
		3_000,
		fc.tuple(fc.constantFrom('apiKey', 'login', 'password'), fewTexts, fewTexts, anyText),
		async ([field, one, other, token]) => {
			const [a, b] = [one, other].map((value) => ({ ...ACCOUNT, [field]: value }));
			const prints = await Promise.all(
				[a, b].map((each) => accountFingerprint({ ...ACCOUNT, ...each }, HOSTS)),
			);
			const [mine = '', others = ''] = prints;
			const stored = toStoredToken({ accessToken: token, renewAtMs: 1 }, mine);
			const isShared = readStoredToken(stored, others) !== undefined;
			const maySee = one === other && token !== '';
			note(maySee ? 'same account' : 'another account');
			return { problems: isShared === maySee ? [] : ['A token changed its account'], cases: 1 };
		},
	);
});

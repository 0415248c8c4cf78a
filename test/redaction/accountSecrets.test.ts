import type { Account } from '../../nodes/MobileMoneyNameLookup/account/account';
import { accountSecrets } from '../../nodes/MobileMoneyNameLookup/redaction/outsideTexts';

/** The secrets of an account that logs in with such a header. */
function secretsWith(authorization: string | undefined, ...secrets: string[]): string[] {
	const account: Account = {
		environment: 'uat',
		baseUrl: 'https://api.example.com',
		login: {
			method: 'POST',
			url: 'https://api.example.com/token',
			headers: authorization === undefined ? {} : { Authorization: authorization },
		},
		secrets,
		words: { addressFields: '', login: '', loginFields: '' },
	};
	return accountSecrets(account);
}

const encoded = Buffer.from('me:pass:word').toString('base64');

it.each<[string, string | undefined, string[], string[]]>([
	[
		'a login in HTTP Basic, encoded and in the clear, whole and in halves, each once',
		`Basic ${encoded}`,
		['me'],
		['me', encoded, 'me:pass:word', 'pass:word'],
	],
	['no empty text', undefined, ['', 'key'], ['key']],
	['nothing of another kind of login', `Bearer ${encoded}`, ['key'], ['key']],
	['nothing of a header that only ends like one', `x Basic ${encoded}`, [], []],
])('an account keeps secret %s', (_what, authorization, secrets, texts) => {
	expect(secretsWith(authorization, ...secrets)).toEqual(texts);
});

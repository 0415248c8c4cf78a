import { accountSecrets } from '../../nodes/MobileMoneyNameLookup/redaction/outsideTexts';
import { readAccount } from '../sending/token/support';

/** The secrets of an account that logs in with such a header. */
function secretsWith(Authorization: string, ...secrets: string[]): string[] {
	const account = readAccount();
	return accountSecrets({
		...account,
		login: { ...account.login, headers: { Authorization } },
		secrets,
	});
}

const LOGIN = 'me:pass:word';
const encoded = Buffer.from(LOGIN).toString('base64');

it.each<[string, string, string[], string[]]>([
	['a login in halves, each once', `Basic ${encoded}`, ['me'], ['me', encoded, LOGIN, 'pass:word']],
	['nothing of another login, no empty text', `Bearer ${encoded}`, ['', 'key'], ['key']],
	['nothing of a header that only ends like one', `x Basic ${encoded}`, [], []],
])('an account keeps secret %s', (_what, authorization, secrets, texts) => {
	expect(secretsWith(authorization, ...secrets)).toEqual(texts);
});

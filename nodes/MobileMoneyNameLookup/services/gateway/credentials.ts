import { basicLogin, secretField, textField } from '../credentialFields';
import { httpService } from '../httpService';
import { addressFields, gateway, gatewayCredential } from './gateway';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const PRINTABLE_USER_AND_PASSWORD = /^[^\p{C}:]*:[^\p{C}]*$/u;

/** Some account pages show Base64 of a printable `user:password`. */
function isEncodedAlready(text: string): boolean {
	if (!BASE64.test(text)) return false;
	const decoded = Buffer.from(text, 'base64').toString('utf8');
	return PRINTABLE_USER_AND_PASSWORD.test(decoded) && !decoded.includes('\uFFFD');
}

/** The header for an API key: `Basic …`, Base64 of `user:password`, `user:password`, or a bare key without password. */
export function basicAuthorization(apiKey: string): string {
	const key = apiKey.trim().replace(/^basic\s+/i, '');
	if (isEncodedAlready(key)) return `Basic ${key}`;
	return basicLogin(key.includes(':') ? key : `${key}:`);
}

/** An API user with a key, a login and a password (docs/services.md, Payment Gateway). */
export const gatewayApiUser = httpService({
	...gateway,
	choice: {
		name: 'Payment Gateway (API User)',
		value: 'apiUser',
		description: 'A provider that gave you a base URL, an API key, a login and a password',
	},
	type: 'mobileMoneyNameLookupApi',
	fields: [
		...addressFields,
		secretField('API Key', 'apiKey', {
			placeholder: 'e.g. 7b2d8a4f1c9e',
			description:
				'The key of your account, usually on its API or developer page. Paste it as you see it, with or without the word “Basic” before it.',
		}),
		textField('Login', 'login', {
			placeholder: 'e.g. acme-lookup',
			required: true,
			description:
				'The user name that your provider gave you for the API. It is often not your e-mail address.',
		}),
		secretField('Password', 'password', { description: 'The password for this login' }),
	],
	readCredential: (read, environment) => {
		const apiKey = read('apiKey');
		const [login, password] = [read('login', 'exact'), read('password', 'exact')];
		return gatewayCredential(read, environment, {
			authorization: basicAuthorization(apiKey),
			form: { username: login, password },
			// Somebody may send login and password on as Basic authorization.
			secrets: [apiKey, login, password, `${login}:${password}`],
			words: {
				login: 'the API key or the login',
				loginFields: "'API Key', 'Login' and 'Password'",
			},
		});
	},
});

const GRANT = { grant_type: 'client_credentials' };

/** The same gateway with a client ID and secret (OAuth 2.0 client credentials). */
export const gatewayClientCredentials = httpService({
	...gateway,
	choice: {
		name: 'Payment Gateway (Client ID)',
		value: 'clientCredentials',
		description: 'A provider that gave you a base URL, a client ID and a client secret',
	},
	type: 'mobileMoneyNameLookupClientApi',
	fields: [
		...addressFields,
		secretField('Client ID', 'clientId', {
			description:
				'The ID of your client or app, usually called “client ID”, on the API or developer page of your account',
		}),
		secretField('Client Secret', 'clientSecret', {
			description:
				'The secret that was shown with the client ID. Many providers show it only once. If you lost it, create a new one there.',
		}),
	],
	readCredential: (read, environment) => {
		const [id, secret] = [read('clientId'), read('clientSecret')];
		return gatewayCredential(read, environment, {
			authorization: basicLogin(`${id}:${secret}`),
			form: GRANT,
			// Documentation shows HTTP Basic, but public client libraries send both in the form.
			formAlone: { ...GRANT, client_id: id, client_secret: secret },
			secrets: [id, secret],
			words: {
				login: 'the client ID or the client secret',
				loginFields: "'Client ID' and 'Client Secret'",
			},
		});
	},
});

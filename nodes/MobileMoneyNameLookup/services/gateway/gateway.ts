import type { Credential, Environment, LoginCall } from '../../domain/credential';
import { COUNTRY } from '../../domain/payee/numberType';
import { DEFAULT_OPERATOR } from '../../domain/payee/operator';
import type { MakeLookupCall } from '../../sending/client';
import { hostAddress } from '../addresses';
import { emptyField, type ReadField, textField } from '../credentialFields';
import { anyPage, type Refusal } from '../credentialTest';
import { readGatewayResponse } from './readGatewayResponse';

const TEST_PATH = '/identity-test/v2/token';
const TEST_SUBJECT = { accountType: 'till', number: '0', operator: DEFAULT_OPERATOR } as const;

export const addressFields = [
	textField('Base URL', 'baseUrl', {
		required: true,
		placeholder: 'e.g. https://api.example.com/io',
		description:
			'The address of the lookup service. Look for “base URL” or “host” in your welcome e-mail or on the API page of your account. If there is a path after the host, include it.',
	}),
	textField('Auth URL', 'authUrl', {
		placeholder: 'e.g. https://auth.example.com',
		description:
			'The address for tokens, if your account details show a second one (“auth” or “identity” URL). Leave empty if there is only one address.',
	}),
	textField('Token Path', 'tokenPath', {
		// No default, because n8n keeps a value when the environment changes.
		placeholder: TEST_PATH,
		description: `The path for tokens. Fill it in only if your account details show another one. If empty, the path is ${TEST_PATH}.`,
		displayOptions: { show: { environment: ['uat'] } },
	}),
	textField('Token Path', 'tokenPath', {
		required: true,
		placeholder: 'e.g. /identity/v2/token',
		description: 'The path for tokens of the live system, from your account details',
		displayOptions: { show: { environment: ['production'] } },
	}),
];

type Form = Readonly<Record<string, string>>;

interface GatewayLogin extends Pick<Credential, 'secrets'> {
	readonly authorization: string;
	readonly form: Form;
	/** Sent without HTTP Basic if that is refused. */
	readonly formAlone?: Form;
	readonly words: Omit<Credential['words'], 'addressFields'>;
}

/** An account of the gateway with this login; throws ThrownFailure. */
export function gatewayCredential(
	read: ReadField,
	environment: Environment,
	{ authorization, form, formAlone, secrets, words }: GatewayLogin,
): Omit<Credential, 'environment'> {
	const baseUrl = hostAddress('Base URL', read('baseUrl'), environment);
	const authUrl = read('authUrl');
	const authHost = authUrl === '' ? baseUrl : hostAddress('Auth URL', authUrl, environment);
	const tokenPath = read('tokenPath') || (environment === 'uat' ? TEST_PATH : '');
	if (tokenPath === '') throw emptyField('Token Path');
	const url = `${authHost}/${tokenPath.replace(/^\/+/, '')}`;
	const loginWith = (fields: Form, headers: LoginCall['headers'] = {}): LoginCall => ({
		method: 'POST',
		url,
		headers: {
			...headers,
			'Content-Type': 'application/x-www-form-urlencoded',
			Accept: 'application/json',
		},
		body: new URLSearchParams(fields).toString(),
	});
	return {
		baseUrl,
		secrets,
		login: loginWith(form, { Authorization: authorization }),
		...(formAlone && { otherLogin: loginWith(formAlone) }),
		// Under an error, only the HTTP status counts.
		readLogin: (httpStatus, body) =>
			httpStatus < 300 ? readGatewayResponse({ httpStatus, body }, TEST_SUBJECT) : undefined,
		words: { ...words, addressFields: "'Base URL', 'Auth URL' and 'Token Path'" },
	};
}

const COLLECTIONS = { till: 'merchants', paybill: 'businesses' } as const;

/** Operator and number are cleaned by now; this keeps the path whole even if the cleaning changes. */
const pathSegment = (text: string): string => encodeURIComponent(text).replace(/\./g, '%252E');

const lookupCall: MakeLookupCall = (baseUrl, subject) => {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.number);
	return {
		request: {
			method: 'GET',
			url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		},
		read: (response) => readGatewayResponse(response, subject),
	};
};

const NO_ACCESS =
	'The account can log in, but the service does not let it look up names. Ask your provider to switch on name lookup for this account.';

const TOKEN_REFUSED =
	"The login works, but the service does not accept its token for lookups. Check 'Base URL', 'Auth URL' and 'Environment', and ask your provider whether the account may look up names.";

const NOT_THE_SERVICE =
	"'Base URL' leads to a web page or to another service, not to the name lookup service. Compare it with your account details: is the path after the host missing?";

const refusals: readonly Refusal[] = [
	['httpStatus', [401], TOKEN_REFUSED],
	['httpStatus', [403], NO_ACCESS],
	['status', ['E403000'], NO_ACCESS],
	['status', ['E401000'], TOKEN_REFUSED],
	[
		'status',
		['E422006'],
		'The account can log in, but has no credit left for lookups. Top it up with your provider.',
	],
	// An answer has a code there; frameworks and proxies write nothing, or the HTTP status.
	['status', [undefined, 404, 405], NOT_THE_SERVICE],
	anyPage(NOT_THE_SERVICE),
];

/** What all accounts of the gateway share. */
export const gateway = { refusals, lookupCall, testSubject: TEST_SUBJECT };

import type { INodeProperties } from 'n8n-workflow';
import type { z } from 'zod';

import type { Account, Environment, LoginCall } from '../../sending/token/account';
import { AccountProblem } from '../../sending/token/accountProblem';
import { type NumberType, COUNTRY } from '../../domain/payee/numberType';
import { DEFAULT_OPERATOR } from '../../domain/payee/operator';
import type { MakeLookupCall } from '../../sending/lookupCall';
import { environmentField, optionalField, trimmedField } from '../accountFields';
import { hostAddress, tokenPath } from '../accountHosts';
import { credentialTest } from '../credentialTest';
import { type HttpService, httpService, type HttpServiceParts } from '../httpService';
import { readGatewayReply } from './readGatewayReply';

/** The fields that lead to a gateway, whatever logs in there. */
export const gatewayAddressShape = {
	environment: environmentField,
	baseUrl: trimmedField,
	authUrl: optionalField,
	tokenPath: optionalField,
};

/** A constant, because the word in it makes it look like a secret to linters; it is not. */
const PATH_FIELD = 'tokenPath';

/** The token endpoint's path in tests (service description 4.1). */
const TEST_PATH = '/identity-test/v2/token';

const shownIn = (environment: Environment) => ({
	displayOptions: { show: { environment: [environment] } },
});

/** The form's fields for the addresses. */
export const gatewayAddressFields: INodeProperties[] = [
	{
		displayName: 'Base URL',
		name: 'baseUrl',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. https://api.example.com/io',
		description:
			'The address of the lookup service. Look for “base URL” or “host” in your welcome e-mail or on the API page of your account. If there is a path after the host, include it.',
	},
	{
		displayName: 'Auth URL',
		name: 'authUrl',
		type: 'string',
		default: '',
		placeholder: 'e.g. https://auth.example.com',
		description:
			'The address for tokens, if your account details show a second one (“auth” or “identity” URL). Leave empty if there is only one address.',
	},
	{
		displayName: 'Token Path',
		name: PATH_FIELD,
		type: 'string',
		// Empty, because n8n keeps this value when the environment changes.
		default: '',
		placeholder: TEST_PATH,
		description: `The path for tokens. Fill it in only if your account details show another one. If empty, the path is ${TEST_PATH}.`,
		...shownIn('uat'),
	},
	{
		displayName: 'Token Path',
		name: PATH_FIELD,
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. /identity/v2/token',
		description: 'The path for tokens of the live system, from your account details',
		...shownIn('production'),
	},
];

/**
 * @throws AccountProblem of kind `settings` when Production has no path
 */
function tokenPathOf({ environment, tokenPath: entered }: EnteredAddresses): string {
	if (entered !== '') return tokenPath(entered);
	if (environment === 'uat') return TEST_PATH;
	throw new AccountProblem(
		'settings',
		"'Token Path' in the credential is empty.",
		'For Production, enter the path for tokens from your account details.',
	);
}

type EnteredAddresses = z.output<z.ZodObject<typeof gatewayAddressShape>>;

type Form = Readonly<Record<string, string>>;

/** How an account of a gateway logs in. */
interface GatewayLogin extends Pick<Account, 'secrets'> {
	/** The header of HTTP Basic. */
	readonly authorization: string;
	readonly form: Form;
	/** A form that needs no HTTP Basic, for gateways that refuse it. */
	readonly formAlone?: Form;
	readonly words: Omit<Account['words'], 'addressFields'>;
}

/**
 * An account of a gateway, whatever logs in there; where its lookups and its token call go is in service description
 * 1, 4.1 and 5.5.
 *
 * @throws AccountProblem of kind `settings` that names the field
 */
export function gatewayAccount(
	entered: EnteredAddresses,
	{ authorization, form, formAlone, secrets, words }: GatewayLogin,
): Account {
	const { environment, authUrl } = entered;
	const baseUrl = hostAddress('Base URL', entered.baseUrl, environment);
	const authHost = authUrl === '' ? baseUrl : hostAddress('Auth URL', authUrl, environment);
	const url = `${authHost}${tokenPathOf(entered)}`;
	const loginWith = (body: Form, headers: LoginCall['headers'] = {}): LoginCall => ({
		method: 'POST',
		url,
		headers: {
			...headers,
			'Content-Type': 'application/x-www-form-urlencoded',
			Accept: 'application/json',
		},
		body: new URLSearchParams(body).toString(),
	});
	return {
		environment,
		baseUrl,
		login: loginWith(form, { Authorization: authorization }),
		...(formAlone && { otherLogin: loginWith(formAlone) }),
		secrets,
		words: { ...words, addressFields: "'Base URL', 'Auth URL' and 'Token Path'" },
	};
}

/** The collection of each account type in the path (service description 4.2 and 4.3). */
const COLLECTIONS: Readonly<Record<NumberType, string>> = {
	till: 'merchants',
	paybill: 'businesses',
};

/** Both are cleaned by now; this keeps the path whole even if the cleaning changes. */
const pathSegment = (text: string): string => encodeURIComponent(text).replace(/\./g, '%252E');

/** The lookup of service description 4.2 to 4.4. */
export const gatewayLookupCall: MakeLookupCall = (baseUrl, subject) => {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.number);
	return {
		request: {
			method: 'GET',
			url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		},
		read: (reply) => readGatewayReply(reply, subject),
	};
};

const NO_ACCESS =
	'The account can log in, but the service does not let it look up names. Ask your provider to switch on name lookup for this account.';

const TOKEN_REFUSED =
	"The login works, but the service does not accept its token for lookups. Check 'Base URL', 'Auth URL' and 'Environment', and ask your provider whether the account may look up names.";

const NOT_THE_SERVICE =
	"'Base URL' leads to a web page or to another service, not to the name lookup service. Compare it with your account details: is the path after the host missing?";

const inStatus = (message: string, ...values: Array<string | number | undefined>) =>
	values.map((value) => ({ key: 'status', value, message }));

const test = credentialTest({
	tokenRefused: TOKEN_REFUSED,
	accessDenied: NO_ACCESS,
	notTheService: NOT_THE_SERVICE,
	refusals: [
		...inStatus(NO_ACCESS, 'E403000'),
		...inStatus(TOKEN_REFUSED, 'E401000'),
		...inStatus(
			'The account can log in, but has no credit left for lookups. Top it up with your provider.',
			'E422006',
		),
		// An answer has a code there; frameworks and proxies write nothing, or the HTTP status.
		...inStatus(NOT_THE_SERVICE, undefined, 404, 405),
	],
});

/** An account of a gateway as a service: its way to log in, with the lookup of every gateway. */
export const gatewayService = (
	login: Pick<HttpServiceParts, 'choice' | 'type' | 'fields' | 'readAccount'>,
): HttpService =>
	httpService({
		...login,
		test,
		lookupCall: gatewayLookupCall,
		testSubject: { accountType: 'till', number: '0', operator: DEFAULT_OPERATOR },
	});

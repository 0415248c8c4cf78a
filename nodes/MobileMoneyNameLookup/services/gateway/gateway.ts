import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import type { z } from 'zod';

import type { Account } from '../../account/account';
import { type AccountType, COUNTRY } from '../../domain/accountType';
import type { MakeLookupCall } from '../../transport/lookupCall';
import { environmentField, optionalField, trimmedField } from '../accountFields';
import { hostAddress, tokenPath } from '../accountHosts';
import { httpService, type HttpServiceParts } from '../httpService';
import type { Service, TestRefusal } from '../service';
import { readGatewayReply } from './readGatewayReply';

const GATEWAY = {
	name: 'Payment Gateway',
	value: 'gateway',
	description: 'A provider that gave you a base URL, and an API user or a client ID and secret',
};

/** The fields that lead to a gateway, whatever logs in there. */
export const gatewayAddressShape = {
	environment: environmentField,
	baseUrl: trimmedField,
	authUrl: optionalField,
	tokenPath: optionalField,
};

/** A constant, because the word in it makes it look like a secret to linters; it is none. */
const PATH_FIELD = 'tokenPath';

/**
 * The form's fields for the addresses.
 *
 * @param usualPath where this login gets its token, as far as is known
 * @param example says when there is another path, as the end of a sentence
 */
export const gatewayAddressFields = (usualPath: string, example: string): INodeProperties[] => [
	{
		displayName: 'Base URL',
		name: 'baseUrl',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. https://api.example.com',
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
		// Empty, because the form keeps what stands here for whatever is chosen later.
		default: '',
		placeholder: 'Leave empty',
		description: `The path for tokens. Fill it in only if your account details show one, ${example}. If empty, the path is ${usualPath}.`,
	},
];

type EnteredAddresses = z.output<z.ZodObject<typeof gatewayAddressShape>>;

/** How an account of a gateway logs in: HTTP Basic and a form. */
interface GatewayLogin extends Pick<Account, 'secrets'> {
	readonly authorization: string;
	readonly form: Readonly<Record<string, string>>;
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
	usualPath: string,
	{ authorization, form, secrets, words }: GatewayLogin,
): Account {
	const { environment, authUrl } = entered;
	const baseUrl = hostAddress('Base URL', entered.baseUrl, environment);
	const authHost = authUrl === '' ? baseUrl : hostAddress('Auth URL', authUrl, environment);
	return {
		environment,
		baseUrl,
		login: {
			method: 'POST',
			url: `${authHost}${tokenPath(entered.tokenPath || usualPath)}`,
			headers: {
				Authorization: authorization,
				'Content-Type': 'application/x-www-form-urlencoded',
				Accept: 'application/json',
			},
			body: new URLSearchParams(form).toString(),
		},
		secrets,
		words: { ...words, addressFields: "'Base URL', 'Auth URL' and 'Token Path'" },
	};
}

/** The collection of each account type in the path (service description 4.2 and 4.3). */
const COLLECTIONS: Readonly<Record<AccountType, string>> = {
	till: 'merchants',
	paybill: 'businesses',
};

/** Both are plain by now; this keeps the path whole whatever becomes of the cleaning. */
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

/** Codes about the account, as the service gives them to the lookup of the Test button. */
const testRefusals: readonly TestRefusal[] = [
	{ key: 'status', value: 'E403000', message: NO_ACCESS },
	{
		key: 'status',
		value: 'E422006',
		message:
			'The account can log in, but has no credit left for lookups. Top it up with your provider.',
	},
];

/** An account of a gateway as a service: its way to log in, with the lookup of every gateway. */
export const gatewayService = (
	loginType: INodePropertyOptions,
	login: Pick<HttpServiceParts, 'fields' | 'readAccount'>,
): Service =>
	httpService({
		...login,
		choices: { service: GATEWAY, loginType },
		testRefusals,
		lookupCall: gatewayLookupCall,
	});

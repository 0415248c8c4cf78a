import type { INodeProperties } from 'n8n-workflow';

import type { Environment } from '../../account/account';
import { environmentField, optionalField, trimmedField } from '../accountFields';
import { hostAddress, tokenPath } from '../accountHosts';

/** The fields that lead to a gateway, whatever logs in there. */
export const gatewayAddressShape = {
	environment: environmentField,
	baseUrl: trimmedField,
	authUrl: optionalField,
	tokenPath: optionalField,
};

/** How the form calls them. */
export const gatewayAddressLabels = {
	environment: 'Environment',
	baseUrl: 'Base URL',
	authUrl: 'Auth URL',
	tokenPath: 'Token Path',
};

/** What to look at when the address seems to lead elsewhere. */
export const GATEWAY_ADDRESS_FIELDS = "'Base URL', 'Auth URL' and 'Token Path'";

/** As they stand in the credential. */
interface EnteredAddresses {
	readonly environment: Environment;
	readonly baseUrl: string;
	readonly authUrl: string;
	readonly tokenPath: string;
}

/**
 * Works out where the lookups and the token call go (service description 1, 4.1 and 5.5).
 *
 * @returns both addresses, path prefixes kept, without trailing or doubled slashes
 * @throws AccountProblem of kind `settings` that names the field
 */
export function gatewayAddresses(entered: EnteredAddresses): {
	readonly baseUrl: string;
	readonly tokenUrl: string;
} {
	const { environment, authUrl } = entered;
	const baseUrl = hostAddress('Base URL', entered.baseUrl, environment);
	const authHost = authUrl === '' ? baseUrl : hostAddress('Auth URL', authUrl, environment);
	return { baseUrl, tokenUrl: `${authHost}${tokenPath(entered.tokenPath)}` };
}

/** The form's fields for the addresses; the token's path is each login's own. */
export const gatewayAddressFields: INodeProperties[] = [
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
];

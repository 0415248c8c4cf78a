import type { ICredentialDataDecryptedObject, INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import type { Account } from '../../account/account';
import {
	clientIdField,
	clientLogin,
	readAccountFields,
	requiredField,
	secretText,
} from '../accountFields';
import {
	gatewayAccount,
	gatewayAddressFields,
	gatewayAddressShape,
	gatewayService,
} from './gateway';

const fields: INodeProperties[] = [
	...gatewayAddressFields,
	secretText({
		displayName: 'Client ID',
		name: 'clientId',
		description:
			'The ID of your client or app, usually called “client ID”, on the API or developer page of your account',
	}),
	secretText({
		displayName: 'Client Secret',
		name: 'clientSecret',
		description:
			'The secret that was shown with the client ID. Many providers show it only once. If you lost it, create a new one there.',
	}),
];

const GRANT = { grant_type: 'client_credentials' };

const schema = z.object({
	...gatewayAddressShape,
	clientId: clientIdField,
	clientSecret: requiredField,
});

/**
 * Reads an account with a client id and secret: OAuth 2.0 client credentials at the gateway's token
 * endpoint.
 *
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function clientAccount(credentials: ICredentialDataDecryptedObject): Account {
	const entered = readAccountFields(schema, fields, credentials);
	const { clientId, clientSecret } = entered;
	return gatewayAccount(entered, {
		authorization: clientLogin(clientId, clientSecret),
		form: GRANT,
		// Documentation shows HTTP Basic, but public client libraries send both in the form.
		formAlone: { ...GRANT, client_id: clientId, client_secret: clientSecret },
		secrets: [clientId, clientSecret],
		words: {
			login: 'the client ID or the client secret',
			loginFields: "'Client ID' and 'Client Secret'",
		},
	});
}

/** The same gateway, for accounts that have a client in place of an API user. */
export const gatewayClientCredentials = gatewayService({
	choice: {
		name: 'Payment Gateway (Client ID)',
		value: 'clientCredentials',
		description: 'A provider that gave you a base URL, a client ID and a client secret',
	},
	type: 'mobileMoneyNameLookupClientApi',
	fields,
	readAccount: clientAccount,
});

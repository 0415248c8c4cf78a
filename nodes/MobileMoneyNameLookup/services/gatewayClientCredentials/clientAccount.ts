import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import type { Account } from '../../account/account';
import { clientIdField, readAccountFields, requiredField } from '../accountFields';
import { clientLogin } from '../clientLogin';
import {
	GATEWAY_ADDRESS_FIELDS,
	gatewayAddresses,
	gatewayAddressLabels,
	gatewayAddressShape,
} from '../gateway/addresses';
import { formLogin } from '../gateway/formLogin';
import { CLIENT_PATH } from '../gateway/tokenPath';

const schema = z.object({
	...gatewayAddressShape,
	clientId: clientIdField,
	clientSecret: requiredField,
});

const LABELS = {
	...gatewayAddressLabels,
	clientId: 'Client ID',
	clientSecret: 'Client Secret',
};

/**
 * Reads an account with a client id and secret: OAuth 2.0 client credentials at the gateway's token
 * endpoint.
 *
 * @param credentials the decrypted credential
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function clientAccount(credentials: ICredentialDataDecryptedObject): Account {
	const fields = readAccountFields(schema, LABELS, credentials);
	const { environment, clientId, clientSecret } = fields;
	const { baseUrl, tokenUrl } = gatewayAddresses({
		...fields,
		tokenPath: fields.tokenPath || CLIENT_PATH,
	});
	return {
		environment,
		baseUrl,
		login: formLogin(tokenUrl, clientLogin(clientId, clientSecret), {
			grant_type: 'client_credentials',
		}),
		secrets: [clientId, clientSecret],
		words: {
			login: 'the client ID or the client secret',
			loginFields: "'Client ID' and 'Client Secret'",
			addressFields: GATEWAY_ADDRESS_FIELDS,
		},
	};
}

import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import type { Account } from '../../account/account';
import { exactField, readAccountFields, requiredField } from '../accountFields';
import {
	GATEWAY_ADDRESS_FIELDS,
	gatewayAddresses,
	gatewayAddressLabels,
	gatewayAddressShape,
} from '../gateway/addresses';
import { formLogin } from '../gateway/formLogin';
import { API_USER_PATH } from '../gateway/tokenPath';
import { basicAuthorization } from './basicCredentials';

const schema = z.object({
	...gatewayAddressShape,
	apiKey: requiredField,
	login: exactField,
	password: exactField,
});

const LABELS = {
	...gatewayAddressLabels,
	apiKey: 'API Key',
	login: 'Login',
	password: 'Password',
};

/**
 * Reads an account with an API user: HTTP Basic from the API key, a form with login and password
 * (service description 4.1).
 *
 * @param credentials the decrypted credential
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function apiUserAccount(credentials: ICredentialDataDecryptedObject): Account {
	const fields = readAccountFields(schema, LABELS, credentials);
	const { environment, apiKey, login, password } = fields;
	const { baseUrl, tokenUrl } = gatewayAddresses({
		...fields,
		tokenPath: fields.tokenPath || API_USER_PATH,
	});
	return {
		environment,
		baseUrl,
		login: formLogin(tokenUrl, basicAuthorization(apiKey), { username: login, password }),
		// Somebody may send login and password on as Basic authorization.
		secrets: [apiKey, login, password, `${login}:${password}`],
		words: {
			login: 'the API key or the login',
			loginFields: "'API Key', 'Login' and 'Password'",
			addressFields: GATEWAY_ADDRESS_FIELDS,
		},
	};
}

import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import type { Account, Environment } from '../../account/account';
import {
	clientIdField,
	environmentField,
	optionalField,
	readAccountFields,
	requiredField,
} from '../accountFields';
import { hostAddress } from '../accountHosts';
import { AccountProblem } from '../../account/accountProblem';
import { clientLogin } from '../clientLogin';
import { readDarajaLoginFault } from './darajaErrors';

/** Daraja's own hosts. */
export const DARAJA_HOSTS: Readonly<Record<Environment, string>> = {
	uat: 'https://sandbox.safaricom.co.ke',
	production: 'https://api.safaricom.co.ke',
};

const LOGIN_PATH = '/oauth/v1/generate?grant_type=client_credentials';

const schema = z.object({
	environment: environmentField,
	baseUrl: optionalField,
	consumerKey: clientIdField,
	consumerSecret: requiredField,
});

const LABELS = {
	environment: 'Environment',
	baseUrl: 'Base URL',
	consumerKey: 'Consumer Key',
	consumerSecret: 'Consumer Secret',
};

/** Neither word of the production host tells that it is one. */
function refuseOtherHost(baseUrl: string, environment: Environment): void {
	const other = environment === 'uat' ? 'production' : 'uat';
	if (new URL(baseUrl).host.replace(/\.(?=:|$)/, '') !== new URL(DARAJA_HOSTS[other]).host) return;
	throw new AccountProblem(
		'settings',
		"'Base URL' in the credential belongs to Daraja’s other environment.",
		"Leave 'Base URL' empty, or choose the environment that it belongs to.",
	);
}

/**
 * Reads an account with a Daraja app: OAuth 2.0 client credentials, the environment's own host unless
 * another one is entered.
 *
 * @param credentials the decrypted credential
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function darajaAccount(credentials: ICredentialDataDecryptedObject): Account {
	const fields = readAccountFields(schema, LABELS, credentials);
	const { environment, consumerKey, consumerSecret } = fields;
	const address = fields.baseUrl || DARAJA_HOSTS[environment];
	const baseUrl = hostAddress('Base URL', address, environment);
	refuseOtherHost(baseUrl, environment);
	return {
		environment,
		baseUrl,
		login: {
			method: 'GET',
			url: `${baseUrl}${LOGIN_PATH}`,
			headers: {
				Authorization: clientLogin(consumerKey, consumerSecret),
				Accept: 'application/json',
			},
		},
		secrets: [consumerKey, consumerSecret],
		words: {
			login: 'the consumer key or the consumer secret',
			loginFields: "'Consumer Key' and 'Consumer Secret'",
			addressFields: "'Base URL' (leave it empty for Safaricom’s own address) and 'Environment'",
		},
		readLoginFault: readDarajaLoginFault,
	};
}

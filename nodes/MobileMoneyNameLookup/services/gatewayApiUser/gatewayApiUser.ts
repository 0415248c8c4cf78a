import type { INodeProperties } from 'n8n-workflow';

import { gatewayAddressFields } from '../gateway/addresses';
import { GATEWAY } from '../gateway/choice';
import { gatewayLookupCall } from '../gateway/lookupCall';
import { gatewayTestRefusals } from '../gateway/testRefusals';
import { apiUserTokenPathField } from '../gateway/tokenPath';
import { httpService } from '../httpService';
import { apiUserAccount } from './apiUserAccount';

const loginFields: INodeProperties[] = [
	{
		displayName: 'API Key',
		name: 'apiKey',
		type: 'string',
		typeOptions: { password: true },
		placeholder: 'e.g. 7b2d8a4f1c9e',
		required: true,
		default: '',
		description:
			'The key of your account, usually on its API or developer page. Paste it as you see it, with or without “Basic” in front.',
	},
	{
		displayName: 'Login',
		name: 'login',
		type: 'string',
		placeholder: 'e.g. acme-lookup',
		required: true,
		default: '',
		description:
			'The user name that your provider gave you for the API. It is often not your e-mail address.',
	},
	{
		displayName: 'Password',
		name: 'password',
		type: 'string',
		typeOptions: { password: true },
		required: true,
		default: '',
		description: 'The password for this login',
	},
];

/** The service of the description: an API user with a key, a login and a password. */
export const gatewayApiUser = httpService({
	choices: {
		service: GATEWAY,
		loginType: {
			name: 'API Key, Login and Password',
			value: 'apiUser',
			description: 'For an API user, as most payment gateway accounts have',
		},
	},
	fields: [...gatewayAddressFields, apiUserTokenPathField, ...loginFields],
	testRefusals: gatewayTestRefusals,
	readAccount: apiUserAccount,
	lookupCall: gatewayLookupCall,
});

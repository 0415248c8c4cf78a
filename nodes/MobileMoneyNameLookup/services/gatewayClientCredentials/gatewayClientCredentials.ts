import type { INodeProperties } from 'n8n-workflow';

import { gatewayAddressFields } from '../gateway/addresses';
import { GATEWAY } from '../gateway/choice';
import { gatewayLookupCall } from '../gateway/lookupCall';
import { gatewayTestRefusals } from '../gateway/testRefusals';
import { clientTokenPathField } from '../gateway/tokenPath';
import { httpService } from '../httpService';
import { clientAccount } from './clientAccount';

const loginFields: INodeProperties[] = [
	{
		displayName: 'Client ID',
		name: 'clientId',
		type: 'string',
		typeOptions: { password: true },
		required: true,
		default: '',
		description:
			'The ID of your client or app, usually called “client ID”, on the API or developer page of your account',
	},
	{
		displayName: 'Client Secret',
		name: 'clientSecret',
		type: 'string',
		typeOptions: { password: true },
		required: true,
		default: '',
		description:
			'The secret that was shown with the client ID. Many providers show it only once. If you lost it, create a new one there.',
	},
];

/** The same gateway, for accounts that have a client in place of an API user. */
export const gatewayClientCredentials = httpService({
	choices: {
		service: GATEWAY,
		loginType: {
			name: 'Client ID and Secret',
			value: 'clientCredentials',
			description: 'For an OAuth 2.0 client, as newer payment gateway accounts have',
		},
	},
	fields: [...gatewayAddressFields, clientTokenPathField, ...loginFields],
	testRefusals: gatewayTestRefusals,
	readAccount: clientAccount,
	lookupCall: gatewayLookupCall,
});

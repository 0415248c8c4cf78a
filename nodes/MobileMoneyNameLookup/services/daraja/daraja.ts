import type { INodeProperties } from 'n8n-workflow';

import { DEFAULT_OPERATOR } from '../../domain/operator';
import { httpService } from '../httpService';
import { DARAJA_HOSTS, darajaAccount } from './darajaAccount';
import { darajaTestRefusals } from './testRefusals';
import { darajaLookupCall } from './lookupCall';

const fields: INodeProperties[] = [
	{
		displayName: 'Base URL',
		name: 'baseUrl',
		type: 'string',
		default: '',
		placeholder: 'Leave empty',
		hint: 'Leave empty to use Safaricom’s own address. Your keys are sent to this address.',
		description: `Leave empty to use Safaricom’s address for the environment: ${DARAJA_HOSTS.uat} or ${DARAJA_HOSTS.production}. Fill it in only if you use your own proxy.`,
	},
	{
		displayName: 'Consumer Key',
		name: 'consumerKey',
		type: 'string',
		typeOptions: { password: true },
		required: true,
		default: '',
		hint: 'The app needs the product Query Organization Info (B2B Hakikisha).',
		description: 'In the Daraja portal, open My Apps and then your app',
	},
	{
		displayName: 'Consumer Secret',
		name: 'consumerSecret',
		type: 'string',
		typeOptions: { password: true },
		required: true,
		default: '',
		description: 'On the same page of the Daraja portal, below the consumer key',
	},
];

/** Safaricom Daraja: the operator’s own lookup, with the consumer key and secret of an app. */
export const daraja = httpService({
	choices: {
		service: {
			name: 'Safaricom Daraja',
			value: 'daraja',
			description: 'An app in Safaricom’s developer portal, with a consumer key and secret',
		},
	},
	fields,
	testRefusals: darajaTestRefusals,
	readAccount: darajaAccount,
	lookupCall: darajaLookupCall,
	onlyOperator: DEFAULT_OPERATOR,
});

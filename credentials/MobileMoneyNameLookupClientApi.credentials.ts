import type { ICredentialType } from 'n8n-workflow';

import { gatewayClientCredentials } from '../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';

const { properties, authenticate, preAuthentication, test } = gatewayClientCredentials.credential;

export class MobileMoneyNameLookupClientApi implements ICredentialType {
	name = 'mobileMoneyNameLookupClientApi';
	displayName = 'Mobile Money Name Lookup Client API';
	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;
	documentationUrl =
		'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#which-account-you-need';
	properties = properties;
	authenticate = authenticate;
	preAuthentication = preAuthentication;
	test = test;
}

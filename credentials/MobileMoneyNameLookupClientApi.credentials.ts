import type { ICredentialType } from 'n8n-workflow';

import { gatewayClientCredentials } from '../nodes/MobileMoneyNameLookup/services/gateway/credentials';

export class MobileMoneyNameLookupClientApi implements ICredentialType {
	name = 'mobileMoneyNameLookupClientApi';
	displayName = 'Mobile Money Name Lookup Client API';
	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;
	documentationUrl =
		'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#which-account-you-need';
	properties = gatewayClientCredentials.credential.properties;
	authenticate = gatewayClientCredentials.credential.authenticate;
	preAuthentication = gatewayClientCredentials.credential.preAuthentication;
	test = gatewayClientCredentials.credential.test;
}

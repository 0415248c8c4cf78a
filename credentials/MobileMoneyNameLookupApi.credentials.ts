import type { ICredentialType } from 'n8n-workflow';

import { gatewayApiUser } from '../nodes/MobileMoneyNameLookup/services/gateway/credentials';

export class MobileMoneyNameLookupApi implements ICredentialType {
	name = 'mobileMoneyNameLookupApi';
	displayName = 'Mobile Money Name Lookup API';
	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;
	documentationUrl =
		'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#which-account-you-need';
	properties = gatewayApiUser.credential.properties;
	authenticate = gatewayApiUser.credential.authenticate;
	preAuthentication = gatewayApiUser.credential.preAuthentication;
	test = gatewayApiUser.credential.test;
}

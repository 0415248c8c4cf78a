import type { ICredentialType } from 'n8n-workflow';

import { daraja } from '../nodes/MobileMoneyNameLookup/services/daraja/daraja';

export class MobileMoneyNameLookupDarajaApi implements ICredentialType {
	name = 'mobileMoneyNameLookupDarajaApi';
	displayName = 'Mobile Money Name Lookup Daraja API';
	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;
	documentationUrl =
		'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#which-account-you-need';
	properties = daraja.credential.properties;
	authenticate = daraja.credential.authenticate;
	preAuthentication = daraja.credential.preAuthentication;
	test = daraja.credential.test;
}

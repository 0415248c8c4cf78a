import type {
	IAuthenticate,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	IDataObject,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import { credentialProperties } from '../nodes/MobileMoneyNameLookup/services/credentialProperties';
import { gatewayApiUser } from '../nodes/MobileMoneyNameLookup/services/gateway/apiUser';

const { fields, test, authenticate, renewToken } = gatewayApiUser.credential;

export class MobileMoneyNameLookupApi implements ICredentialType {
	name = 'mobileMoneyNameLookupApi';

	displayName = 'Mobile Money Name Lookup API';

	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;

	documentationUrl =
		'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#which-account-you-need';

	properties: INodeProperties[] = credentialProperties(fields);

	/** Adds the token to a request, or replaces the Test button's placeholder request with a lookup. */
	authenticate: IAuthenticate = authenticate;

	test: ICredentialTestRequest = test;

	/** Fetches a bearer token when no token is stored, or the stored one was refused. */
	async preAuthentication(
		this: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
	): Promise<IDataObject> {
		return await renewToken(this, credentials);
	}
}

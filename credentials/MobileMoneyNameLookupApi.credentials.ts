import type {
	IAuthenticate,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	IDataObject,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import { credentialForm } from '../nodes/MobileMoneyNameLookup/services/credentialForm';
import { serviceOf } from '../nodes/MobileMoneyNameLookup/services/serviceOf';
import { TEST_ADDRESS } from '../nodes/MobileMoneyNameLookup/services/service';
import { REDIRECTS, testRules } from './testRules';

/** A field that n8n fills in, kept from the editor. */
const hidden = (displayName: string, name: string, typeOptions = {}): INodeProperties => ({
	displayName,
	name,
	type: 'hidden',
	typeOptions: { ...typeOptions, password: true },
	default: '',
});

export class MobileMoneyNameLookupApi implements ICredentialType {
	name = 'mobileMoneyNameLookupApi';

	displayName = 'Mobile Money Name Lookup API';

	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;

	documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#credential';

	properties: INodeProperties[] = [
		...credentialForm,
		// n8n runs pre-authentication only for a credential with an expirable property.
		hidden('Access Token', 'accessToken', { expirable: true }),
		// What travels with the stored token, so that other executions and workers can judge it.
		hidden('Session Renewal Time', 'sessionRenewAt'),
		hidden('Session Fingerprint', 'sessionFingerprint'),
	];

	/** Adds the token to a request, or puts the service's own in the place of the Test button's. */
	authenticate: IAuthenticate = async (credentials, request) =>
		await serviceOf(credentials).authenticate(credentials, request);

	test: ICredentialTestRequest = {
		request: {
			url: TEST_ADDRESS,
			ignoreHttpStatusErrors: { ignore: true, except: [401, ...REDIRECTS] },
			disableFollowRedirect: true,
		},
		rules: testRules,
	};

	/** Fetches a bearer token whenever n8n finds none stored or was refused (service description 4.1). */
	async preAuthentication(
		this: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
	): Promise<IDataObject> {
		return await serviceOf(credentials).renewToken(this, credentials);
	}
}

import type {
	IAuthenticate,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	IDataObject,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import { bearerAuthentication } from '../nodes/MobileMoneyNameLookup/account/bearerAuthentication';
import {
	DEMO_ENVIRONMENT,
	isDemoAccount,
	requestOfDemo,
} from '../nodes/MobileMoneyNameLookup/demo/demoAccount';
import { renewToken } from '../nodes/MobileMoneyNameLookup/account/renewToken';
import { TEST_ADDRESS } from './testAddress';
import { demoNotice, forAccounts } from './demoForm';
import { storedTokenFields } from './storedTokenFields';
import { tokenPathField } from './tokenPathField';

export class MobileMoneyNameLookupApi implements ICredentialType {
	name = 'mobileMoneyNameLookupApi';

	displayName = 'Mobile Money Name Lookup API';

	icon = {
		light: 'file:mobileMoneyNameLookupApi.svg',
		dark: 'file:mobileMoneyNameLookupApi.dark.svg',
	} as const;

	documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-mobile-money-name-lookup#credential';

	properties: INodeProperties[] = [
		{
			displayName: 'Environment',
			name: 'environment',
			type: 'options',
			options: [
				{
					name: 'UAT (Test)',
					value: 'uat',
					description:
						'User acceptance testing: the provider’s test system, with test accounts and no real holders',
				},
				{
					name: 'Production',
					value: 'production',
					description: 'The live system with real holders; it needs its own key, login and address',
				},
				{
					name: 'Demo (No Account Needed)',
					value: DEMO_ENVIRONMENT,
					description:
						'Invented holders from a built-in list, to try the node out without a network',
				},
			],
			default: 'uat',
			description:
				'Which system the account belongs to. It is written on every result, so that a test answer is never taken for a real one.',
		},
		demoNotice,
		{
			displayName: 'Base URL',
			name: 'baseUrl',
			type: 'string',
			displayOptions: forAccounts,
			required: true,
			default: '',
			placeholder: 'e.g. https://api.example.com',
			hint: 'No account yet? Choose the environment Demo, which needs no address.',
			description:
				'Address of the lookup service. You find it in the welcome e-mail or on the API page of your account, as “base URL” or “host”. A path behind the host is kept.',
		},
		{
			displayName: 'Auth URL',
			name: 'authUrl',
			type: 'string',
			displayOptions: forAccounts,
			default: '',
			placeholder: 'e.g. https://auth.example.com',
			description:
				'Address that issues tokens, if your account details name a second one (“auth” or “identity” URL). Leave it empty when there is only one address.',
		},
		tokenPathField,
		{
			displayName: 'API Key',
			name: 'apiKey',
			type: 'string',
			displayOptions: forAccounts,
			typeOptions: { password: true },
			placeholder: 'e.g. 7b2d8a4f1c9e',
			required: true,
			default: '',
			description:
				'The key issued with your account, usually on its API or developer page. Paste it as you see it, with or without “Basic” in front.',
		},
		{
			displayName: 'Login',
			name: 'login',
			type: 'string',
			displayOptions: forAccounts,
			placeholder: 'e.g. acme-lookup',
			required: true,
			default: '',
			description:
				'The user name that the provider gave you for the API, often not your e-mail address',
		},
		{
			displayName: 'Password',
			name: 'password',
			type: 'string',
			displayOptions: forAccounts,
			typeOptions: { password: true },
			required: true,
			default: '',
			description: 'The password that belongs to the login',
		},
		{
			displayName: 'Access Token',
			name: 'accessToken',
			type: 'hidden',
			// n8n runs pre-authentication only for a credential with an expirable property.
			typeOptions: { expirable: true, password: true },
			default: '',
		},
		...storedTokenFields,
	];

	authenticate: IAuthenticate = async (credentials, request) =>
		isDemoAccount(credentials)
			? requestOfDemo(request)
			: await bearerAuthentication(credentials, request);

	test: ICredentialTestRequest = {
		request: {
			url: TEST_ADDRESS,
			ignoreHttpStatusErrors: { ignore: true, except: [401] },
			disableFollowRedirect: true,
		},
		rules: [
			{
				type: 'responseSuccessBody',
				properties: {
					// The first character of an answer that is text: a web page, where JSON is due.
					key: '0',
					value: '<',
					message:
						'The Base URL answered with a web page instead of the name lookup service. Check the Base URL against your account details.',
				},
			},
		],
	};

	/** Fetches a bearer token whenever n8n finds none stored or was refused (service description 4.1). */
	async preAuthentication(
		this: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
	): Promise<IDataObject> {
		// The demo has no tokens; n8n stores nothing when none is returned.
		return isDemoAccount(credentials) ? {} : await renewToken(this, credentials);
	}
}

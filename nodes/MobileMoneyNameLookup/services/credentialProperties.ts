import type { INodeProperties } from 'n8n-workflow';

const environment: INodeProperties = {
	displayName: 'Environment',
	name: 'environment',
	type: 'options',
	options: [
		{
			name: 'Production',
			value: 'production',
			description: 'The live system, with real holders. It needs keys of its own.',
		},
		{
			name: 'Test (UAT)',
			value: 'uat',
			description:
				'Your provider’s test system or sandbox (user acceptance testing), with test accounts and no real holders',
		},
	],
	default: 'uat',
	description:
		'Which system the account belongs to. Every result shows it, so that nobody takes a test result for a real one.',
};

/** A field that n8n fills in; the editor does not show it. */
const hidden = (displayName: string, name: string, typeOptions = {}): INodeProperties => ({
	displayName,
	name,
	type: 'hidden',
	typeOptions: { ...typeOptions, password: true },
	default: '',
});

/** All properties of a credential type, from the fields that people fill in. */
export const credentialProperties = (fields: readonly INodeProperties[]): INodeProperties[] => [
	environment,
	...fields,
	// n8n runs pre-authentication only for a credential with an expirable property.
	hidden('Access Token', 'accessToken', { expirable: true }),
	// These travel with the stored token, so that other executions and workers can judge it.
	hidden('Session Renewal Time', 'sessionRenewAt'),
	hidden('Session Fingerprint', 'sessionFingerprint'),
];

import type { INodeProperties } from 'n8n-workflow';

const hidden = (displayName: string, name: string): INodeProperties => ({
	displayName,
	name,
	type: 'hidden',
	// Kept from the editor like the token that they belong to.
	typeOptions: { password: true },
	default: '',
});

/** What travels with the stored token, so that other executions and workers can judge it. */
export const storedTokenFields: INodeProperties[] = [
	hidden('Session Renewal Time', 'sessionRenewAt'),
	hidden('Session Fingerprint', 'sessionFingerprint'),
];

import type { IDataObject } from 'n8n-workflow';

import { newCredential, runNode } from '../support/runNode';

/** Looks one till up once with these fields of a credential, and with the raw response. */
export const oneLookup = (credential: IDataObject) =>
	runNode({
		items: [{ json: {} }],
		parameters: {
			operation: 'till',
			merchantTillNumber: '4738534',
			options: { maxRetries: 0, maxOutage: 0, timeout: 8_000, includeRawResponse: true },
		},
		credentials: newCredential(credential),
		onError: 'continueRegularOutput',
	});

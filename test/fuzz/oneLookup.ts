import type { IDataObject } from 'n8n-workflow';

import { credentialFields } from '../simulator';
import { newCredential, runNode } from '../support/runNode';
import type { TestAccount } from './network/usualService';

/** Looks one till up once with this account, other fields of its credential, and the raw response. */
export const oneLookup = (
	account: TestAccount,
	fields: IDataObject & { readonly baseUrl: string },
) =>
	runNode({
		items: [{ json: {} }],
		parameters: {
			operation: 'till',
			merchantTillNumber: '4738534',
			options: { maxRetries: 0, maxOutage: 0, timeout: 8_000, includeRawResponse: true },
		},
		credentials: newCredential({
			...credentialFields(account.kind, { ...fields, account }),
			...fields,
		}),
		onError: 'continueRegularOutput',
	});

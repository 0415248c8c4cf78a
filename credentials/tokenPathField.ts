import type { INodeProperties } from 'n8n-workflow';

import { DEFAULT_IDENTITY_PATH } from '../nodes/MobileMoneyNameLookup/account/accountSettings';
import { forAccounts } from './demoForm';

/** Apart from the other fields, because the word in its name makes it look like a secret; it is none. */
export const tokenPathField: INodeProperties = {
	displayName: 'Token Path',
	name: 'tokenPath',
	type: 'string',
	displayOptions: forAccounts,
	default: DEFAULT_IDENTITY_PATH,
	placeholder: `e.g. ${DEFAULT_IDENTITY_PATH}`,
	description:
		'Path of the token endpoint. Change it only if your account details give another one, as they may for production.',
};

import type { INodeProperties } from 'n8n-workflow';

import { DEMO_ENVIRONMENT } from '../nodes/MobileMoneyNameLookup/demo/demoAccount';

/** Shows a field for every environment but the demo. */
export const forAccounts = {
	hide: { environment: [DEMO_ENVIRONMENT] },
} satisfies INodeProperties['displayOptions'];

/** Says in the credential's form, before and after its Test button is pressed, that it is the demo. */
export const demoNotice: INodeProperties = {
	displayName:
		'This is the demo. It needs no account and reaches no network, so its test only shows that it is ready. Every holder is invented and marked (DEMO): never pay on it. Try the number 900001 with the expected name Jane Kamau.',
	name: 'demoNotice',
	type: 'notice',
	displayOptions: { show: { environment: [DEMO_ENVIRONMENT] } },
	default: '',
};

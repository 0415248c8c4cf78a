import type { TestRefusal } from '../service';

const NO_ACCESS =
	'The account logs in, but the service does not let it look names up. Ask the provider to switch name lookup on for this account.';

/** Codes about the account, as the service gives them to the lookup of the Test button. */
export const gatewayTestRefusals: readonly TestRefusal[] = [
	{ key: 'status', value: 'E403000', message: NO_ACCESS },
	{
		key: 'status',
		value: 'E422006',
		message:
			'The account logs in, but has no credit left for lookups. Top it up with the provider of the service.',
	},
];

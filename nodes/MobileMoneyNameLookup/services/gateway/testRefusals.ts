import type { TestRefusal } from '../service';

const NO_ACCESS =
	'The account can log in, but the service does not let it look up names. Ask your provider to switch on name lookup for this account.';

/** Codes about the account, as the service gives them to the lookup of the Test button. */
export const gatewayTestRefusals: readonly TestRefusal[] = [
	{ key: 'status', value: 'E403000', message: NO_ACCESS },
	{
		key: 'status',
		value: 'E422006',
		message:
			'The account can log in, but has no credit left for lookups. Top it up with your provider.',
	},
];

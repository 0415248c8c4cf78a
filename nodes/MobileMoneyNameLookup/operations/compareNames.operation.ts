import { type NodeOperation, requiredText } from './operation';

export const COMPARE_NAMES = 'compareNames';
export const REGISTERED_NAME = { name: 'registeredName', label: 'Registered Name' };

/** Compares names that are already known; nobody is asked, so no account is needed. */
export const compareNames: NodeOperation = {
	option: {
		name: 'Compare Names',
		value: COMPARE_NAMES,
		action: 'Compare names',
		description:
			'Compare a registered name that you already have with the name that you expect. This needs no lookup and no credential.',
	},
	fields: [
		requiredText(COMPARE_NAMES, {
			displayName: REGISTERED_NAME.label,
			name: REGISTERED_NAME.name,
			placeholder: 'e.g. JANE WANJIKU KAMAU',
			description:
				'The name that the number is registered under, from an earlier lookup or another system',
		}),
	],
};

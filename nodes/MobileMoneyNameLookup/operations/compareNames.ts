import { operation, requiredText } from './operation';

export const COMPARE_NAMES = 'compareNames';

export const compareNames = operation(
	{
		name: 'Compare Names',
		value: COMPARE_NAMES,
		action: 'Compare names',
		description:
			'Compare a registered name that you already have with the name that you expect. This needs no lookup and no credential.',
	},
	{
		registeredName: requiredText(COMPARE_NAMES, 'Registered Name', 'registeredName', {
			placeholder: 'e.g. JANE WANJIKU KAMAU',
			description:
				'The name that the number is registered under, from an earlier lookup or another system',
		}),
	},
);

import { operation, requiredText } from './operation';

export const till = operation(
	{
		name: 'Look Up Till',
		value: 'till',
		action: 'Look up a till',
		description: 'Show who a till number (Buy Goods) is registered to',
	},
	{
		number: requiredText('till', 'Till Number (Buy Goods)', 'merchantTillNumber', {
			placeholder: 'e.g. 4738534',
			description:
				'The till number (Buy Goods number). Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		}),
	},
	'till',
);

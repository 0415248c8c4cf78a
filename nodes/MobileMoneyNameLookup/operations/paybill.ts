import { accountNumberField, operation, requiredText } from './operation';

export const paybill = operation(
	{
		name: 'Look Up Paybill',
		value: 'paybill',
		action: 'Look up a Paybill',
		description: 'Show who a Paybill number is registered to',
	},
	{
		number: requiredText('paybill', 'Paybill Number', 'businessShortcode', {
			placeholder: 'e.g. 900010',
			description:
				'The Paybill number (business number), not the account number that goes with it. Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		}),
		account: accountNumberField('paybill'),
	},
	'paybill',
);

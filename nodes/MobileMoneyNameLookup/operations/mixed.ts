import { accountNumberField, operation, requiredText } from './operation';

export const mixed = operation(
	{
		name: 'Look Up Tills and Paybills',
		value: 'mixed',
		action: 'Look up tills and Paybills',
		description: 'Show who each number is registered to, in a sheet with both tills and Paybills',
	},
	{
		type: requiredText('mixed', 'Till or Paybill?', 'accountType', {
			placeholder: 'e.g. till',
			description:
				'What the number is. For a till: till, buy goods or merchant. For a Paybill: paybill, pay bill or business. Capital letters do not matter. You can drag a column of your sheet here.',
		}),
		number: requiredText('mixed', 'Till or Paybill Number', 'number', {
			placeholder: 'e.g. 4738534',
			description:
				'The till or Paybill number. Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		}),
		account: accountNumberField('mixed'),
	},
);

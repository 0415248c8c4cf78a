import { readType } from '../domain/payee/typeWords';
import { ACCOUNT, accountField, type Operation, requiredText } from './operation';

const TYPE_LABEL = 'Till or Paybill?';
const NUMBER_LABEL = 'Till or Paybill Number';

/** Looks up tills and paybills of one sheet, each by its own endpoint (service description 4.4, rule 1). */
export const mixed: Operation = {
	option: {
		name: 'Look Up Tills and Paybills',
		value: 'mixed',
		action: 'Look up tills and paybills',
		description: 'Show who each number is registered to, in a sheet with both tills and paybills',
	},
	fields: [
		requiredText('mixed', {
			displayName: TYPE_LABEL,
			name: 'accountType',
			placeholder: 'e.g. till',
			description:
				'What the number is. For a till: till, buy goods or merchant. For a paybill: paybill, pay bill or business. Capital letters do not matter. You can drag a column of your sheet here.',
		}),
		requiredText('mixed', {
			displayName: NUMBER_LABEL,
			name: 'number',
			placeholder: 'e.g. 4738534',
			description:
				'The till or paybill number. Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		}),
		accountField('mixed'),
	],
	readAccount: (parameter) => ({
		accountType: readType(parameter('accountType', TYPE_LABEL), TYPE_LABEL),
		typeLabel: TYPE_LABEL,
		number: parameter('number', NUMBER_LABEL),
		numberLabel: NUMBER_LABEL,
		account: parameter(ACCOUNT.name, ACCOUNT.label),
	}),
};

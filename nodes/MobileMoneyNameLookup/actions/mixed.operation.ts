import { type AccountType, accountTypeOf } from '../domain/accountType';
import { CheckFailure, fieldFailure, IS_EMPTY } from '../domain/checkFailure';
import { quoted } from '../domain/visible';
import { ACCOUNT, accountField, type Operation, requiredText } from './operation';

const TYPE_LABEL = 'Till or Paybill?';
const NUMBER_LABEL = 'Till or Paybill Number';

function readAccountType(value: unknown): AccountType | CheckFailure {
	if (value instanceof CheckFailure) return value;
	const nextStep =
		'Use till, buy goods or merchant for a till; use paybill, pay bill or business for a paybill.';
	if (value === '' || value === null || value === undefined) {
		return fieldFailure(TYPE_LABEL, IS_EMPTY, nextStep);
	}
	if (typeof value !== 'string') return fieldFailure(TYPE_LABEL, 'is not text', nextStep);
	return (
		accountTypeOf(value) ??
		fieldFailure(TYPE_LABEL, `is ${quoted(value)}, which is neither a till nor a paybill`, nextStep)
	);
}

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
		accountType: readAccountType(parameter('accountType', TYPE_LABEL)),
		number: parameter('number', NUMBER_LABEL),
		numberLabel: NUMBER_LABEL,
		account: parameter(ACCOUNT.name, ACCOUNT.label),
	}),
};

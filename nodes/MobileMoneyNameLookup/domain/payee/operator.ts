import type { INodePropertyOptions } from 'n8n-workflow';

import { CheckFailure, fieldFailure, IS_EMPTY } from '../checkFailure';
import { withoutZeroWidth } from '../visible';

/** The value of the operator list that opens the field for another operator's id. */
export const OTHER_OPERATOR = 'other';

const KNOWN_OPERATORS = [
	{
		label: 'M-PESA',
		id: 'Mpesa',
		spellings: ['mpesa', 'safaricom', 'safaricommpesa', 'lipanampesa'],
	},
] as const satisfies ReadonlyArray<{ label: string; id: string; spellings: readonly string[] }>;

/** How people write an operator that the service calls by an id. */
export const operatorLabel = (id: string): string =>
	KNOWN_OPERATORS.find((operator) => operator.id === id)?.label ?? id;

export const DEFAULT_OPERATOR = KNOWN_OPERATORS[0].id;

export const OPERATOR_OPTIONS: INodePropertyOptions[] = [
	...KNOWN_OPERATORS.map(({ label, id }) => ({ name: label, value: id })),
	{ name: 'Other', value: OTHER_OPERATOR },
];

const ID_SHAPE = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/**
 * Brings an operator to the one spelling that the service accepts: first letter upper case, the rest lower. An ID
 * with inner capitals stays as it is: AirtelMoney.
 *
 * @param operator the list's value, or whatever an expression gave in its place
 * @param customOperator the ID for the list's value `other`
 * @returns the exact ID, or why there is none; a CheckFailure is returned unchanged
 */
export function exactOperator(operator: unknown, customOperator: unknown): string | CheckFailure {
	const isOther = typeof operator === 'string' && fold(operator) === OTHER_OPERATOR;
	const field = isOther ? 'Custom Operator' : 'Operator';
	const value = isOther ? customOperator : operator;
	if (value instanceof CheckFailure) return value;
	const nextStep = 'Choose the operator from the list, or enter its ID as text, for example Mpesa.';
	if (typeof value !== 'string') return fieldFailure(field, 'is not text', nextStep);
	const text = withoutZeroWidth(value.normalize('NFKC')).trim();
	if (text === '') return fieldFailure(field, IS_EMPTY, nextStep);
	const known = KNOWN_OPERATORS.find(({ spellings }) =>
		spellings.some((spelling) => spelling === fold(text)),
	);
	if (known) return known.id;
	if (!ID_SHAPE.test(text)) return fieldFailure(field, 'is not an operator ID', nextStep);
	const isInOneCase = text === text.toUpperCase() || text === text.toLowerCase();
	return isInOneCase ? `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}` : text;
}

/** The letters and digits alone, in lower case: `M-PESA`, `m pesa` and `mpesa` are one operator. */
function fold(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

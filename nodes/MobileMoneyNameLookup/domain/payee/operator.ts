import type { INodePropertyOptions } from 'n8n-workflow';

import { CheckFailure, fieldFailure, IS_EMPTY } from '../checkFailure';
import { withoutZeroWidth } from '../visible';

export const OTHER_OPERATOR = 'other';

export const DEFAULT_OPERATOR = 'Mpesa';
const DEFAULT_LABEL = 'M-PESA';
const SPELLINGS: readonly string[] = ['mpesa', 'safaricom', 'safaricommpesa', 'lipanampesa'];

/** The usual spelling of an operator's id. */
export const operatorLabel = (id: string): string => (id === DEFAULT_OPERATOR ? DEFAULT_LABEL : id);

export const OPERATOR_OPTIONS: INodePropertyOptions[] = [
	{ name: DEFAULT_LABEL, value: DEFAULT_OPERATOR },
	{ name: 'Other', value: OTHER_OPERATOR },
];

const ID_SHAPE = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** The operator as the service spells it: Airtel, AirtelMoney; a CheckFailure is returned unchanged. */
export function exactOperator(operator: unknown, customOperator: unknown): string | CheckFailure {
	const isOther = typeof operator === 'string' && fold(operator) === OTHER_OPERATOR;
	const field = isOther ? 'Custom Operator' : 'Operator';
	const value = isOther ? customOperator : operator;
	if (value instanceof CheckFailure) return value;
	const nextStep = 'Choose the operator from the list, or enter its ID as text, for example Mpesa.';
	if (typeof value !== 'string') return fieldFailure(field, 'is not text', nextStep);
	const text = withoutZeroWidth(value.normalize('NFKC')).trim();
	if (text === '') return fieldFailure(field, IS_EMPTY, nextStep);
	if (SPELLINGS.includes(fold(text))) return DEFAULT_OPERATOR;
	if (!ID_SHAPE.test(text)) return fieldFailure(field, 'is not an operator ID', nextStep);
	const isInOneCase = text === text.toUpperCase() || text === text.toLowerCase();
	return isInOneCase ? `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}` : text;
}

function fold(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

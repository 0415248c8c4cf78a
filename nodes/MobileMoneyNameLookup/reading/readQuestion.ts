import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import type { Source } from '../services/source';
import { CheckFailure, fieldFailure, IS_EMPTY } from '../domain/checkFailure';
import { exactOperator } from '../domain/payee/operator';
import { readPaybillAccount } from '../domain/payee/paybillAccount';
import { readPayeeNumber } from '../domain/payee/payeeNumber';
import type { Asked } from '../domain/result/checkedRow';
import type { Warning } from '../domain/warnings';
import type { LookupSubject } from '../sending/lookupCall';
import { ACCEPTED_NAMES_LABEL, acceptedNamesFrom, EXPECTED_NAME_LABEL, nameFrom } from './nameCell';
import { ACCOUNT, type AccountCell } from '../operations/operation';
import { findOperation, OPERATIONS } from '../operations/operations';
import type { ReadParameter } from './parameters';

export type Question = Asked & LookupSubject;

type NumberAsked = Pick<Question, 'accountType' | 'number' | 'account'> & {
	readonly warnings: readonly Warning[];
};

interface ExpectedNames extends Pick<
	Asked,
	'expectedName' | 'acceptedNames' | 'lacksExpectedName'
> {
	readonly warnings: readonly Warning[];
}

/** The names that are expected: a row without one is one thing where a comparison is set up, and another where none is. */
export function expectedNamesOf(
	expected: unknown,
	accepted: unknown,
	{
		source,
		expectsName,
		acceptsNames,
		nameLabel = EXPECTED_NAME_LABEL,
	}: ReadingRules & { readonly nameLabel?: string },
): ExpectedNames | CheckFailure {
	const expectedName = nameFrom(expected, nameLabel, source);
	if (expectedName instanceof CheckFailure) return expectedName;
	const acceptedNames = acceptedNamesFrom(accepted, source);
	if (acceptedNames instanceof CheckFailure) return acceptedNames;
	const { names, warnings } = acceptedNames;
	// Other names may stand beside the expected one; one list for all rows must not stand for it.
	const isLacking =
		expectedName === undefined && (expectsName || (acceptsNames && names.length === 0));
	return {
		...(expectedName !== undefined && { expectedName }),
		...(names.length > 0 && !isLacking && { acceptedNames: names }),
		...(isLacking && { lacksExpectedName: true }),
		warnings,
	};
}

export interface ReadingRules {
	readonly source: Source;
	/** The one operator that the service knows; undefined where the row says which one is asked. */
	readonly onlyOperator?: string;
	/** Whether the field of the expected name is set, even if it gives nothing for a row. */
	readonly expectsName: boolean;
	/** The same of the other accepted names. */
	readonly acceptsNames: boolean;
}

/**
 * Whether a field is set: it holds a text or an expression, even one that gives nothing.
 *
 * @param setting the field, not worked out, or a list of such
 */
export const isSet = (setting: unknown): boolean =>
	Array.isArray(setting) ? setting.some(isSet) : setting !== undefined && setting !== '';

/**
 * Whether names are to be compared, by what the node has set.
 *
 * @param parameters of the node, not worked out
 */
export function comparesNames(
	parameters: INodeParameters,
): Pick<ReadingRules, 'expectsName' | 'acceptsNames'> {
	const accepted = z.object({ acceptedNames: z.unknown() }).safeParse(parameters.options);
	return {
		expectsName: isSet(parameters.expectedName),
		acceptsNames: isSet(accepted.data?.acceptedNames),
	};
}

/** The operator that the node's fields give for an item. */
export const operatorOf = (
	readParameter: ReadParameter,
	itemIndex: number,
	{ onlyOperator }: ReadingRules,
): string | CheckFailure =>
	onlyOperator ??
	exactOperator(
		readParameter('operator', 'Operator', itemIndex),
		readParameter('customOperator', 'Custom Operator', itemIndex),
	);

/** Brings together what an item says of its number: the type, the cell of the number, and the account. */
function readNumber({
	accountType,
	typeLabel = '',
	number,
	numberLabel,
	account: accountCell,
}: AccountCell): NumberAsked | CheckFailure {
	if (accountType instanceof CheckFailure) return accountType;
	// Tills have none, whatever their row holds.
	const account =
		accountType === 'till' ? undefined : readPaybillAccount(accountCell, ACCOUNT.label);
	if (account instanceof CheckFailure) return account;
	const read = readPayeeNumber(number, numberLabel, { type: accountType, account });
	if (read instanceof CheckFailure) return read;
	const { type, ...rest } = read;
	return type === undefined
		? fieldFailure(typeLabel, IS_EMPTY, 'Write till or Paybill.')
		: { ...rest, accountType: type };
}

/**
 * Reads an item's parameters into a question for the service.
 *
 * @returns the question, or why there is none, naming the field
 */
export function readQuestion(
	readParameter: ReadParameter,
	itemIndex: number,
	rules: ReadingRules,
): Question | CheckFailure {
	const parameter = (name: string, label: string) => readParameter(name, label, itemIndex);
	const chosen = parameter('operation', 'Operation');
	if (chosen instanceof CheckFailure) return chosen;
	const operation = findOperation(chosen);
	if (!operation) {
		const nextStep = `Set it to ${OPERATIONS.map(({ option }) => option.value).join(', ')}.`;
		return fieldFailure('Operation', 'is not an operation of this node', nextStep);
	}
	const payee = readNumber(operation.readAccount(parameter));
	if (payee instanceof CheckFailure) return payee;
	const operator = operatorOf(readParameter, itemIndex, rules);
	if (operator instanceof CheckFailure) return operator;
	const names = expectedNamesOf(
		parameter('expectedName', EXPECTED_NAME_LABEL),
		parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL),
		rules,
	);
	if (names instanceof CheckFailure) return names;
	return {
		...payee,
		operator,
		...names,
		warnings: [...payee.warnings, ...names.warnings],
	};
}

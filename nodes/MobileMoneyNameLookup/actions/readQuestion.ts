import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import type { Source } from '../services/source';
import { readAccount } from '../domain/account';
import { cleanAccountNumber } from '../domain/accountNumber';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { exactOperator } from '../domain/operator';
import type { Asked } from '../domain/result';
import type { Warning } from '../domain/warnings';
import type { LookupSubject } from '../sending/lookupCall';
import { ACCEPTED_NAMES_LABEL, acceptedNamesFrom, EXPECTED_NAME_LABEL, nameFrom } from './nameCell';
import { ACCOUNT } from './operation';
import { findOperation, OPERATIONS } from './operations';
import type { ReadParameter } from './parameters';

export type Question = Asked & LookupSubject;

interface ExpectedNames extends Pick<
	Asked,
	'expectedName' | 'acceptedNames' | 'lacksExpectedName'
> {
	readonly warnings: readonly Warning[];
}

/** A row without a name is one thing where a comparison is set up, and another where none is. */
function expectedNamesOf(
	expected: unknown,
	accepted: unknown,
	{ source, expectsName, acceptsNames }: ReadingRules,
): ExpectedNames | CheckFailure {
	const expectedName = nameFrom(expected, EXPECTED_NAME_LABEL, source);
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

/** Tills have none, whatever their row holds. */
const NO_ACCOUNT: Exclude<ReturnType<typeof readAccount>, CheckFailure> = { warnings: [] };

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
	const { accountType, number, numberLabel, account } = operation.readAccount(parameter);
	if (accountType instanceof CheckFailure) return accountType;
	const cleaned = cleanAccountNumber(number, numberLabel);
	if (cleaned instanceof CheckFailure) return cleaned;
	const read = accountType === 'paybill' ? readAccount(account, ACCOUNT.label) : NO_ACCOUNT;
	if (read instanceof CheckFailure) return read;
	const operator =
		rules.onlyOperator ??
		exactOperator(
			parameter('operator', 'Operator'),
			parameter('customOperator', 'Custom Operator'),
		);
	if (operator instanceof CheckFailure) return operator;
	const names = expectedNamesOf(
		parameter('expectedName', EXPECTED_NAME_LABEL),
		parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL),
		rules,
	);
	if (names instanceof CheckFailure) return names;
	return {
		accountType,
		number: cleaned.number,
		...(read.account !== undefined && { account: read.account }),
		operator,
		...names,
		warnings: [...cleaned.warnings, ...read.warnings, ...names.warnings],
	};
}

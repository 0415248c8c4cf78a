import type { Answer, LookupSubject } from '../domain/answer';
import { CheckFailure, fieldFailure, IS_EMPTY, unknownFailure } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/blankCell';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import { exactOperator } from '../domain/payee/operator';
import type { Payee } from '../domain/payee/payee';
import { readPaybillAccount } from '../domain/payee/paybillAccount';
import { type PayeeNumber, readPayeeNumber } from '../domain/payee/payeeNumber';
import { readType } from '../domain/payee/typeWords';
import type { Entered } from '../domain/result/entered';
import { quoted, visible } from '../domain/visible';
import type { Operation } from '../operations/operations';
import type { RowOptions } from '../operations/options';
import type { ReadParameter } from './parameters';
import { EXPECTED_NAME, type NameRules, readExpectedNames, readName } from './readNames';
import type { OptionReader } from './readOptions';

/** Its number is to be looked up, or its row has the registered name. */
export type ReadPayee = Payee &
	((LookupSubject & { readonly answer?: never }) | { readonly answer: Answer });

export interface ReadRow {
	readonly entered: Entered;
	readonly options: RowOptions;
	readonly payee: ReadPayee | CheckFailure;
}

export interface ReadingRules extends NameRules {
	readonly rowOptions: OptionReader<RowOptions>;
	readonly onlyOperator?: string | undefined;
}

function readCells({ cells }: Operation, parameter: ReadParameter, itemIndex: number): Entered {
	const fields = Object.entries({ ...cells, expectedName: EXPECTED_NAME });
	return Object.fromEntries(
		fields.map(([cell, { name, displayName }]) => [cell, parameter(name, displayName, itemIndex)]),
	);
}

/** The operator of an item, from the node's fields. */
export const readOperator = (
	{ parameter, onlyOperator }: Pick<ReadingRules, 'parameter' | 'onlyOperator'>,
	itemIndex: number,
): string | CheckFailure =>
	onlyOperator ??
	exactOperator(
		parameter('operator', 'Operator', itemIndex),
		parameter('customOperator', 'Custom Operator', itemIndex),
	);

type NumberOfRow = Omit<PayeeNumber, 'type'> & Pick<LookupSubject, 'accountType'>;

function readNumber(operation: Operation, cells: Entered): NumberOfRow | CheckFailure {
	const label = (cell: keyof Entered): string => operation.cells[cell]?.displayName ?? '';
	const named = operation.type ?? readType(cells.type, label('type'));
	if (named instanceof CheckFailure) return named;
	const hasAccount = named === undefined || NUMBER_TYPES[named].hasAccount;
	const account = hasAccount ? readPaybillAccount(cells.account, label('account')) : undefined;
	if (account instanceof CheckFailure) return account;
	const read = readPayeeNumber(cells.number, label('number'), { type: named, account });
	if (read instanceof CheckFailure) return read;
	const { type, ...rest } = read;
	if (type !== undefined) return { ...rest, accountType: type };
	const isOpen = typeof cells.type === 'string' && !isBlankCell(cells.type);
	const open =
		isOpen && `is ${quoted(cells.type)}, which leaves open whether it is a till or a Paybill`;
	return fieldFailure(label('type'), open || IS_EMPTY, 'Write till or Paybill.');
}

function readAnswer(value: unknown, label: string, { source }: NameRules): Answer | CheckFailure {
	const name = readName(value, label, source);
	if (name instanceof CheckFailure) return name;
	return {
		...{ kind: 'answer', httpStatus: 0, meaning: 'found', status: '', message: '', raw: {} },
		...(name !== undefined && { name: visible(name), nameAsSent: name }),
	};
}

function readPayee(
	operation: Operation,
	cells: Entered,
	itemIndex: number,
	rules: ReadingRules,
): ReadPayee | CheckFailure {
	const { registeredName: field } = operation.cells;
	const subject = field
		? readAnswer(cells.registeredName, field.displayName, rules)
		: readNumber(operation, cells);
	if (subject instanceof CheckFailure) return subject;
	const operator = field ? '' : readOperator(rules, itemIndex);
	if (operator instanceof CheckFailure) return operator;
	const names = readExpectedNames(cells.expectedName, EXPECTED_NAME.displayName, itemIndex, rules);
	if (names instanceof CheckFailure) return names;
	return 'kind' in subject
		? { ...names, answer: subject }
		: { ...subject, operator, ...names, warnings: [...subject.warnings, ...names.warnings] };
}

/** One odd cell must not end the run. */
export function orFailure(read: () => ReadPayee | CheckFailure): ReadPayee | CheckFailure {
	try {
		return read();
	} catch {
		return unknownFailure();
	}
}

/** Reads the payee of an input item; never throws. */
export function readRow(operation: Operation, itemIndex: number, rules: ReadingRules): ReadRow {
	const { options, failure } = rules.rowOptions.read(itemIndex);
	const entered = readCells(operation, rules.parameter, itemIndex);
	const payee = failure ?? orFailure(() => readPayee(operation, entered, itemIndex, rules));
	return { entered, options, payee };
}

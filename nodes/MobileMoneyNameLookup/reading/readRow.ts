import type { Answer, LookupSubject } from '../domain/answer';
import {
	CheckFailure,
	checkFailureOf,
	IS_EMPTY,
	orThrow,
	refuseField,
} from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import { exactOperator } from '../domain/payee/operator';
import type { Payee } from '../domain/payee/payee';
import { readPayeeNumber } from '../domain/payee/payeeNumber';
import { readType } from '../domain/payee/typeWords';
import type { Entered } from '../domain/result/entered';
import { visible } from '../domain/visible';
import { EXPECTED_NAME, type Operation } from '../operations/operation';
import type { RowOptions } from '../operations/options';
import { readExpectedNames, type ReadingRules, readNameCell } from './readNames';

/** A payee with a number to look up, or with the registered name. */
export type ReadPayee = Payee &
	((LookupSubject & { readonly answer?: never }) | { readonly answer: Answer });

export interface ReadRow {
	readonly entered: Entered;
	readonly options: RowOptions;
	readonly payee: ReadPayee | CheckFailure;
}

/** The operator of an item, from the node's fields. */
export const readOperator = (
	{ parameter, onlyOperator }: ReadingRules,
	itemIndex: number,
): string =>
	onlyOperator ??
	orThrow(
		exactOperator(
			parameter('operator', 'Operator', itemIndex),
			parameter('customOperator', 'Custom Operator', itemIndex),
		),
	);

function readNumber(operation: Operation, cells: Entered) {
	const label = (cell: keyof Entered): string => operation.cells[cell]?.displayName ?? '';
	const named = operation.type ?? orThrow(readType(cells.type, label('type')));
	const beside = { type: named, account: cells.account, accountLabel: label('account') };
	const { type, ...rest } = orThrow(readPayeeNumber(cells.number, label('number'), beside));
	if (type !== undefined) return { ...rest, accountType: type };
	const { type: cell } = cells;
	const isOpen = typeof cell === 'string' && !isBlankCell(cell);
	const problem = isOpen
		? 'is {}, which does not show whether it is a till or a Paybill'
		: IS_EMPTY;
	return refuseField(label('type'), problem, 'Write till or Paybill.', isOpen ? cell : '');
}

function readAnswer(value: unknown, label: string, { source }: ReadingRules): Answer {
	const name = readNameCell(value, label, source);
	return {
		kind: 'answer',
		meaning: 'found',
		httpStatus: 0,
		status: '',
		message: '',
		raw: {},
		...(name !== undefined && { name: visible(name), nameAsSent: name }),
	};
}

function readPayee(
	operation: Operation,
	cells: Entered,
	{ acceptedNames }: RowOptions,
	itemIndex: number,
	rules: ReadingRules,
): ReadPayee {
	const { registeredName: field } = operation.cells;
	const payee = field
		? { answer: readAnswer(cells.registeredName, field.displayName, rules) }
		: { ...readNumber(operation, cells), operator: readOperator(rules, itemIndex) };
	const { displayName } = EXPECTED_NAME;
	return { ...payee, ...readExpectedNames(cells.expectedName, displayName, acceptedNames, rules) };
}

/** One odd cell must not end the run. */
export function orFailure(read: () => ReadPayee): ReadPayee | CheckFailure {
	try {
		return read();
	} catch (error) {
		return checkFailureOf(error);
	}
}

/** Reads the payee of an input item; never throws. */
export function readRow(
	operation: Operation | CheckFailure,
	itemIndex: number,
	rules: ReadingRules,
): ReadRow {
	const { options, failure } = rules.readOptions(itemIndex);
	if (operation instanceof CheckFailure) return { entered: {}, options, payee: operation };
	const entered = Object.fromEntries(
		Object.entries(operation.cells).map(([cell, { name, displayName }]) => {
			return [cell, rules.parameter(name, displayName, itemIndex)];
		}),
	);
	const read = () => readPayee(operation, entered, options, itemIndex, rules);
	return { entered, options, payee: failure ?? orFailure(read) };
}

import type { Answer, LookupSubject } from '../domain/answer';
import {
	type CheckFailure,
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
import type { Operation } from '../operations/operation';
import type { RowOptions } from '../operations/options';
import type { ReadParameter } from './parameters';
import { EXPECTED_NAME, readExpectedNames, type ReadingRules, readName } from './readNames';

/** Its number is to be looked up, or its row has the registered name. */
export type ReadPayee = Payee &
	((LookupSubject & { readonly answer?: never }) | { readonly answer: Answer });

export interface ReadRow {
	readonly entered: Entered;
	readonly options: RowOptions;
	readonly payee: ReadPayee | CheckFailure;
}

function readCells({ cells }: Operation, parameter: ReadParameter, itemIndex: number): Entered {
	const fields = Object.entries({ ...cells, expectedName: EXPECTED_NAME });
	return Object.fromEntries(
		fields.map(([cell, { name, displayName }]) => [cell, parameter(name, displayName, itemIndex)]),
	);
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
	const problem = isOpen ? 'is {}, which leaves open whether it is a till or a Paybill' : IS_EMPTY;
	return refuseField(label('type'), problem, 'Write till or Paybill.', isOpen ? cell : '');
}

function readAnswer(value: unknown, label: string, { source }: ReadingRules): Answer {
	const name = readName(value, label, source);
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
	itemIndex: number,
	rules: ReadingRules,
): ReadPayee {
	const { registeredName: field } = operation.cells;
	const { displayName } = EXPECTED_NAME;
	if (field) {
		const answer = readAnswer(cells.registeredName, field.displayName, rules);
		return { ...readExpectedNames(cells.expectedName, displayName, itemIndex, rules), answer };
	}
	const { warnings, ...number } = readNumber(operation, cells);
	const operator = readOperator(rules, itemIndex);
	const names = readExpectedNames(cells.expectedName, displayName, itemIndex, rules, warnings);
	return { ...number, operator, ...names };
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
export function readRow(operation: Operation, itemIndex: number, rules: ReadingRules): ReadRow {
	const { options, failure } = rules.rowOptions.read(itemIndex);
	const entered = readCells(operation, rules.parameter, itemIndex);
	const payee = failure ?? orFailure(() => readPayee(operation, entered, itemIndex, rules));
	return { entered, options, payee };
}

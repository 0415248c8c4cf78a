import type { Answer } from '../domain/answer';
import { CheckFailure, fieldFailure, IS_EMPTY, unknownFailure } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/blankCell';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import { exactOperator } from '../domain/payee/operator';
import type { Payee } from '../domain/payee/payee';
import { readPaybillAccount } from '../domain/payee/paybillAccount';
import { type PayeeNumber, readPayeeNumber } from '../domain/payee/payeeNumber';
import { readType } from '../domain/payee/typeWords';
import { type Entered, maskedEntry } from '../domain/result/entered';
import { quoted, visible } from '../domain/visible';
import type { Operation } from '../operations/operation';
import type { RowOptions } from '../operations/options';
import type { LookupSubject } from '../sending/lookupCall';
import type { ReadParameter } from './parameters';
import {
	ACCEPTED_NAMES_LABEL,
	EXPECTED_NAME_LABEL,
	type NameRules,
	readExpectedNames,
	readName,
} from './readNames';
import type { OptionReader } from './readOptions';

/** Its number is to be looked up, or its row has the registered name. */
export type ReadPayee = Payee &
	((LookupSubject & { readonly answer?: never }) | { readonly answer: Answer });

export interface ReadRow {
	readonly entered: Entered;
	/** Those that could be read, even if the payee could not. */
	readonly options: RowOptions;
	readonly payee: ReadPayee | CheckFailure;
}

export interface ReadingRules extends NameRules {
	readonly parameter: ReadParameter;
	readonly rowOptions: OptionReader<RowOptions>;
	readonly onlyOperator?: string;
}

interface Cell {
	readonly label: string;
	readonly value: unknown;
}

type Cells = Readonly<Partial<Record<keyof Entered, Cell>>>;

const NO_CELL: Cell = { label: '', value: undefined };

function readCells({ cells }: Operation, parameter: ReadParameter, itemIndex: number): Cells {
	const fields = Object.entries(cells).map(([cell, { name, displayName }]) => {
		return [cell, { label: displayName, value: parameter(name, displayName, itemIndex) }] as const;
	});
	const expectedName = parameter('expectedName', EXPECTED_NAME_LABEL, itemIndex);
	return {
		...Object.fromEntries(fields),
		expectedName: { label: EXPECTED_NAME_LABEL, value: expectedName },
	};
}

/** The row's values; Mask Name applies to a registered name. */
function enteredIn(cells: Cells, isMasked: boolean): Entered {
	const read = Object.entries(cells).filter(([, { value }]) => !(value instanceof CheckFailure));
	return Object.fromEntries(
		read.map(([cell, { value }]) => [
			cell,
			isMasked && cell === 'registeredName' ? maskedEntry(value) : value,
		]),
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

/** For cells that leave the type open: M-Pesa, Till/Paybill. */
const typeProblem = (cell: unknown): string =>
	typeof cell !== 'string' || isBlankCell(cell)
		? IS_EMPTY
		: `is ${quoted(cell)}, which leaves open whether it is a till or a Paybill`;

type NumberOfRow = Omit<PayeeNumber, 'type'> & Pick<LookupSubject, 'accountType'>;

/** Combines the type, the cell of the number, and the account. */
function readNumber(
	{ type: typeOfAll }: Operation,
	{ type: typeCell = NO_CELL, number = NO_CELL, account: accountCell = NO_CELL }: Cells,
): NumberOfRow | CheckFailure {
	const named = typeOfAll ?? readType(typeCell.value, typeCell.label);
	if (named instanceof CheckFailure) return named;
	const hasAccount = named === undefined || NUMBER_TYPES[named].hasAccount;
	const account = hasAccount ? readPaybillAccount(accountCell.value, accountCell.label) : undefined;
	if (account instanceof CheckFailure) return account;
	const read = readPayeeNumber(number.value, number.label, { type: named, account });
	if (read instanceof CheckFailure) return read;
	const { type, ...rest } = read;
	return type === undefined
		? fieldFailure(typeCell.label, typeProblem(typeCell.value), 'Write till or Paybill.')
		: { ...rest, accountType: type };
}

function readAnswer({ value, label }: Cell, { source }: NameRules): Answer | CheckFailure {
	const name = readName(value, label, source);
	if (name instanceof CheckFailure) return name;
	return {
		...{ kind: 'answer', httpStatus: 0, meaning: 'found', status: '', message: '', raw: {} },
		...(name !== undefined && { name: visible(name), nameAsSent: name }),
	};
}

function readPayee(
	operation: Operation,
	cells: Cells,
	itemIndex: number,
	rules: ReadingRules,
): ReadPayee | CheckFailure {
	const { registeredName, expectedName = NO_CELL } = cells;
	const readNames = () => {
		const accepted = rules.parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, itemIndex);
		return readExpectedNames(expectedName.value, accepted, rules);
	};
	if (registeredName) {
		const answer = readAnswer(registeredName, rules);
		if (answer instanceof CheckFailure) return answer;
		const names = readNames();
		return names instanceof CheckFailure ? names : { ...names, answer };
	}
	const number = readNumber(operation, cells);
	if (number instanceof CheckFailure) return number;
	const operator = readOperator(rules, itemIndex);
	if (operator instanceof CheckFailure) return operator;
	const names = readNames();
	if (names instanceof CheckFailure) return names;
	return { ...number, operator, ...names, warnings: [...number.warnings, ...names.warnings] };
}

/** Reads the payee of an input item; never throws. */
export function readRow(operation: Operation, itemIndex: number, rules: ReadingRules): ReadRow {
	const { options, failure } = rules.rowOptions.read(itemIndex);
	const cells = readCells(operation, rules.parameter, itemIndex);
	const entered = enteredIn(cells, options.maskName);
	try {
		const payee = readPayee(operation, cells, itemIndex, rules);
		return { entered, options, payee: failure ?? payee };
	} catch {
		// One odd cell must not end the run.
		return { entered, options, payee: unknownFailure() };
	}
}

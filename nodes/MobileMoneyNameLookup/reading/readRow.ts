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
	isBlank,
	type NameRules,
	readExpectedNames,
	readName,
} from './readNames';
import type { OptionReader } from './readOptions';

/** A payee whose number is to be looked up, or whose row itself holds the registered name. */
export type ReadPayee = Payee &
	((LookupSubject & { readonly answer?: never }) | { readonly answer: Answer });

/** What was read of a row. */
export interface ReadRow {
	readonly entered: Entered;
	/** Those that could be read, also where the payee could not. */
	readonly options: RowOptions;
	readonly payee: ReadPayee | CheckFailure;
}

export interface ReadingRules extends NameRules {
	readonly parameter: ReadParameter;
	readonly rowOptions: OptionReader<RowOptions>;
	/** The one operator that the service knows; undefined where the row says which one it is. */
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

/** What the row holds, as a person finds it again; a registered name only as Mask Name lets it be seen. */
function enteredIn(cells: Cells, isMasked: boolean): Entered {
	const read = Object.entries(cells).filter(([, { value }]) => !(value instanceof CheckFailure));
	return Object.fromEntries(
		read.map(([cell, { value }]) => [
			cell,
			isMasked && cell === 'registeredName' ? maskedEntry(value) : value,
		]),
	);
}

/** The operator that the node's fields give for an item. */
export const readOperator = (
	{ parameter, onlyOperator }: Pick<ReadingRules, 'parameter' | 'onlyOperator'>,
	itemIndex: number,
): string | CheckFailure =>
	onlyOperator ??
	exactOperator(
		parameter('operator', 'Operator', itemIndex),
		parameter('customOperator', 'Custom Operator', itemIndex),
	);

/** What is wrong with a cell that leaves the type open: M-Pesa, or Till/Paybill. */
const typeProblem = (cell: unknown): string =>
	typeof cell !== 'string' || isBlankCell(cell)
		? IS_EMPTY
		: `is ${quoted(cell)}, which leaves open whether it is a till or a Paybill`;

type NumberOfRow = Omit<PayeeNumber, 'type'> & Pick<LookupSubject, 'accountType'>;

/** Brings together what a row says of its number: the type, the cell of the number, and the account. */
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

/** A registered name in the place of a service's answer. */
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

/**
 * Which fields were empty on every row of a run: more likely a renamed column than each row's own fault.
 *
 * @param isSetField whether an optional field is set, by its name
 * @returns the labels of the fields
 */
export function emptyFields(
	{ cells }: Operation,
	rows: readonly ReadRow[],
	isSetField: (name: string) => boolean,
): string[] {
	if (rows.length < 2) return [];
	const fields = [
		...Object.entries(cells).map(([cell, { name, displayName, required }]) => ({
			...{ cell, label: displayName, isNeeded: required === true || isSetField(name) },
		})),
		{
			...{ cell: 'expectedName', label: EXPECTED_NAME_LABEL },
			isNeeded: isSetField('expectedName'),
		},
	];
	const entries = rows.map(({ entered }) => new Map(Object.entries(entered)));
	return fields.flatMap(({ cell, label, isNeeded }) =>
		isNeeded && entries.every((entry) => entry.has(cell) && isBlank(entry.get(cell)))
			? [label]
			: [],
	);
}

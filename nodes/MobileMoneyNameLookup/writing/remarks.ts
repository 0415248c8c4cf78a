import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { counted, groupsOf, several } from '../domain/counts';
import { isEmptyCell } from '../domain/payee/cell';
import { numberKey, numberWithAccount } from '../domain/payee/payee';
import { findRepeats } from '../domain/repeats';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import { rowNumber } from '../reading/inputRows';
import { isSet } from '../reading/parameters';
import { EXPECTED_NAME } from '../reading/readNames';
import type { ItemQueue } from '../run/itemQueue';
import type { Lookup } from '../run/lookup';
import type { Run } from '../run/prepareRun';
import { usualColumns } from '../sheet/headings';

/** With this many numbers and none found, the address is the more likely cause. */
const MANY_NUMBERS = 20;

const isFound = ({ answer, isNotFound, instead }: Lookup): boolean =>
	answer !== undefined && (!isNotFound || (instead?.answer !== undefined && !instead.isNotFound));

/** A wrong address may report every number as not found. Unanswered numbers do not count. */
function isNothingFound({ source }: Run, lookups: readonly Lookup[]): boolean {
	const notFound = lookups.filter(({ isNotFound }) => isNotFound);
	const numbers = new Set(notFound.map(({ subject }) => subject.number));
	return !source.simulated && numbers.size >= MANY_NUMBERS && !lookups.some(isFound);
}

/** The fields that are empty on all rows: more likely a renamed column than a fault of each row. */
function emptyOnEveryRow(
	{ operation }: Run,
	parameters: INodeParameters,
	{ rows }: ItemQueue,
): string[] {
	if (!operation || rows.length < 2) return [];
	const isEmpty = (cell: string): boolean =>
		rows.every(({ entered }) =>
			Object.entries(entered).some(([name, value]) => name === cell && isEmptyCell(value)),
		);
	const expectedName = { ...EXPECTED_NAME, required: false };
	return Object.entries({ ...operation.cells, expectedName })
		.filter(([cell, { name, required }]) => (required || isSet(parameters[name])) && isEmpty(cell))
		.map(([cell, { displayName }]) => {
			const uncompared = cell === 'expectedName' ? ', so no name was compared' : '';
			return `'${displayName}' is empty on every row${uncompared}. Check the column in its expression.`;
		});
}

/** For Compare Names without expected names: the column that usually has the payee. */
function usualNameColumn({ isComparison, rows }: Run, parameters: INodeParameters): string[] {
	if (!isComparison || isSet(parameters.expectedName)) return [];
	const headings = Object.keys(rows[0]?.json ?? {});
	const heading = headings[usualColumns('payee', headings)[0] ?? -1];
	if (heading === undefined) return [];
	return [
		`${EXPECTED_NAME.displayName} is empty on every row. It may be in the column ${quoted(heading)}.`,
	];
}

function repeatsIn({ options, rows, sheet }: Run, queue: ItemQueue) {
	const payees = queue.rows.flatMap(({ payee, options: { maskName } }, rowIndex) => {
		if (payee instanceof CheckFailure || payee.answer || !options.warnAboutRepeats) return [];
		const [key, number] = [numberKey(payee), numberWithAccount(payee)];
		const row = rowNumber(rows, rowIndex);
		return [{ rowIndex, row, key, number, expectedName: payee.expectedName, isMasked: maskName }];
	});
	return findRepeats(payees, sheet?.hasOwnNumbers === true);
}

export type Remarks = ReturnType<typeof remarksOn>;

/** Remarks on the run as a whole, for the hint and the rows. */
export function remarksOn(context: IExecuteFunctions, run: Run, queue: ItemQueue) {
	const lookups = queue.distinctLookups;
	const { service, sheet } = run;
	const ofAll = isNothingFound(run, lookups) ? [WARNINGS.nothingFound()] : [];
	const repeats = repeatsIn(run, queue);
	const first = ofAll[0]?.text ?? service?.hint;
	const kinds = queue.rows.flatMap(({ payee }) =>
		payee instanceof CheckFailure
			? []
			: (payee.warnings ?? []).flatMap((each) => each.counted ?? []),
	);
	const warnings = [
		...emptyOnEveryRow(run, context.getNode().parameters, queue),
		...usualNameColumn(run, context.getNode().parameters),
		...[...groupsOf(kinds, (kind) => kind)]
			.filter(([, { length }]) => length > 1)
			.sort(([, a], [, b]) => b.length - a.length)
			.map(([kind, { length }]) => `${counted(length)} ${kind}.`),
		...repeats.counted,
	];
	const numbers = several(lookups.length, 'different number was', 'different numbers were');
	// Lists the columns used, so that a wrong one is seen.
	const headings = Object.values(sheet?.columns ?? {}).map((heading) => quoted(heading));
	return {
		ofRow: (rowIndex: number): readonly Warning[] => [...repeats.ofRow(rowIndex), ...ofAll],
		first,
		last: [
			...(run.rows.length > 1 && lookups.length > 0 ? [`${numbers} looked up.`] : []),
			...(sheet ? [`Columns used: ${headings.join(', ')}.`] : []),
			...warnings,
		],
		isWarning: first !== undefined || warnings.length > 0,
	};
}

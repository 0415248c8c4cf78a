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
import type { ItemQueue } from '../run/itemQueue';
import type { Lookup } from '../run/lookup';
import type { Run } from '../run/prepareRun';

/** With this many numbers and none found, the address is the more likely cause. */
const MANY_NUMBERS = 20;

/** A wrong address may report every number as not found. Unanswered numbers do not count. */
function isNothingFound(lookups: readonly Lookup[]): boolean {
	const answered = lookups.filter(({ answer }) => answer !== undefined);
	const numbers = new Set(answered.map(({ subject }) => subject.number));
	return numbers.size >= MANY_NUMBERS && answered.every(({ isNotFound }) => isNotFound);
}

/** The fields that are empty on all rows: more likely a renamed column than a fault of each row. */
function emptyOnEveryRow(
	{ operation }: Run,
	parameters: INodeParameters,
	{ rows }: ItemQueue,
): string[] {
	if (operation instanceof CheckFailure || rows.length < 2) return [];
	const isEmpty = (cell: string): boolean =>
		rows.every(({ entered }) =>
			Object.entries(entered).some(([name, value]) => name === cell && isEmptyCell(value)),
		);
	return Object.entries(operation.cells)
		.filter(
			([cell, { name, required }]) =>
				(required !== false || isSet(parameters[name])) && isEmpty(cell),
		)
		.map(([cell, { displayName }]) => {
			const uncompared = cell === 'expectedName' ? ', so no name was compared' : '';
			return `'${displayName}' is empty on every row${uncompared}. Check the column in its expression.`;
		});
}

function repeatsIn({ options, rows }: Run, queue: ItemQueue) {
	const payees = queue.rows.flatMap(({ payee, options: { maskName } }, rowIndex) => {
		if (payee instanceof CheckFailure || payee.answer || !options.warnAboutRepeats) return [];
		const [key, number] = [numberKey(payee), numberWithAccount(payee)];
		const row = rowNumber(rows, rowIndex);
		return [{ rowIndex, row, key, number, expectedName: payee.expectedName, isMasked: maskName }];
	});
	return findRepeats(
		payees,
		rows.some(({ isOfSheet }) => isOfSheet),
	);
}

export type Remarks = ReturnType<typeof remarksOn>;

/** The remarks on the whole run: in the hint, and as warnings of its rows. */
export function remarksOn(context: IExecuteFunctions, run: Run, queue: ItemQueue) {
	const { service, source, sheet } = run;
	const lookups = queue.allLookups;
	const ofAll = isNothingFound(lookups) ? [WARNINGS.nothingFound()] : [];
	const repeats = repeatsIn(run, queue);
	const warningsOf = (rowIndex: number): readonly Warning[] => {
		const { payee } = queue.rowAt(rowIndex);
		const own = payee instanceof CheckFailure ? [] : (payee.warnings ?? []);
		return [...own, ...source.warnings, ...(repeats.get(rowIndex) ?? []), ...ofAll];
	};
	const kinds = queue.rows.flatMap((_row, rowIndex) =>
		warningsOf(rowIndex).flatMap(({ counted: kind }) => kind ?? []),
	);
	const warnings = [
		...emptyOnEveryRow(run, context.getNode().parameters, queue),
		...[...groupsOf(kinds, (kind) => kind)]
			.filter(([, { length }]) => length > 1)
			.map(([kind, { length }]) => `${counted(length)} ${kind}.`),
	];
	const first = ofAll[0]?.text ?? service?.hint;
	const { size } = new Set(lookups.map(({ subject }) => subject.number));
	const numbers = several(size, 'different number was', 'different numbers were');
	// Lists the columns used, so that a wrong one is seen.
	const columns = sheet instanceof CheckFailure ? undefined : sheet?.columns;
	const headings = Object.values(columns ?? {}).map((heading) => quoted(heading));
	return {
		warningsOf,
		first,
		last: [
			...(run.rows.length > 1 && size > 0 ? [`${numbers} looked up.`] : []),
			...(columns ? [`Columns used: ${headings.join(', ')}.`] : []),
			...warnings,
		],
		isWarning: first !== undefined || warnings.length > 0,
	};
}

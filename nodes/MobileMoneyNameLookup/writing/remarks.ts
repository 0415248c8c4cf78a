import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { keyOf } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { numberOf } from '../domain/payee/payee';
import { accountKey } from '../domain/payee/paybillAccount';
import { findRepeats, type RepeatedPayee } from '../domain/repeats';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import { emptyFields } from '../reading/emptyFields';
import { isSet } from '../reading/parameters';
import { EXPECTED_NAME_LABEL } from '../reading/readNames';
import { rowNumber } from '../reading/inputRows';
import type { ItemQueue } from '../run/itemQueue';
import type { Lookup } from '../run/lookup';
import type { Run } from '../run/prepareRun';
import { usualColumns } from '../sheet/usualHeadings';

/** With this many numbers and none found, the address is the more likely cause. */
const MANY_NUMBERS = 20;

const inThousands = (count: number): string => count.toLocaleString('en');

function countsOf(texts: readonly string[]): Array<[text: string, count: number]> {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a);
}

const isFound = ({ answer, isNotFound, instead }: Lookup): boolean =>
	answer !== undefined && (!isNotFound || (instead?.answer !== undefined && !instead.isNotFound));

/** A wrong address may report every number as not found. Unanswered numbers do not count. */
function isNothingFound({ service }: Run, lookups: readonly Lookup[]): boolean {
	const isReal = service?.source.mark.simulated === undefined;
	const notFound = lookups.filter(({ isNotFound }) => isNotFound);
	const numbers = new Set(notFound.map(({ subject }) => subject.number));
	return isReal && numbers.size >= MANY_NUMBERS && !lookups.some(isFound);
}

function emptyOnEveryRow(
	{ operation }: Run,
	parameters: INodeParameters,
	{ rows }: ItemQueue,
): string[] {
	if (!operation) return [];
	const fields = emptyFields(operation, rows, (name) => isSet(parameters[name]));
	if (fields.length === 0) return [];
	const named = fields.map((field) => `'${field}'`).join(' and ');
	const isOne = fields.length === 1;
	const uncompared = fields.includes(EXPECTED_NAME_LABEL) ? ', so no name was compared' : '';
	const which = isOne ? 'the column in its expression' : 'the columns in their expressions';
	return [`${named} ${isOne ? 'is' : 'are'} empty on every row${uncompared}. Check ${which}.`];
}

/** For Compare Names without expected names: the column that usually has the payee. */
function usualNameColumn({ isComparison, rows }: Run, parameters: INodeParameters): string[] {
	if (!isComparison || isSet(parameters.expectedName)) return [];
	const headings = Object.keys(rows[0]?.json ?? {});
	const heading = headings[usualColumns('payee', headings)[0] ?? -1];
	if (heading === undefined) return [];
	return [
		`${EXPECTED_NAME_LABEL} is empty on every row. It may be in the column ${quoted(heading)}.`,
	];
}

function repeatsIn({ options, rows, sheet }: Run, queue: ItemQueue) {
	const payees = new Map<number, RepeatedPayee>();
	for (const [rowIndex, { payee, options: ofRow }] of queue.rows.entries()) {
		if (payee instanceof CheckFailure || payee.answer || !options.warnAboutRepeats) continue;
		const { expectedName, account } = payee;
		const ofAccount = account === undefined ? '' : `, account ${account}`;
		payees.set(rowIndex, {
			row: rowNumber(rows, rowIndex),
			key: `${keyOf(payee)} ${accountKey(account)}`,
			number: `${numberOf(payee) ?? ''}${ofAccount}`,
			...(expectedName !== undefined && { expectedName }),
			isMasked: ofRow.maskName,
		});
	}
	const { ofPayee, counted } = findRepeats([...payees.values()], sheet?.hasOwnNumbers === true);
	const ofRow = (rowIndex: number): readonly Warning[] => {
		const payee = payees.get(rowIndex);
		return (payee && ofPayee.get(payee)) ?? [];
	};
	return { ofRow, counted };
}

export interface Remarks {
	readonly ofRow: (rowIndex: number) => readonly Warning[];
	readonly first?: string;
	readonly last: readonly string[];
	readonly isWarning: boolean;
}

/** Remarks on the run as a whole, for the hint and the rows. */
export function remarksOn(context: IExecuteFunctions, run: Run, queue: ItemQueue): Remarks {
	const lookups = queue.distinctLookups;
	const { service, sheet } = run;
	const ofAll = isNothingFound(run, lookups) ? [WARNINGS.nothingFound()] : [];
	const { ofRow, counted } = repeatsIn(run, queue);
	const first = ofAll[0]?.text ?? service?.hint;
	const kinds = queue.rows.flatMap(({ payee }) =>
		payee instanceof CheckFailure
			? []
			: (payee.warnings ?? []).flatMap((each) => each.counted ?? []),
	);
	const warnings = [
		...emptyOnEveryRow(run, context.getNode().parameters, queue),
		...usualNameColumn(run, context.getNode().parameters),
		...countsOf(kinds)
			.filter(([, count]) => count > 1)
			.map(([kind, count]) => `${inThousands(count)} ${kind}.`),
		...counted,
	];
	const numbers = `${inThousands(lookups.length)} different number${lookups.length === 1 ? ' was' : 's were'}`;
	// Lists the columns used, so that a wrong one is seen.
	const headings = Object.values(sheet?.columns ?? {}).map((heading) => quoted(heading));
	return {
		ofRow: (rowIndex) => [...ofRow(rowIndex), ...ofAll],
		...(first !== undefined && { first }),
		last: [
			...(queue.rowCount > 1 && lookups.length > 0 ? [`${numbers} looked up.`] : []),
			...(sheet ? [`Columns used: ${headings.join(', ')}.`] : []),
			...warnings,
		],
		isWarning: first !== undefined || warnings.length > 0,
	};
}

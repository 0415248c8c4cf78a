import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { numberOf } from '../domain/payee/payee';
import { accountKey } from '../domain/payee/paybillAccount';
import { findRepeats, type RepeatedPayee } from '../domain/repeats';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import { isSet } from '../reading/parameters';
import { EXPECTED_NAME_LABEL } from '../reading/readNames';
import { emptyFields } from '../reading/readRow';
import { rowName } from '../reading/rowName';
import type { ItemQueue } from '../run/itemQueue';
import type { Lookup } from '../run/lookup';
import type { Run } from '../run/prepareRun';
import { keyOf } from '../sending/lookupCall';
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

/**
 * Whether no number was found, of many: a wrong address can say so to everything. Numbers that were not answered do
 * not count.
 */
function isNothingFound({ service }: Run, lookups: readonly Lookup[]): boolean {
	const isInvented =
		service instanceof CheckFailure || service === 'none' || service.source.mark.simulated;
	const notFound = lookups.filter(({ isNotFound }) => isNotFound);
	const numbers = new Set(notFound.map(({ subject }) => subject.number));
	return !isInvented && numbers.size >= MANY_NUMBERS && !lookups.some(isFound);
}

/** If many successes are doubted for the same reason, the service probably always answers like that. */
const usualDoubt = (lookups: readonly Lookup[]): string[] =>
	countsOf(lookups.flatMap(({ answer }) => answer?.denial ?? []))
		.filter(([, count]) => count >= MANY_NUMBERS)
		.map(
			([denial, count]) =>
				`${inThousands(count)} numbers need review for the same reason: the service reports success, but ${denial}. The summary of each row has the details. If your provider says that this is normal, report it as an issue of this node.`,
		);

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

/** Where Compare Names has no expected name to compare, the column in which payees usually stand is named. */
function usualNameColumn({ service, rows }: Run, parameters: INodeParameters): string[] {
	if (service !== 'none' || isSet(parameters.expectedName)) return [];
	const headings = Object.keys(rows[0]?.json ?? {});
	const heading = headings[usualColumns('payee', headings)[0] ?? -1];
	if (heading === undefined) return [];
	return [
		`${EXPECTED_NAME_LABEL} is empty on every row. It may be in the column ${quoted(heading)}.`,
	];
}

/** What the rows of a run show together: for each row, and counted. */
function repeatsIn({ options, rows }: Run, queue: ItemQueue) {
	const payees = new Map<number, RepeatedPayee>();
	for (const [rowIndex, { payee, options: ofRow }] of queue.rows.entries()) {
		if (payee instanceof CheckFailure || payee.answer || !options.warnAboutRepeats) continue;
		const { expectedName, account } = payee;
		const ofAccount = account === undefined ? '' : `, account ${account}`;
		payees.set(rowIndex, {
			row: rowName(rows, rowIndex),
			key: `${keyOf(payee)} ${accountKey(account)}`,
			number: `${numberOf(payee) ?? ''}${ofAccount}`,
			...(expectedName !== undefined && { expectedName }),
			isMasked: ofRow.maskName,
		});
	}
	const { ofPayee, counted } = findRepeats([...payees.values()]);
	const ofRow = (rowIndex: number): readonly Warning[] => {
		const payee = payees.get(rowIndex);
		return (payee && ofPayee.get(payee)) ?? [];
	};
	return { ofRow, counted };
}

export interface Remarks {
	/** Warnings of a row, by its position. */
	readonly ofRow: (rowIndex: number) => readonly Warning[];
	/** In the hint, before the outcomes. */
	readonly first?: string;
	/** In the hint, after them. */
	readonly last: readonly string[];
	readonly isWarning: boolean;
}

/** What the hint and the rows say of the run as a whole. */
export function remarksOn(context: IExecuteFunctions, run: Run, queue: ItemQueue): Remarks {
	const lookups = queue.distinctLookups;
	const { service, sheet } = run;
	const ofAll = isNothingFound(run, lookups) ? [WARNINGS.nothingFound()] : [];
	const { ofRow, counted } = repeatsIn(run, queue);
	const ofService =
		service instanceof CheckFailure || service === 'none' ? undefined : service.hint;
	const first = ofAll[0]?.text ?? ofService;
	const kinds = queue.rows.flatMap(({ payee }) =>
		payee instanceof CheckFailure
			? []
			: (payee.warnings ?? []).flatMap((each) => each.counted ?? []),
	);
	const warnings = [
		...emptyOnEveryRow(run, context.getNode().parameters, queue),
		...usualNameColumn(run, context.getNode().parameters),
		...usualDoubt(lookups),
		...countsOf(kinds)
			.filter(([, count]) => count > 1)
			.map(([kind, count]) => `${inThousands(count)} ${kind}.`),
		...counted,
	];
	const numbers = `${inThousands(lookups.length)} different number${lookups.length === 1 ? ' was' : 's were'}`;
	// Which columns were used, so that a wrong one is seen.
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

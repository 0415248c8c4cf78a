import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { accountKey } from '../domain/payee/paybillAccount';
import { CheckFailure } from '../domain/checkFailure';
import { findRepeats, type Payee } from '../domain/repeats';
import { numberOf } from '../domain/result/summary';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import { keyOf } from '../sending/lookupCall';
import type { ItemQueue } from '../run/itemQueue';
import { isReply, type Lookup } from '../run/lookup';
import { EXPECTED_NAME_LABEL } from '../reading/nameCell';
import { emptyFields } from '../reading/readItem';
import { isSet } from '../reading/readQuestion';
import { rowName } from '../reading/rowName';
import type { Run } from '../run/prepareRun';
import type { ReadSheet } from '../sheet/readSheet';

/** With this many numbers and none found, the address is the more likely cause. */
const MANY_NUMBERS = 20;

const isFoundAnyhow = ({ reply, isNotFound, asOtherType }: Lookup): boolean => {
	const isFoundAsOther = asOtherType && isReply(asOtherType.reply) && !asOtherType.isNotFound;
	return isReply(reply) && (!isNotFound || isFoundAsOther === true);
};

/**
 * Whether every answer was that there is no such number, for many different ones: a wrong address can say so to
 * everything. Numbers that were not answered do not count.
 */
function isNothingFound({ service }: Run, lookups: readonly Lookup[]): boolean {
	if (service instanceof CheckFailure || service.source.mark.simulated) return false;
	const notFound = lookups.filter(({ isNotFound }) => isNotFound);
	const numbers = new Set(notFound.map(({ subject }) => subject.number));
	return numbers.size >= MANY_NUMBERS && !lookups.some(isFoundAnyhow);
}

/** If many successes are doubted for the same reason, the service probably always answers like that. */
function usualDoubt(lookups: readonly Lookup[]): string[] {
	const counts = new Map<string, number>();
	for (const { reply } of lookups) {
		const denial = isReply(reply) ? reply.denial : undefined;
		if (denial !== undefined) counts.set(denial, (counts.get(denial) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count >= MANY_NUMBERS)
		.map(
			([denial, count]) =>
				`${count.toLocaleString('en')} numbers need review for the same reason: the service reports success, but ${denial}. The summary of each row has the details. If your provider says that this is normal, report it as an issue of this node.`,
		);
}

function emptyFieldsTold(
	{ operation, ...rest }: INodeParameters,
	{ readItems }: ItemQueue,
): string[] {
	const fields = emptyFields(operation, readItems, (name) => isSet(rest[name]));
	if (fields.length === 0) return [];
	const named = fields.map((field) => `'${field}'`).join(' and ');
	const isOne = fields.length === 1;
	const uncompared = fields.includes(EXPECTED_NAME_LABEL) ? ', so no name was compared' : '';
	const which = isOne ? 'the column in its expression' : 'the columns in their expressions';
	return [`${named} ${isOne ? 'is' : 'are'} empty on every row${uncompared}. Check ${which}.`];
}

/** The kinds of warnings that came up more than once, with their numbers, the most frequent first. */
function repeated(warnings: readonly Warning[]): string[] {
	const counts = new Map<string, number>();
	for (const { text, counted } of warnings) {
		const kind = counted ?? `rows: ${text}`;
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count > 1)
		.sort(([, a], [, b]) => b - a)
		.map(([kind, count]) => `${count.toLocaleString('en')} ${kind.replace(/\.$/, '')}.`);
}

/** What the rows of a run say of each other: for each item, and counted. */
function repeatsOf(
	{ options, rows }: Run,
	queue: ItemQueue,
): { ofItem: (itemIndex: number) => readonly Warning[]; told: readonly string[] } {
	if (!options.warnAboutRepeats) return { ofItem: () => [], told: [] };
	const payees = new Map<number, Payee>();
	for (const [itemIndex, { question, options: ofRow }] of queue.readItems.entries()) {
		if (question instanceof CheckFailure) continue;
		const { expectedName, account } = question;
		payees.set(itemIndex, {
			row: rowName(rows, itemIndex),
			key: `${keyOf(question)} ${accountKey(account)}`,
			number: [numberOf(question), ...(account === undefined ? [] : [`account ${account}`])].join(
				', ',
			),
			...(expectedName !== undefined && { expectedName }),
			isMasked: ofRow.maskName,
		});
	}
	const { ofPayee, told } = findRepeats([...payees.values()]);
	const ofItem = (itemIndex: number) => {
		const payee = payees.get(itemIndex);
		return (payee && ofPayee.get(payee)) ?? [];
	};
	return { ofItem, told };
}

/** Which columns of a sheet were used, so that a wrong one is seen. */
const columnsUsed = ({ columns }: ReadSheet): string =>
	`Columns used: ${Object.values(columns)
		.map((heading) => quoted(heading))
		.join(', ')}.`;

export interface Remarks {
	/** Warnings of the result of an item, by its position. */
	readonly ofItem: (itemIndex: number) => readonly Warning[];
	/** In the hint, before the outcomes. */
	readonly first?: string;
	/** In the hint, after them. */
	readonly last: readonly string[];
	readonly isWarning: boolean;
}

/** What is to be said of a run as a whole. */
export function remarksOn(context: IExecuteFunctions, run: Run, queue: ItemQueue): Remarks {
	const { questions, distinctLookups } = queue;
	const ofAll = isNothingFound(run, distinctLookups) ? [WARNINGS.nothingFound()] : [];
	const { ofItem, told } = repeatsOf(run, queue);
	const demo = run.service instanceof CheckFailure ? undefined : run.service.hint;
	const first = ofAll[0]?.text ?? demo;
	const warnings = [
		...emptyFieldsTold(context.getNode().parameters, queue),
		...usualDoubt(distinctLookups),
		...repeated(questions.flatMap((question) => question.warnings ?? [])),
		...told,
	];
	const numbers = distinctLookups.length;
	const lookedUp = `${numbers.toLocaleString('en')} different number${numbers === 1 ? ' was' : 's were'} looked up.`;
	const ofSheet = run.sheet ? [columnsUsed(run.sheet)] : [];
	return {
		ofItem: (itemIndex) => [...ofItem(itemIndex), ...ofAll],
		...(first !== undefined && { first }),
		last: [...(queue.itemCount > 1 && numbers > 0 ? [lookedUp] : []), ...ofSheet, ...warnings],
		isWarning: first !== undefined || warnings.length > 0,
	};
}

import { asCheckFailure } from '../domain/checkFailure';
import type { CheckFailure } from '../domain/checkFailure';
import type { Entered } from '../domain/entered';
import { findOperation } from './operations';
import type { ReadParameter } from './parameters';
import type { Question, ReadingRules } from './readQuestion';
import { readQuestion } from './readQuestion';

/** What was read of an item: its question, or why it has none; and what its row holds. */
export type ReadItem = { readonly entered: Entered } & (
	{ readonly question: Question } | { readonly failure: CheckFailure }
);

/** What the fields of an item are called among what was entered. */
const ENTERED_IN = new Map<string, keyof Entered>([
	['accountNumber', 'number'],
	['accountType', 'type'],
	['businessShortcode', 'number'],
	['expectedName', 'expectedName'],
	['merchantTillNumber', 'number'],
]);

/**
 * Reads an item, and keeps what its row holds.
 *
 * @param readParameter reads one of the node's parameters
 * @param itemIndex position of the input item, from 0
 * @param rules of the run
 * @returns what was read; never throws
 */
export function readItem(
	readParameter: ReadParameter,
	itemIndex: number,
	rules: ReadingRules,
): ReadItem {
	const entered: Partial<Record<keyof Entered, unknown>> = {};
	const reading: ReadParameter = (name, label, index) => {
		const value = readParameter(name, label, index);
		const field = ENTERED_IN.get(name);
		if (field) entered[field] = value;
		return value;
	};
	try {
		return { entered, question: readQuestion(reading, itemIndex, rules) };
	} catch (error) {
		// The first bad cell ended the reading; the row is told by all of them.
		const operation = findOperation(attempt(() => readParameter('operation', '', itemIndex)));
		const names = [...(operation?.fields ?? []).map(({ name }) => name), 'expectedName'];
		for (const name of names) {
			const field = ENTERED_IN.get(name);
			if (field && !(field in entered)) attempt(() => reading(name, '', itemIndex));
		}
		return { entered, failure: asCheckFailure(error) };
	}
}

/** What a reading gives; nothing when it fails. */
function attempt(read: () => unknown): unknown {
	try {
		return read();
	} catch {
		return undefined;
	}
}

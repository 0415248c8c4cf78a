import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import type { Answer } from '../transport/answer';
import { mapInParallel } from '../transport/mapInParallel';
import type { Question } from './readQuestion';
import type { Service } from './run';
import type { RunOptions } from './runOptions';

/** What the service replied to a question. */
export interface Reply {
	readonly answer: Pick<Answer, 'status' | 'message' | 'name'>;
	/** When the answer came. */
	readonly checkedAt: Date;
	/** Kept only when it is asked for, because it is the larger part. */
	readonly raw?: { readonly httpStatus: number; readonly body: Answer['raw'] };
}

/** An item's question, or why it has none, and the reply to it, or why there is none. */
export interface AskedQuestion {
	readonly question: Question | CheckFailure;
	readonly reply: Reply | CheckFailure;
}

/** Items that one lookup answers, and what to look up. */
interface Lookup {
	readonly question: Question;
	readonly itemIndexes: number[];
}

const keyOf = ({ operator, accountType, accountNumber }: Question): string =>
	`${operator} ${accountType} ${accountNumber}`;

/** One lookup for each distinct number, in order of first appearance. */
function lookupsFor(
	questions: ReadonlyArray<Question | CheckFailure>,
	reuseDuplicates: boolean,
): Lookup[] {
	const lookups = new Map<string, Lookup>();
	for (const [itemIndex, question] of questions.entries()) {
		if (question instanceof CheckFailure) continue;
		const key = reuseDuplicates ? keyOf(question) : String(itemIndex);
		const lookup = lookups.get(key) ?? { question, itemIndexes: [] };
		lookup.itemIndexes.push(itemIndex);
		lookups.set(key, lookup);
	}
	return [...lookups.values()];
}

/**
 * Asks the service all questions of a run, each distinct number once.
 *
 * @param service what to ask, or why it cannot be asked
 * @param questions one for each item, or why it has none
 * @param options of the run
 * @param onFailure called for each item whose lookup failed; may throw, which ends the run
 * @returns each question with its reply, in the same order
 */
export async function askQuestions(
	service: Service | CheckFailure,
	questions: ReadonlyArray<Question | CheckFailure>,
	options: RunOptions,
	onFailure: (failure: CheckFailure, itemIndex: number) => void,
): Promise<AskedQuestion[]> {
	const lookups = lookupsFor(questions, options.reuseDuplicates);
	const replies = new Map<number, Reply | CheckFailure>();
	await mapInParallel(lookups, options.maxParallel, async ({ question, itemIndexes }) => {
		const reply = await ask(service, question, options.includeRawResponse);
		for (const itemIndex of itemIndexes) {
			if (reply instanceof CheckFailure) onFailure(reply, itemIndex);
			replies.set(itemIndex, reply);
		}
	});
	return questions.map((question, itemIndex) => {
		const reply = replies.get(itemIndex) ?? unasked('cancelled');
		return { question, reply: question instanceof CheckFailure ? question : reply };
	});
}

async function ask(
	service: Service | CheckFailure,
	question: Question,
	keepRaw: boolean,
): Promise<Reply | CheckFailure> {
	if (service instanceof CheckFailure) return service;
	try {
		const { answer, httpStatus } = await service.client.ask(question);
		const { raw, ...texts } = answer;
		return {
			answer: texts,
			checkedAt: new Date(),
			...(keepRaw && { raw: { httpStatus, body: raw } }),
		};
	} catch (error) {
		return asCheckFailure(error);
	}
}

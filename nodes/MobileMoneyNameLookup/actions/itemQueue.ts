import { sleep } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { Lookup } from './lookup';
import type { Reply } from './lookup';
import type { Question } from './readQuestion';

/** After so many items the engine gets a turn, so that n8n answers others and can cancel the run. */
const ITEMS_WITHOUT_BREAK = 100;

/** An item's question, or why it has none, and the reply to it, or why there is none. */
export interface AskedItem {
	readonly question: Question | CheckFailure;
	readonly reply: Reply | CheckFailure;
}

const keyOf = ({ operator, accountType, accountNumber }: Question): string =>
	`${operator} ${accountType} ${accountNumber}`;

/**
 * The items of a run, each read only when its turn comes: n8n works out expressions slowly, and that
 * time passes while other numbers are being looked up.
 */
export class ItemQueue {
	private readonly questions: Array<Question | CheckFailure> = [];
	private readonly lookups: Array<Lookup | undefined> = [];
	private readonly byKey = new Map<string, Lookup>();
	private cursor = 0;

	/**
	 * @param itemCount how many items there are
	 * @param read reads an item's question; does not throw
	 * @param reuseDuplicates whether equal numbers share one lookup
	 * @param isStopped asked before each item: once it says so, no further one is read
	 */
	constructor(
		private readonly itemCount: number,
		private readonly read: (itemIndex: number) => Question | CheckFailure,
		private readonly reuseDuplicates: boolean,
		private readonly isStopped: () => boolean,
	) {}

	/** Reads on to the next number that is not being looked up yet; undefined when there is none. */
	async next(): Promise<Lookup | undefined> {
		while (this.cursor < this.itemCount && !this.isStopped()) {
			const itemIndex = this.cursor++;
			if (itemIndex % ITEMS_WITHOUT_BREAK === ITEMS_WITHOUT_BREAK - 1) await sleep(0);
			const lookup = this.enter(itemIndex);
			if (lookup) return lookup;
		}
		return undefined;
	}

	/** Reads an item; gives out its lookup when it is a new one. */
	private enter(itemIndex: number): Lookup | undefined {
		const question = this.read(itemIndex);
		this.questions[itemIndex] = question;
		if (question instanceof CheckFailure) return undefined;
		const key = this.reuseDuplicates ? keyOf(question) : String(itemIndex);
		const known = this.byKey.get(key);
		const lookup = known ?? new Lookup(question);
		this.byKey.set(key, lookup);
		this.lookups[itemIndex] = lookup;
		return known ? undefined : lookup;
	}

	/** What became of an item; one that was not reached counts as cancelled. */
	asked(itemIndex: number): AskedItem {
		const question = this.questions[itemIndex] ?? unasked('cancelled');
		if (question instanceof CheckFailure) return { question, reply: question };
		return { question, reply: this.lookups[itemIndex]?.reply ?? unasked('cancelled') };
	}
}

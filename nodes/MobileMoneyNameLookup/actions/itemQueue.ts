import { sleep } from 'n8n-workflow';

import { otherTypeThan } from '../domain/accountType';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { Lookup } from './lookup';
import type { Reply } from './lookup';
import type { LookupSubject } from '../transport/lookupRequest';
import type { Question } from './readQuestion';

/** After so many items the engine gets a turn, so that n8n answers others and can cancel the run. */
const ITEMS_WITHOUT_BREAK = 100;

/** An item's question, or why it has none, and the reply to it, or why there is none. */
export interface AskedItem {
	readonly question: Question | CheckFailure;
	readonly reply: Reply | CheckFailure;
	/** What came of asking for the other type of account, where that was asked. */
	readonly otherReply?: Reply | CheckFailure;
}

const keyOf = ({ operator, accountType, accountNumber }: LookupSubject): string =>
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
		const known = this.knownLookup(question);
		const lookup = known ?? this.newLookup(question);
		this.lookups[itemIndex] = lookup;
		return known ? undefined : lookup;
	}

	/**
	 * The lookup of the same number as the other type of account; a new one, unless an item of that
	 * type has it looked up already.
	 */
	otherTypeOf(lookup: Lookup): Lookup {
		const { operator, accountNumber, accountType } = lookup.subject;
		const other = { operator, accountNumber, accountType: otherTypeThan(accountType) };
		const asOtherType = this.knownLookup(other) ?? this.newLookup(other);
		lookup.asOtherType = asOtherType;
		// Each is the other's: whichever item comes next must not have them asked again.
		asOtherType.asOtherType ??= lookup;
		return asOtherType;
	}

	private knownLookup(subject: LookupSubject): Lookup | undefined {
		return this.reuseDuplicates ? this.byKey.get(keyOf(subject)) : undefined;
	}

	private newLookup(subject: LookupSubject): Lookup {
		const lookup = new Lookup(subject);
		if (this.reuseDuplicates) this.byKey.set(keyOf(subject), lookup);
		return lookup;
	}

	/** What became of an item; one that was not reached counts as cancelled. */
	asked(itemIndex: number): AskedItem {
		const question = this.questions[itemIndex] ?? unasked('cancelled');
		if (question instanceof CheckFailure) return { question, reply: question };
		const lookup = this.lookups[itemIndex];
		const otherReply = lookup?.isNotFound ? lookup.asOtherType?.reply : undefined;
		return {
			question,
			reply: lookup?.reply ?? unasked('cancelled'),
			...(otherReply && { otherReply }),
		};
	}
}

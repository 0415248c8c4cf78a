import { otherTypeThan } from '../domain/payee/numberType';
import { CheckFailure } from '../domain/checkFailure';
import type { Entered } from '../domain/result/entered';
import { unasked } from '../domain/replyTable';
import type { Asked } from '../domain/result/checkedRow';
import { isReply, Lookup, type Reply } from './lookup';
import { keyOf, type LookupSubject } from '../sending/lookupCall';
import type { ReadItem } from '../reading/readItem';
import type { Question } from '../reading/readQuestion';
import type { RowOptions } from '../operations/options';
import { DEFAULT_ROW_OPTIONS } from '../reading/readOptions';
import { WorkSlices } from './workSlices';

/** What was asked for an item, as far as it could be read, and the reply, or why there is none. */
export interface AskedItem {
	readonly asked: Asked;
	/** What its row holds; absent when it was not read. */
	readonly entered?: Entered;
	readonly options: RowOptions;
	readonly reply: Reply | CheckFailure;
	/** What came of asking for the other type of account, where the item wants it asked. */
	readonly otherReply?: Reply;
}

export interface BadItem {
	readonly itemIndex: number;
	readonly failure: CheckFailure;
}

/**
 * The items of a run, each read only when its turn comes: n8n works out expressions slowly, and that
 * time passes while other numbers are being looked up.
 */
export class ItemQueue {
	private readonly items: ReadItem[] = [];
	private readonly lookups: Array<Lookup | undefined> = [];
	private readonly byKey = new Map<string, Lookup>();
	private readonly slices = new WorkSlices();
	private reading: Promise<unknown> = Promise.resolve();
	/** Lookups that were found by reading ahead, and how many of them were given out. */
	private readonly ahead: Lookup[] = [];
	private given = 0;

	/**
	 * @param itemCount how many items there are
	 * @param read reads an item; does not throw
	 * @param reuseDuplicates whether equal numbers share one lookup
	 * @param isStopped asked before each item: once it says so, no further one is read
	 */
	constructor(
		readonly itemCount: number,
		private readonly read: (itemIndex: number) => ReadItem,
		private readonly reuseDuplicates: boolean,
		private readonly isStopped: () => boolean,
	) {}

	/** Reads on to the next number that is not being looked up yet; undefined when there is none. */
	async next(): Promise<Lookup | undefined> {
		const known = this.isStopped() ? undefined : this.ahead[this.given];
		if (known) {
			this.given++;
			return known;
		}
		// One after another: side by side, those who wait would leave the event loop no time between.
		const lookup = this.reading.then(async () => await this.readOn());
		this.reading = lookup;
		return await lookup;
	}

	/** Reads all items before the first is asked for; gives out those that cannot be. */
	async readAll(): Promise<BadItem[]> {
		for (let found = await this.readOn(); found; found = await this.readOn()) {
			this.ahead.push(found);
		}
		return this.badItems;
	}

	private async readOn(): Promise<Lookup | undefined> {
		while (this.items.length < this.itemCount && !this.isStopped()) {
			if (this.slices.isOver) {
				await this.slices.rest();
				continue;
			}
			const lookup = this.enter(this.items.length);
			if (lookup) return lookup;
		}
		return undefined;
	}

	/** Reads an item; gives out its lookup when it is a new one, or has more to ask for this item. */
	private enter(itemIndex: number): Lookup | undefined {
		const item = this.read(itemIndex);
		this.items.push(item);
		const { question, options } = item;
		if (question instanceof CheckFailure) return undefined;
		const known = this.knownLookup(question);
		const lookup = known ?? this.newLookup(question);
		this.lookups[itemIndex] = lookup;
		const asksMore = options.tryOtherType && !lookup.triesOtherType;
		if (asksMore) lookup.triesOtherType = true;
		return known && !asksMore ? undefined : lookup;
	}

	/**
	 * The lookup of the same number as the other type of account; a new one, unless an item of that
	 * type has it looked up already.
	 */
	otherTypeOf(lookup: Lookup): Lookup {
		const { operator, number, accountType } = lookup.subject;
		const other = { operator, number, accountType: otherTypeThan(accountType) };
		const asOtherType = lookup.asOtherType ?? this.knownLookup(other) ?? this.newLookup(other);
		lookup.asOtherType = asOtherType;
		// Each is the other's: whichever item comes next must not have them asked again.
		asOtherType.asOtherType ??= lookup;
		return asOtherType;
	}

	/**
	 * Some number out of the second half of the run, because those at its head may fail on their own;
	 * undefined when a few items hold none.
	 */
	anyNumber(): LookupSubject | undefined {
		const half = this.itemCount / 2;
		for (let tries = 0; tries < 5; tries++) {
			const itemIndex = Math.floor(half + Math.random() * half);
			const { question } = this.items[itemIndex] ?? this.read(itemIndex);
			if (!(question instanceof CheckFailure)) return question;
		}
		return undefined;
	}

	private knownLookup(subject: LookupSubject): Lookup | undefined {
		return this.reuseDuplicates ? this.byKey.get(keyOf(subject)) : undefined;
	}

	private newLookup(subject: LookupSubject): Lookup {
		const lookup = new Lookup(subject);
		if (this.reuseDuplicates) this.byKey.set(keyOf(subject), lookup);
		return lookup;
	}

	get readItems(): readonly ReadItem[] {
		return this.items;
	}

	/** What the items ask that could be read. */
	get questions(): Question[] {
		return this.items.flatMap(({ question }) =>
			question instanceof CheckFailure ? [] : [question],
		);
	}

	/** The others, and why they could not be read. */
	get badItems(): BadItem[] {
		return this.items.flatMap(({ question }, itemIndex) =>
			question instanceof CheckFailure ? [{ itemIndex, failure: question }] : [],
		);
	}

	/** The lookups that items ask for, those of equal numbers as one. */
	get distinctLookups(): Lookup[] {
		const distinct = new Map<string, Lookup>();
		for (const lookup of this.lookups) if (lookup) distinct.set(keyOf(lookup.subject), lookup);
		return [...distinct.values()];
	}

	/** The first item of a lookup that is unchecked: not all want the other type of account asked. */
	firstFailedItemOf(lookup: Lookup): number {
		return this.lookups.findIndex(
			(each, itemIndex) => each === lookup && this.asked(itemIndex).reply instanceof CheckFailure,
		);
	}

	/** What became of an item; one that was not reached counts as cancelled. */
	asked(itemIndex: number): AskedItem {
		const item = this.items[itemIndex];
		if (!item) return { asked: {}, options: DEFAULT_ROW_OPTIONS, reply: unasked('cancelled') };
		const { entered, options, question } = item;
		if (question instanceof CheckFailure) return { asked: {}, entered, options, reply: question };
		const lookup = this.lookups[itemIndex];
		const { tryOtherType } = options;
		const reply = tryOtherType ? lookup?.outcome : lookup?.reply;
		const otherReply = tryOtherType && lookup?.isNotFound ? lookup.asOtherType?.reply : undefined;
		return {
			asked: question,
			entered,
			options,
			reply: reply ?? unasked('cancelled'),
			...(isReply(otherReply) && { otherReply }),
		};
	}
}

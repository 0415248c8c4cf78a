import { keyOf, type LookupSubject } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import { unasked } from '../domain/replyTable';
import type { ReadRow } from '../reading/readRow';
import { Lookup } from './lookup';
import { WorkSlices } from './workSlices';

export interface BadRow {
	readonly rowIndex: number;
	readonly failure: CheckFailure;
}

/** Reads each row when its turn comes: n8n evaluates expressions slowly, meanwhile other numbers are looked up. */
export class ItemQueue {
	readonly rows: ReadRow[] = [];
	private readonly lookups: Array<Lookup | undefined> = [];
	private readonly byKey = new Map<string, Lookup>();
	private readonly slices = new WorkSlices();
	private readonly reading: AsyncGenerator<Lookup, undefined>;
	private ahead = new Array<Lookup>().values();

	stoppedBy: Lookup | undefined;

	constructor(
		readonly rowCount: number,
		private readonly read: (rowIndex: number) => ReadRow,
		private readonly reuseDuplicates: boolean,
		private readonly cancel: AbortSignal | undefined,
	) {
		this.reading = this.readOn();
	}

	get isStopped(): boolean {
		return this.cancel?.aborted === true || this.stoppedBy !== undefined;
	}

	async next(): Promise<Lookup | undefined> {
		if (this.isStopped) return undefined;
		return this.ahead.next().value ?? (await this.reading.next()).value;
	}

	/** Reads all rows before the first lookup; returns the unusable ones. */
	async readAll(): Promise<BadRow[]> {
		const ahead: Lookup[] = [];
		for await (const lookup of this.readOn()) ahead.push(lookup);
		this.ahead = ahead.values();
		return this.rows.flatMap(({ payee }, rowIndex) =>
			payee instanceof CheckFailure ? [{ rowIndex, failure: payee }] : [],
		);
	}

	private async *readOn(): AsyncGenerator<Lookup, undefined> {
		while (this.rows.length < this.rowCount && !this.isStopped) {
			if (this.slices.isOver) {
				await this.slices.rest();
				continue;
			}
			const lookup = this.enter(this.rows.length);
			if (lookup) yield lookup;
		}
		return undefined;
	}

	/** Returns a new lookup, or one that is now to be tried as the other type, too. */
	private enter(rowIndex: number): Lookup | undefined {
		const row = this.read(rowIndex);
		const { payee, options } = row;
		this.rows.push(row);
		if (payee instanceof CheckFailure || payee.answer) return undefined;
		const known = this.knownLookup(payee);
		const lookup = known ?? this.newLookup(payee);
		this.lookups[rowIndex] = lookup;
		const triesMore = options.tryOtherType && !lookup.triesOtherType;
		if (triesMore) lookup.triesOtherType = true;
		return known && !triesMore ? undefined : lookup;
	}

	otherTypeOf(lookup: Lookup): Lookup {
		const { operator, number, accountType } = lookup.subject;
		const other = { operator, number, accountType: NUMBER_TYPES[accountType].otherType };
		const asOtherType = lookup.asOtherType ?? this.knownLookup(other) ?? this.newLookup(other);
		lookup.asOtherType = asOtherType;
		// Link both ways, so that a later row of the other type reuses them.
		asOtherType.asOtherType ??= lookup;
		return asOtherType;
	}

	/** From the second half, because the first rows may be the bad ones; undefined if none is found. */
	anyNumber(): LookupSubject | undefined {
		const half = this.rowCount / 2;
		for (let attempt = 0; attempt < 5; attempt++) {
			const rowIndex = Math.floor(half + Math.random() * half);
			const { payee } = this.rows[rowIndex] ?? this.read(rowIndex);
			if (!(payee instanceof CheckFailure) && !payee.answer) return payee;
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

	get distinctLookups(): Lookup[] {
		const distinct = new Map<string, Lookup>();
		for (const lookup of this.lookups) if (lookup) distinct.set(keyOf(lookup.subject), lookup);
		return [...distinct.values()];
	}

	/** -1 if no row failed: a failed lookup of the other type fails only the rows that try both. */
	firstFailedRowOf(lookup: Lookup): number {
		return this.lookups.findIndex(
			(each, rowIndex) => each === lookup && this.endingOf(rowIndex) instanceof CheckFailure,
		);
	}

	lookupOf(rowIndex: number): Lookup | undefined {
		return this.lookups[rowIndex];
	}

	/** A row that was not reached counts as cancelled. */
	endingOf(rowIndex: number) {
		const { payee, options } = this.rows[rowIndex] ?? {};
		if (payee instanceof CheckFailure) return payee;
		if (payee?.answer) return payee.answer;
		const lookup = this.lookups[rowIndex];
		return (options?.tryOtherType ? lookup?.endingOfBoth : lookup?.ending) ?? unasked('cancelled');
	}
}

import type { IExecuteFunctions } from 'n8n-workflow';

import { type Answer, keyOf, type LookupSubject } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import { failureOf } from '../domain/responseTable';
import type { ReadRow } from '../reading/readRow';
import type { Numbers } from '../sending/run';
import { Entry } from '../sending/state';
import { Lookup } from './lookup';
import type { Run } from './prepareRun';
import { workSlices } from './workSlices';

export interface BadRow {
	readonly rowIndex: number;
	readonly failure: CheckFailure;
}

interface QueuedRow extends ReadRow {
	readonly lookup?: Lookup | undefined;
}

/** Reads each row when its turn comes: expressions are slow, and other numbers are looked up meanwhile. */
export class ItemQueue implements Numbers {
	readonly rows: QueuedRow[] = [];
	readonly end = new AbortController();
	stoppedBy: BadRow | undefined;
	private readonly lookups = new Map<string, Lookup>();
	private readonly rest = workSlices();
	private taken = 0;

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly run: Pick<Run, 'rows' | 'options' | 'read' | 'service'>,
	) {}

	private get isStopped(): boolean {
		const cancel = this.context.getExecutionCancelSignal();
		return cancel?.aborted === true || this.stoppedBy !== undefined;
	}

	/** The next number to look up, after reading as many rows as needed. */
	async next(): Promise<Entry | undefined> {
		while (!this.isStopped) {
			if (this.taken === this.rows.length && !(await this.readOn())) return undefined;
			const lookup = this.rows[this.taken++]?.lookup;
			const entry = lookup && (lookup.isBegun ? this.otherOf(lookup) : this.begin(lookup));
			if (entry) return entry;
		}
		return undefined;
	}

	/** A random number from the second half, because the first rows may be the bad ones; undefined if none is found. */
	any(): LookupSubject | undefined {
		const half = this.run.rows.length / 2;
		for (let attempt = 0; attempt < 5; attempt++) {
			const { payee } = this.rowAt(Math.floor(half + Math.random() * half));
			if (!(payee instanceof CheckFailure) && !payee.answer) return payee;
		}
		return undefined;
	}

	private begin(lookup: Lookup): Entry {
		lookup.isBegun = true;
		return new Entry(lookup.subject, (came) => {
			lookup.end(came, this.run.service?.outside);
			if (lookup.ending instanceof CheckFailure) this.stopAtFailure();
			return this.otherOf(lookup);
		});
	}

	private stopAtFailure(): void {
		if (this.context.continueOnFail() || this.isStopped) return;
		for (const [rowIndex, { lookup, options }] of this.rows.entries()) {
			const failure = lookup?.endingOf(options.tryOtherType);
			if (!(failure instanceof CheckFailure)) continue;
			this.stoppedBy = { rowIndex, failure };
			this.end.abort();
			return;
		}
	}

	/** The lookup as the other type, if the number was not found, a row wants it and it has not begun. */
	private otherOf(lookup: Lookup): Entry | undefined {
		if (!lookup.triesOtherType || !lookup.isNotFound || this.isStopped) return undefined;
		const { otherType } = NUMBER_TYPES[lookup.subject.accountType];
		const asOther = { ...lookup.subject, accountType: otherType };
		const other = (lookup.asOtherType ??= this.lookupFor(asOther));
		return other.isBegun ? undefined : this.begin(other);
	}

	/** Reads all rows before the first lookup; returns the unusable ones, but no row that is no payee. */
	async readAll(): Promise<BadRow[]> {
		while (await this.readOn());
		return this.rows.flatMap(({ payee: failure }, rowIndex) =>
			failure instanceof CheckFailure && failure.facts.finding !== 'noPayee'
				? [{ rowIndex, failure }]
				: [],
		);
	}

	/** Reads a row; false if there is none. */
	private async readOn(): Promise<boolean> {
		await this.rest();
		const rowIndex = this.rows.length;
		if (rowIndex >= this.run.rows.length || this.isStopped) return false;
		const row = this.run.read(rowIndex);
		const { payee, options } = row;
		const needsNoLookup = payee instanceof CheckFailure || payee.answer !== undefined;
		const lookup = needsNoLookup ? undefined : this.lookupFor(payee);
		if (lookup && options.tryOtherType) lookup.triesOtherType = true;
		this.rows.push({ ...row, lookup });
		return true;
	}

	private lookupFor(subject: LookupSubject): Lookup {
		const { reuseDuplicates } = this.run.options;
		const key = reuseDuplicates ? keyOf(subject) : String(this.lookups.size);
		const lookup = this.lookups.get(key) ?? new Lookup(subject);
		this.lookups.set(key, lookup);
		return lookup;
	}

	get allLookups(): readonly Lookup[] {
		return [...this.lookups.values()];
	}

	/** A row, also one that was not reached. */
	rowAt(rowIndex: number): QueuedRow {
		return this.rows[rowIndex] ?? this.run.read(rowIndex);
	}

	/** A row that was not reached counts as cancelled. */
	endingOf({ payee, options, lookup }: QueuedRow): Answer | CheckFailure {
		if (payee instanceof CheckFailure) return payee;
		return payee.answer ?? lookup?.endingOf(options.tryOtherType) ?? failureOf('cancelled');
	}
}

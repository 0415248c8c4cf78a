import type { IExecuteFunctions } from 'n8n-workflow';

import { keyOf, type LookupSubject } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { NUMBER_TYPES } from '../domain/payee/numberType';
import { failureOf } from '../domain/responseTable';
import { mayIncludeRawResponse } from '../reading/readOptions';
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

/** Reads each row when its turn comes: n8n evaluates expressions slowly, meanwhile other numbers are looked up. */
export class ItemQueue implements Numbers {
	readonly rows: ReadRow[] = [];
	readonly end = new AbortController();
	stoppedBy: BadRow | undefined;
	private readonly lookups: Array<Lookup | undefined> = [];
	private readonly byKey = new Map<string, Lookup>();
	private readonly rest = workSlices();
	private readonly keepsRaw: boolean;
	private taken = 0;

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly run: Pick<Run, 'rows' | 'options' | 'service'>,
		private readonly read: (rowIndex: number) => ReadRow,
	) {
		this.keepsRaw = mayIncludeRawResponse(context.getNode().parameters);
	}

	private get isStopped(): boolean {
		const cancel = this.context.getExecutionCancelSignal();
		return cancel?.aborted === true || this.stoppedBy !== undefined;
	}

	/** The next number to look up, after reading as many rows as needed. */
	async next(): Promise<Entry | undefined> {
		while (!this.isStopped) {
			if (this.taken === this.rows.length && !(await this.readOn())) return undefined;
			const lookup = this.lookups[this.taken++];
			const entry = lookup && (lookup.isBegun ? this.otherOf(lookup) : this.begin(lookup));
			if (entry) return entry;
		}
		return undefined;
	}

	/** From the second half, because the first rows may be the bad ones; undefined if none is found. */
	any(): LookupSubject | undefined {
		const half = this.run.rows.length / 2;
		for (let attempt = 0; attempt < 5; attempt++) {
			const rowIndex = Math.floor(half + Math.random() * half);
			const { payee } = this.rows[rowIndex] ?? this.read(rowIndex);
			if (!(payee instanceof CheckFailure) && !payee.answer) return payee;
		}
		return undefined;
	}

	private begin(lookup: Lookup): Entry {
		lookup.isBegun = true;
		return new Entry(lookup.subject, (came) => {
			lookup.end(came, this.run.service?.outside, this.keepsRaw);
			for (const each of [lookup, lookup.asOtherType]) if (each) this.stopIfFailed(each);
			return this.otherOf(lookup);
		});
	}

	private stopIfFailed(lookup: Lookup): void {
		const failure = lookup.endingOfBoth;
		if (this.context.continueOnFail() || this.isStopped) return;
		if (!(failure instanceof CheckFailure)) return;
		// A failed lookup of the other type fails only the rows that try both.
		const rowIndex = this.lookups.findIndex(
			(each, row) => each === lookup && this.endingOf(row) instanceof CheckFailure,
		);
		if (rowIndex < 0) return;
		this.stoppedBy = { failure, rowIndex };
		this.end.abort();
	}

	/** A number that was not found, as the other type, if a row wants that and it has not begun. */
	private otherOf(lookup: Lookup): Entry | undefined {
		if (!lookup.triesOtherType || !lookup.isNotFound || this.isStopped) return undefined;
		const { otherType } = NUMBER_TYPES[lookup.subject.accountType];
		const asOther = { ...lookup.subject, accountType: otherType };
		const other = (lookup.asOtherType ??= this.lookupFor(asOther));
		// Link both ways, so that a later row of the other type reuses them.
		other.asOtherType ??= lookup;
		return other.isBegun ? undefined : this.begin(other);
	}

	/** Reads all rows before the first lookup; returns the unusable ones. */
	async readAll(): Promise<BadRow[]> {
		while (await this.readOn());
		return this.rows.flatMap(({ payee }, rowIndex) =>
			payee instanceof CheckFailure ? [{ rowIndex, failure: payee }] : [],
		);
	}

	/** Reads a row; false if there is none. */
	private async readOn(): Promise<boolean> {
		await this.rest();
		const rowIndex = this.rows.length;
		if (rowIndex >= this.run.rows.length || this.isStopped) return false;
		const row = this.read(rowIndex);
		this.rows.push(row);
		const { payee, options } = row;
		const isUnasked = payee instanceof CheckFailure || payee.answer !== undefined;
		const lookup = isUnasked ? undefined : this.lookupFor(payee);
		if (lookup && options.tryOtherType) lookup.triesOtherType = true;
		this.lookups.push(lookup);
		return true;
	}

	private lookupFor(subject: LookupSubject): Lookup {
		const key = keyOf(subject);
		const known = this.run.options.reuseDuplicates ? this.byKey.get(key) : undefined;
		const lookup = known ?? new Lookup(subject);
		this.byKey.set(key, lookup);
		return lookup;
	}

	get distinctLookups(): Lookup[] {
		const lookups = this.lookups.filter((lookup) => lookup !== undefined);
		return [...new Map(lookups.map((lookup) => [keyOf(lookup.subject), lookup])).values()];
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
		return (
			(options?.tryOtherType ? lookup?.endingOfBoth : lookup?.ending) ?? failureOf('cancelled')
		);
	}
}

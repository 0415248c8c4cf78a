import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import { type PayeeNumber, readNumberCell } from '../domain/payee/payeeNumber';
import type { Entered } from '../domain/result/entered';
import type { SheetColumns } from './findColumns';
import { type Meaning, NUMBER_MEANINGS } from './headings';

/** A row whose cells are found by their meaning. */
export class RowCells {
	/** The columns in which it has a number. */
	readonly numbers: ReadonlyArray<(typeof NUMBER_MEANINGS)[number]>;
	/** What the first of them says by itself, or why it cannot be used. */
	readonly ofNumber: PayeeNumber | CheckFailure;

	constructor(
		readonly cells: readonly unknown[],
		private readonly columns: SheetColumns,
	) {
		this.numbers = NUMBER_MEANINGS.filter((meaning) => !isBlankCell(this.cell(meaning)));
		this.ofNumber = this.readNumber();
	}

	/** Undefined where the sheet has no such column. */
	cell(meaning: Meaning): unknown {
		return this.cells[this.columns.positions[meaning] ?? -1];
	}

	label(meaning: Meaning): string {
		return this.columns.labels[this.columns.positions[meaning] ?? -1] ?? '';
	}

	/** The cells of the payee, as they stand in the sheet. */
	get entered(): Entered {
		const [number] = this.numbers;
		return {
			number: number && this.cell(number),
			type: this.cell('type'),
			expectedName: this.cell('payee'),
		};
	}

	private readNumber(): PayeeNumber | CheckFailure {
		const [filled] = this.numbers;
		if (filled) return readNumberCell(this.cell(filled), this.label(filled));
		const { positions } = this.columns;
		const meaning = NUMBER_MEANINGS.find((each) => positions[each] !== undefined) ?? 'number';
		const [cell, label] = [this.cell(meaning), this.label(meaning)];
		const failure = readNumberCell(undefined, label);
		// A word for nothing, such as N/A, is no number, but the cell is not empty.
		const word = typeof cell === 'string' ? cell.trim() : '';
		if (word === '' || !(failure instanceof CheckFailure)) return failure;
		return fieldFailure(label, 'holds no number ({})', failure.nextStep, word);
	}
}

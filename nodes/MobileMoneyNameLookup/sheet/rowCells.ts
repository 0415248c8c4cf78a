import { isBlankCell } from '../domain/payee/blankCell';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { type NumberCell, readNumberCell } from '../domain/payee/payeeNumber';
import { quoted } from '../domain/visible';
import type { SheetColumns } from './findColumns';
import { type Meaning, NUMBER_MEANINGS } from './headingTable';

/** What a row holds under a meaning. */
export interface Cell {
	readonly value: unknown;
	/** The heading, for messages. */
	readonly label: string;
	readonly meaning: Meaning;
}

/** The cells of a row by their meaning, and what its number says. */
export interface RowCells {
	readonly of: (meaning: Meaning) => Cell | undefined;
	/** The filled cells of the columns for numbers. */
	readonly numbers: readonly Cell[];
	/** The label of the number, filled or not. */
	readonly numberLabel: string;
	/** What the first of them says by itself, or why it cannot be used. */
	readonly number: NumberCell | CheckFailure;
}

/** Returns a function that takes a row's cells by their meaning. */
export function cellsReader({
	labels,
	positions,
}: SheetColumns): (cells: readonly unknown[]) => RowCells {
	const numberMeanings = NUMBER_MEANINGS.filter((meaning) => positions[meaning] !== undefined);
	return (cells) => {
		const of = (meaning: Meaning): Cell | undefined => {
			const position = positions[meaning];
			return position === undefined
				? undefined
				: { value: cells[position], label: labels[position] ?? '', meaning };
		};
		const numbers: Cell[] = [];
		for (const meaning of numberMeanings) {
			const cell = of(meaning);
			if (cell && !isBlankCell(cell.value)) numbers.push(cell);
		}
		const [first = numberMeanings[0] && of(numberMeanings[0])] = numbers;
		const numberLabel = first?.label ?? '';
		const number = readNumberCell(numbers[0]?.value, numberLabel);
		// A word for nothing, such as N/A, is no number, but the cell is not empty.
		const word = numbers.length === 0 && typeof first?.value === 'string' ? first.value.trim() : '';
		if (word === '' || !(number instanceof CheckFailure))
			return { of, numbers, numberLabel, number };
		const problem = `holds no number (${quoted(word)})`;
		const failure = fieldFailure(numberLabel, problem, number.nextStep);
		return { of, numbers, numberLabel, number: failure };
	};
}

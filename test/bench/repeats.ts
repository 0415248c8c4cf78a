import { findRepeats, type Payee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';
import { markdownTable } from './markdownTable';

/** Sheets of so many rows, and what is in each. */
const SHEETS: Readonly<Record<string, (row: number, rows: number) => readonly [number, string]>> = {
	'every payee once': (row) => [row, `Payee ${row} Kamau`],
	'every payee twice': (row, rows) => [row % (rows / 2), `Payee ${row % (rows / 2)} Kamau`],
	'every number under two names': (row, rows) => [row % (rows / 2), `Payee ${row} Kamau`],
	'one number in every row': (row) => [1, `Payee ${row} Kamau`],
	'one name in every row': (row) => [row, 'Jane Kamau'],
};

function payeesOf(rows: number, sheet: (row: number, rows: number) => readonly [number, string]) {
	return Array.from({ length: rows }, (_, row): Payee => {
		const [number, expectedName] = sheet(row, rows);
		const key = `Mpesa till ${number}`;
		return { row: `row ${row + 2}`, key, number: `till ${number}`, expectedName, isMasked: false };
	});
}

function msOf(payees: readonly Payee[]): number {
	const sinceMs = performance.now();
	findRepeats(payees);
	return performance.now() - sinceMs;
}

const lines = Object.entries(SHEETS).map(([what, sheet]) => {
	const [small, large] = [payeesOf(5_000, sheet), payeesOf(50_000, sheet)];
	// Once before, so that neither pays for what the engine learns.
	msOf(small);
	const [smallMs, largeMs] = [msOf(small), msOf(large)];
	return {
		sheet: what,
		'5,000 rows, ms': smallMs.toFixed(0),
		'50,000 rows, ms': largeMs.toFixed(0),
		ratio: (largeMs / smallMs).toFixed(1),
	};
});
console.log(markdownTable(lines));

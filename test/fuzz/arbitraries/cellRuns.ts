import fc from 'fast-check';
import type { IDataObject, INode } from 'n8n-workflow';
import { z } from 'zod';

import { cellText } from './cells';
import { jsonLiteral } from './json';
import { mostly } from './mostly';

/** The holder of every number, where rows are looked up at a service of these tests. */
export const HOLDER = 'JANE WANJIKU KAMAU';

/** A cell as an item carries it, which is JSON. */
const cell: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 5, arbitrary: cellText },
	{ weight: 3, arbitrary: fc.integer({ min: 0, max: 9_999_999 }) },
	{ weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
	{ weight: 1, arbitrary: jsonLiteral.map(parse) },
);

/**
 * Columns that n8n or this node might take for its own. `$error` is left out: beside `$json` n8n takes
 * the row for a failed one before this node sees it.
 */
const column: fc.Arbitrary<string> = fc.constantFrom(
	'__proto__',
	'constructor',
	'lookup',
	'error',
	'message',
	'pairedItem',
	'outcome',
	'simulated',
	'binary',
	'$json',
	'toString',
);

/** Gives the very object, and no copy of it. */
const itemSchema = z.custom<IDataObject>((value) => typeof value === 'object');

const row: fc.Arbitrary<IDataObject> = fc
	.record({
		number: cell,
		type: mostly(fc.constantFrom('till', 'Pay Bill', 'BUY-GOODS'), cell),
		operator: mostly(fc.constantFrom('Mpesa', 'm-pesa', 'MPESA'), cell),
		expected: mostly(fc.constantFrom('', HOLDER, 'Jane Kamau', 'Peter'), cell),
		columns: fc.array(fc.tuple(column, jsonLiteral), { maxLength: 3 }),
	})
	.map(({ columns, ...cells }) => {
		const more = columns.map(([name, literal]) => `,${JSON.stringify(name)}:${literal}`);
		// Parsed, because only so does `__proto__` become a column and not a prototype.
		return itemSchema.parse(parse(`${JSON.stringify(cells).slice(0, -1)}${more.join('')}}`));
	});

function parse(literal: string): unknown {
	return JSON.parse(literal);
}

/** A run of rows with any cells, in every setting of the node. */
export interface CellRun {
	readonly rows: readonly IDataObject[];
	readonly onError: NonNullable<INode['onError']>;
	readonly includeInput: boolean;
	readonly reuseDuplicates: boolean;
	readonly isTool: boolean;
}

/** Runs of 30 rows. */
export const cellRun: fc.Arbitrary<CellRun> = fc.record({
	rows: fc.array(row, { minLength: 30, maxLength: 30, size: 'max' }),
	onError: mostly(
		fc.constantFrom('continueRegularOutput', 'continueErrorOutput'),
		fc.constant('stopWorkflow'),
	),
	includeInput: fc.boolean(),
	reuseDuplicates: fc.boolean(),
	isTool: fc.boolean(),
});

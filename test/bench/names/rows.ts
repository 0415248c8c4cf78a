import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** What a pair of names is by its data file; the last three where the file says whose the names are, and not the verdict. */
export type Label = 'match' | 'closeMatch' | 'noMatch' | 'same' | 'unsure' | 'different';

/** One labelled pair of names. */
export interface Row {
	expected: string;
	registered: string;
	label: Label;
	kind: string;
	/** Kept aside while rules were written. */
	keptAside: boolean;
}

export interface DataFile {
	title: string;
	rows: Row[];
}

const labelled = z.object({
	expected: z.string(),
	registered: z.string(),
	label: z.enum(['match', 'closeMatch', 'noMatch']),
	kind: z.string().default('person'),
});
/** What a payer should do: pay, look, or not pay. */
const labelOf = { same: 'match', unsure: 'closeMatch', different: 'noMatch' } as const;
const payee = z
	.object({
		expected: z.string(),
		registered: z.string(),
		label: z.enum(['same', 'unsure', 'different']),
		kind: z.string(),
	})
	.transform((row) => ({ ...row, label: labelOf[row.label] }));
const sameOrDifferent = z
	.object({
		name1: z.string(),
		name2: z.string(),
		kind: z.string(),
		is_match: z.enum(['true', 'false']),
	})
	.transform(({ name1: expected, name2: registered, kind, is_match }) => {
		const label: Label = is_match === 'true' ? 'same' : 'different';
		return { expected, registered, label, kind };
	});

/** The labelled pairs of every data file. */
export function readDataFiles() {
	const bench = read('name-bench-dev.csv', sameOrDifferent);
	const ofKind = (kind: string) => bench.filter((row) => row.kind === kind);
	return {
		payees: { title: 'Payees', rows: read('payees-dev.csv', payee) },
		kenya: { title: 'Kenyan payees', rows: read('kenya-dev.csv', labelled) },
		published: { title: 'Published cases', rows: read('published-cases.csv', labelled) },
		persons: { title: 'name-bench, persons', rows: ofKind('person') },
		businesses: { title: 'name-bench, businesses', rows: ofKind('business') },
		institutions: { title: 'Institutions', rows: read('institutions.csv', sameOrDifferent) },
		leftovers: { title: 'Leftovers', rows: read('leftovers.csv', labelled) },
	};
}

function read(file: string, row: z.ZodType<Omit<Row, 'keptAside'>, z.ZodTypeDef, unknown>): Row[] {
	const records: unknown = parse(readFileSync(join(__dirname, 'data', file)), { columns: true });
	const rows = z.array(row).parse(records);
	return rows.map((one) => {
		const keptAside = hash(`${one.expected}\n${one.registered}`) % 10 < 3;
		return { ...one, keptAside };
	});
}

/** 32-bit FNV-1a, so that the split follows the row's text and not its place in the file. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const byte of Buffer.from(text, 'utf8')) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
	return value;
}

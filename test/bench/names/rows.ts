import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** What a pair of names is by its data file; `same` and `different` where the file knows only two. */
export type Label = 'match' | 'closeMatch' | 'noMatch' | 'same' | 'different';

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

const threeLabels = z.object({
	expected: z.string(),
	registered: z.string(),
	label: z.enum(['match', 'closeMatch', 'noMatch']),
	kind: z.string().default('person'),
});
const twoLabels = z.object({
	name1: z.string(),
	name2: z.string(),
	kind: z.string(),
	is_match: z.enum(['true', 'false']),
});

/** Reads the labelled pairs of every data file. */
export function readDataFiles(): {
	kenya: DataFile;
	published: DataFile;
	persons: DataFile;
	businesses: DataFile;
	institutions: DataFile;
	leftovers: DataFile;
} {
	const bench = sameOrDifferent('name-bench-dev.csv');
	return {
		kenya: { title: 'Kenyan payees', rows: labelled('kenya-dev.csv') },
		published: { title: 'Published cases', rows: labelled('published-cases.csv') },
		persons: { title: 'name-bench, persons', rows: bench.filter(({ kind }) => kind === 'person') },
		businesses: {
			title: 'name-bench, businesses',
			rows: bench.filter(({ kind }) => kind === 'business'),
		},
		institutions: { title: 'Institutions', rows: sameOrDifferent('institutions.csv') },
		leftovers: { title: 'Leftovers', rows: labelled('leftovers.csv') },
	};
}

function sameOrDifferent(file: string): Row[] {
	const rows = z.array(twoLabels).parse(records(file));
	return rows.map(({ name1, name2, kind, is_match }) =>
		toRow(name1, name2, is_match === 'true' ? 'same' : 'different', kind),
	);
}

function labelled(file: string): Row[] {
	const rows = z.array(threeLabels).parse(records(file));
	return rows.map(({ expected, registered, label, kind }) =>
		toRow(expected, registered, label, kind),
	);
}

function records(file: string): unknown {
	return parse(readFileSync(join(__dirname, 'data', file)), { columns: true });
}

function toRow(expected: string, registered: string, label: Label, kind: string): Row {
	return {
		expected,
		registered,
		label,
		kind,
		keptAside: hash(`${expected}\n${registered}`) % 10 < 3,
	};
}

/** 32-bit FNV-1a, so that the split follows the row's text and not its place in the file. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const byte of Buffer.from(text, 'utf8')) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
	return value;
}

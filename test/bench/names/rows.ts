import { join } from 'node:path';

import { z } from 'zod';

import { csvRows } from '../../support/csvRows';

/** What a comparison should say of two names; a file may know only whether they are one holder's. */
export type Label = 'match' | 'closeMatch' | 'noMatch';

/** One labelled pair of names. */
export type Row = ReturnType<typeof read>[number];

export interface DataFile {
	title: string;
	rows: Row[];
}

/** What the files call the labels. */
const LABELS: Readonly<Record<string, Label>> = {
	match: 'match',
	closeMatch: 'closeMatch',
	noMatch: 'noMatch',
	// What a payer should do: pay, look, or not pay.
	same: 'match',
	unsure: 'closeMatch',
	different: 'noMatch',
	true: 'match',
	false: 'noMatch',
};

/** The labelled pairs of every data file. */
export function readDataFiles() {
	const bench = read('name-bench-dev.csv');
	const ofKind = (kind: string) => bench.filter((row) => row.kind === kind);
	return {
		payees: { title: 'Payees', rows: read('payees-dev.csv') },
		clerks: { title: 'As clerks type them', rows: read('desk-dev.csv') },
		attacks: { title: 'Attacks', rows: read('attack-dev.csv') },
		kenya: { title: 'Kenyan payees', rows: read('kenya-dev.csv') },
		published: { title: 'Published cases', rows: read('published-cases.csv') },
		persons: { title: 'name-bench, persons', rows: ofKind('person') },
		businesses: { title: 'name-bench, businesses', rows: ofKind('business') },
		institutions: { title: 'Institutions', rows: read('institutions.csv') },
		leftovers: { title: 'Leftovers', rows: read('leftovers.csv') },
	};
}

function read(file: string) {
	return csvRows(join(__dirname, 'data', file), z.record(z.string())).map((record) => {
		const { expected = record['name1'], registered = record['name2'], kind = 'person' } = record;
		// An attack is somebody else's name, made to pass for the payee's.
		const label = LABELS[record['label'] ?? record['is_match'] ?? 'different'];
		if (expected === undefined || registered === undefined || !label)
			throw new Error(`${file} has a row without names or label`);
		// Kept aside while rules were written.
		const keptAside = hash(`${expected}\n${registered}`) % 10 < 3;
		return { expected, registered, label, kind, keptAside, isBody: record['set'] === 'bodies' };
	});
}

/** 32-bit FNV-1a, so that the split follows the row's text and not its place in the file. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const byte of Buffer.from(text, 'utf8')) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
	return value;
}

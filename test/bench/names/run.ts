import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { calibrate, calibrationPlot } from './calibration';
import { ours, rivals, measured, type Contestant } from './contestants';
import { document } from './document';
import { plot } from './plot';
import { recordVerdicts } from './recordedVerdicts';
import { readDataFiles, type Row } from './rows';
import { confusionTable, figuresTable, parts, worstRows } from './tables';

const docs = join(__dirname, '../../../docs');
const comparisons = 100_000;

/** Prints every figure, records the verdicts, and writes docs/name-matching.md and its plot. */
async function run(): Promise<void> {
	const { kenya, published, persons, businesses, institutions, leftovers } = readDataFiles();
	const files = [kenya, published, persons, businesses];
	const others = rivals();
	for (const file of files) {
		for (const [title, keep] of parts) {
			console.log(`\n${file.title}, ${title}`);
			console.log(confusionTable(measured(ours, file.rows.filter(keep))));
		}
	}
	for (const file of [institutions, leftovers]) {
		console.log(`\n${file.title}`);
		console.log(confusionTable(measured(ours, file.rows)));
	}
	const table = figuresTable(files, [ours, ...others]);
	console.log(`\n${table}`);
	console.log(`\n${figuresTable([institutions], [ours, ...others], parts.slice(0, 1))}`);
	console.log(`\nTen worst rows\n${worstRows([...files, institutions, leftovers], 10)}`);
	const speeds = [ours, ...others.filter(({ name }) => name === 'fuzzball WRatio')].map(
		(contestant) => `${contestant.name} ${perSecond(contestant, kenya.rows).toLocaleString('en')}`,
	);
	console.log(`\nComparisons per second on one core: ${speeds.join(', ')}`);

	recordVerdicts();
	const bands = calibrate([...files, institutions]);
	writeFileSync(join(docs, 'name-matching-scores.svg'), calibrationPlot(bands));
	const plotted = [kenya, persons, businesses];
	writeFileSync(join(docs, 'name-matching.svg'), plot(plotted, ours, others));
	const page = join(docs, 'name-matching.md');
	const options = { ...(await resolveConfig(page)), filepath: page };
	writeFileSync(
		page,
		await format(document({ files, institutions, leftovers, bands }, ours, others), options),
	);
}

/** The best of three rounds, because other work on the machine only ever adds time. */
function perSecond(contestant: Contestant, rows: readonly Row[]): number {
	const rounds = [1, 2, 3].map(() => {
		const start = process.cpuUsage();
		for (let i = 0; i < comparisons; i++) {
			const row = rows[i % rows.length];
			if (row) contestant.score(row);
		}
		return comparisons / (process.cpuUsage(start).user / 1e6);
	});
	return Math.round(Math.max(...rounds));
}

void run();

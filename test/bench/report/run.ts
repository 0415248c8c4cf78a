import { performance } from 'node:perf_hooks';

import { made } from '../../report/made';
import { asColumns, asFields } from '../../report/suppliers';
import { failFor } from '../figures';

const ROWS = 5_000;
const MOST_SECONDS = 1;

/** The rows of a month again and again, each with its own number of row. */
function rowsLike(month: ReturnType<typeof asFields>) {
	return Array.from({ length: ROWS }, (_, at) => ({
		...month[at % month.length],
		row_number: at + 2,
	}));
}

const problems: string[] = [];
for (const [format, month] of [
	['fields', asFields()],
	['columns', asColumns()],
] as const) {
	const rows = rowsLike(month);
	const begun = performance.now();
	const used = process.cpuUsage();
	const { html } = made(rows, { sheet: { fileName: 'Payments.xlsx' } });
	const seconds = (performance.now() - begun) / 1_000;
	const { user, system } = process.cpuUsage(used);
	// The time of the processor, because a busy machine makes every run wait.
	const busySeconds = (user + system) / 1_000_000;
	const line = `${ROWS} rows with ${format}: ${seconds.toFixed(2)} s, ${busySeconds.toFixed(2)} s of the processor, page of ${Math.round(html.length / 1_000)} kB`;
	console.log(line);
	if (busySeconds > MOST_SECONDS) problems.push(`${line}, more than ${MOST_SECONDS} s`);
}
process.exitCode = failFor(problems);

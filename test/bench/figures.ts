import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { projectFolder } from '../realN8n/paths';

/** Whether the command was asked for its short form, which writes nothing. */
export function isShort(): boolean {
	return parseArgs({ options: { short: { type: 'boolean' } } }).values.short ?? false;
}

/** Prints figures, and puts them between the markers of a section, if the page (from docs/) has it. */
export async function writeFigures(page: string, section: string, figures: string): Promise<void> {
	const place = join('docs', page);
	const path = join(projectFolder, place);
	const text = await readFile(path, 'utf8');
	const [begin, end] = ['begin', 'end'].map((side) => `<!-- ${side} figures: ${section} -->`);
	const [before, old] = text.split(begin ?? '');
	const [, after] = old?.split(end ?? '') ?? [];
	if (before === undefined || after === undefined) {
		console.log(`${place} has no section for ${section}.`);
		return;
	}
	const written = `${before}${begin}\n\n${figures}\n\n${end}${after}`;
	// A page that is not formatted would fail the next check.
	await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
	console.log(`The figures are in ${place}.`);
}

/** A sentence on where the figures come from; with a load above the number of processors all takes longer. */
export function describeMachine(runs: number): string {
	const [{ model } = { model: 'unknown processor' }, ...others] = cpus();
	const gigabytes = Math.round(totalmem() / 1024 ** 3);
	const day = new Date().toISOString().slice(0, 10);
	const load = loadavg()[2]?.toFixed(1) ?? '0';
	const of = runs === 1 ? 'One run' : `Medians of ${runs} alternating runs`;
	return `${of}, ${day}, on ${others.length + 1} × ${model} with ${gigabytes} GB, service and n8n on the same machine; average load ${load}.`;
}

/** The middle value; between the two middle ones when there is an even number. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
	const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
	return (lower + upper) / 2;
}

/** A count with its thousands apart. */
export function number(value: number): string {
	return Math.round(value).toLocaleString('en-US');
}

/** A time in ms, as seconds. */
export function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}

import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectFolder } from '../realN8n/paths';

/** Puts figures between the markers of a section of a page (from docs/). */
export async function writeFigures(page: string, section: string, figures: string): Promise<void> {
	const path = join(projectFolder, 'docs', page);
	const text = await readFile(path, 'utf8');
	const [begin, end] = ['begin', 'end'].map((side) => `<!-- ${side} figures: ${section} -->`);
	const [before, old] = text.split(begin ?? '');
	const [, after] = old?.split(end ?? '') ?? [];
	if (after === undefined) throw new Error(`${path} has no section for ${section}.`);
	const written = `${before}${begin}\n\n${figures}\n\n${end}${after}`;
	// A page that is not formatted would fail the next check.
	await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}

/** Prints what must hold and does not; returns the exit code of the command. */
export function failFor(problems: readonly string[]): number {
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
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

/** The middle value of an odd number of them. */
export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** A count with its thousands apart. */
export function number(value: number): string {
	return Math.round(value).toLocaleString('en-US');
}

/** A time in ms, as seconds. */
export function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}

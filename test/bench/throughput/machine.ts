import { cpus, loadavg, totalmem } from 'node:os';

/** Two sentences on where the figures come from. */
export function describeMachine(runs: number): string {
	const [{ model } = { model: 'unknown processor' }, ...others] = cpus();
	const gigabytes = Math.round(totalmem() / 1024 ** 3);
	const day = new Date().toISOString().slice(0, 10);
	const load = loadavg()[2]?.toFixed(1) ?? '0';
	const of = runs === 1 ? 'One run' : `Medians of ${runs} alternating runs`;
	return `${of}, ${day}, on ${others.length + 1} × ${model} with ${gigabytes} GB, service and n8n on the same machine. The average load was ${load} (other work included): above the number of processors, everything inside n8n takes longer than it would on a machine of its own.`;
}

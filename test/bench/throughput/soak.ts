import { cleanUp, runCommand } from '../../realN8n/cleanup';
import { describeMachine, failFor, isShort } from '../figures';
import { median, number, seconds } from '../figures';
import { BenchN8n, type Measurement } from './benchN8n';
import type { Subject } from './rowsWorkflow';

const parallel = 50;

type Figure = (run: Measurement) => number;

// npm run soak; with --short fewer rows, and one round.
void runCommand(async () => {
	const short = isShort();
	const [rows, rounds] = short ? [5_000, 1] : [50_000, 3];
	const distinct = rows / 5;
	/** In an n8n of its own, so that neither subject starts with the other's memory. */
	const soak = async (subject: Subject): Promise<Measurement> => {
		const run = await (await BenchN8n.start()).measure({ subject, rows, distinct });
		await cleanUp();
		return run;
	};
	const [bare, soaked]: [Measurement[], Measurement[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		bare.push(await soak('Edit Fields'));
		soaked.push(await soak({ parallel }));
	}
	const problems = soaked.flatMap(({ lost, unchecked, stats: { lookups, tokenRequests } }) => [
		...lost,
		...unchecked,
		...(lookups === distinct ? [] : [`${lookups} lookups for ${distinct} numbers`]),
		...(tokenRequests === 1 ? [] : [`${tokenRequests} token requests`]),
	]);
	const middle = (runs: readonly Measurement[], figure: Figure): number => median(runs.map(figure));
	const both = (show: (value: number) => string, figure: Figure): string =>
		`${show(middle(soaked, figure))} (Edit Fields ${show(middle(bare, figure))})`;
	const peak: Figure = ({ peakMb }) => peakMb;
	const [took, memory] = [both(seconds, ({ ms }) => ms), both((mb) => `${number(mb)} MB`, peak)];
	const silence = both(seconds, (run) => run.longestSilenceMs);
	const figures = `${number(rows)} rows, ${number(distinct)} different numbers: ${took}; memory ${memory}; longest time in which n8n answered nobody ${silence}.`;
	console.log(
		`\n${figures} ${parallel} in flight, service without delay. ${describeMachine(rounds)}\n`,
	);
	// More than 20 KB would not be bounded by what the rows themselves need.
	if (!short && (middle(soaked, peak) - middle(bare, peak)) * 1024 > 20 * rows)
		problems.push('Too much memory');
	return failFor(problems);
});

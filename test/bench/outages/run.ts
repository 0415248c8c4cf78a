import { runCommand } from '../../realN8n/cleanup';
import { outages, type Fault, type FaultPlan, type Outage, type Simulator } from '../../simulator';
import { failFor, isShort, number, seconds } from '../figures';
import { BenchN8n } from '../throughput/benchN8n';
import { everyTillHeld } from '../throughput/rows';

const parallel = 25;
/** Requests that a service which is out may get beyond those of the rows under way. */
const beyond = 200;

const forms = {
	long: { rows: 10_000, lengthsMs: [1_000, 3_000, 20_000, 12_000, 8_000], timeoutMs: 5_000 },
	short: { rows: 1_500, lengthsMs: [1_000, 1_000, 4_000, 3_000, 2_000], timeoutMs: 2_000 },
};

const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

/** The five ways of being out, in their order. */
const ways: ReadonlyArray<Pick<Outage, 'as' | 'of'> & { title: string; killsTokens?: true }> = [
	{ title: 'HTTP 503 from everything', as: down },
	{ title: 'connections are reset', as: { kind: 'resetBeforeAnswer' } },
	{ title: 'connections are refused', as: 'refused' },
	{
		title: 'every token is dead, and the token endpoint answers HTTP 503',
		as: down,
		of: ['token'],
		killsTokens: true,
	},
	{ title: 'replies go silent after their headers', as: { kind: 'silentAfterHead' } },
];

// npm run soak:outages; with --short a minute. The service names a holder for each till, and is out five times, spread over the rows.
void runCommand(async () => {
	const { rows, lengthsMs, timeoutMs } = forms[isShort() ? 'short' : 'long'];
	const planned = ways.map((way, index) => ({
		...way,
		fromLookup: Math.ceil((rows * (index + 1)) / (ways.length + 1)),
		forMs: lengthsMs[index] ?? 1000,
	}));
	const begun: string[] = [];
	const planFor = (service: Simulator): FaultPlan => {
		const plan = outages(service, planned, ({ title, killsTokens }) => {
			if (killsTokens) service.expireAllTokens();
			begun.push(title);
		});
		return (request) => plan(request) ?? everyTillHeld(request);
	};
	const n8n = await BenchN8n.start();
	// The service is some way off, as it really is.
	const sheet = { parallel, timeoutMs, rows, distinct: rows, options: { latencyMs: 20 } };
	const { ms, lost, unchecked, stats } = await n8n.measure({ ...sheet, planFor });
	const again = stats.lookups - rows;
	console.log(`\n${number(rows)} rows in ${seconds(ms)}. Out: ${begun.join('; ')}.`);
	console.log(`${number(again)} more lookups, ${stats.tokenRequests} token calls.\n`);
	return failFor([
		...lost,
		...unchecked,
		...(begun.length === ways.length ? [] : ['Not every outage came to pass']),
		...(again <= ways.length * (beyond + parallel) ? [] : [`${again} lookups too many`]),
	]);
});

import { BenchN8n } from '../bench/throughput/benchN8n';
import { everyTillHeld } from '../bench/throughput/rows';
import { outages, type Fault, type FaultPlan, type Outage, type Simulator } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { sharedN8n } from './support/sharedN8n';

const live = useLiveN8n();
const rows = 1_500;
const parallel = 25;
/** Requests that a service which is out may get beyond those of the rows under way. */
const beyond = 200;

const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
const ways: ReadonlyArray<Omit<Outage, 'fromLookup'> & { killsTokens?: true }> = [
	{ as: down, forMs: 1_000 },
	{ as: { kind: 'resetBeforeAnswer' }, forMs: 1_000 },
	{ as: 'refused', forMs: 4_000 },
	{ as: down, of: ['token'], killsTokens: true, forMs: 3_000 },
	{ as: { kind: 'silentAfterHead' }, forMs: 2_000 },
];

test('a service that is out in five ways during a run costs no row', async () => {
	const planned = ways.map((way, at) => ({
		...way,
		fromLookup: Math.ceil((rows * (at + 1)) / (ways.length + 1)),
	}));
	let begun = 0;
	const planFor = (service: Simulator): FaultPlan => {
		const plan = outages(service, planned, ({ killsTokens }) => {
			if (killsTokens) service.expireAllTokens();
			begun++;
		});
		return (request) => plan(request) ?? everyTillHeld(request);
	};
	const n8n = new BenchN8n(sharedN8n().folder, live());
	// The service is some way off, as it really is.
	const sheet = { parallel, timeoutMs: 2_000, rows, distinct: rows, options: { latencyMs: 20 } };
	const { lost, unchecked, stats } = await n8n.measure({ ...sheet, planFor });
	expect([...lost, ...unchecked]).toEqual([]);
	expect(begun).toBe(ways.length);
	expect(stats.lookups - rows).toBeLessThanOrEqual(ways.length * (beyond + parallel));
});

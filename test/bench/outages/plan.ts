import { outages, type Fault, type FaultPlan, type Outage, type Simulator } from '../../simulator';
import { everyTillHeld } from '../throughput/rows';

/** What one outage of a soak was like. */
export interface OutageRecord {
	readonly title: string;
	readonly forMs: number;
	/** Lookups and token requests that came in meanwhile; what the closed port refuses is not seen. */
	requests: number;
	/** When the service answered again for the first time, in ms after the end of the outage. */
	backAfterMs?: number;
}

const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

/** The five ways of being out, in their order. */
const ways: ReadonlyArray<Pick<Outage, 'as' | 'of'> & { title: string; killsTokens?: true }> = [
	{ title: 'HTTP 503 from everything', as: down },
	{ title: 'Connections are reset', as: { kind: 'resetBeforeAnswer' } },
	{ title: 'Connections are refused', as: 'refused' },
	{
		title: 'Every token is dead, and the token endpoint answers HTTP 503',
		as: down,
		of: ['token'],
		killsTokens: true,
	},
	{ title: 'Replies go silent after their headers', as: { kind: 'silentAfterHead' } },
];

/**
 * A service that names a holder for each till, and is out five times, spread over the rows.
 * @param records what each outage is like; grows as they begin
 */
export function fiveOutages(
	simulator: Simulator,
	rows: number,
	lengthsMs: readonly number[],
	records: OutageRecord[],
): FaultPlan {
	const planned = ways.map((way, index) => ({
		...way,
		fromLookup: Math.ceil((rows * (index + 1)) / (ways.length + 1)),
		forMs: lengthsMs[index] ?? 1000,
	}));
	let endsAtMs = 0;
	const outagePlan = outages(simulator, planned, (beginsAtMs, outage) => {
		const way = planned.find(({ fromLookup }) => fromLookup === outage.fromLookup);
		if (way?.killsTokens) simulator.expireAllTokens();
		records.push({ title: way?.title ?? '', forMs: outage.forMs, requests: 0 });
		endsAtMs = beginsAtMs + outage.forMs;
	});
	return (request) => {
		const fault = outagePlan(request);
		const latest = records.at(-1);
		if (latest && Date.now() < endsAtMs) latest.requests++;
		else if (latest && !fault) latest.backAfterMs ??= Date.now() - endsAtMs;
		return fault ?? everyTillHeld(request);
	};
}

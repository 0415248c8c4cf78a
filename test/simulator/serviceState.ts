import type { SimulatorAccount } from './account';
import type { FaultPlan } from './faults';
import type { Payouts } from './payouts';
import type { Statistics } from './statistics';
import type { TokenIssuer } from './tokens';

/** What the endpoints of one simulator share. */
export interface ServiceState {
	readonly account: SimulatorAccount;
	readonly tokens: TokenIssuer;
	readonly statistics: Statistics;
	readonly payouts: Payouts;
	/** Lookups in flight above this are answered 429. */
	readonly maxConcurrent: number;
	/** How long the `slow` fault waits when it names no time, in ms. */
	readonly slowMs: number;
	/** Where redirects lead that name no place; they keep their path. */
	readonly redirectOrigin: string;
	/** How long every answer waits, in ms. */
	latencyMs: number;
	plan: FaultPlan | undefined;
}

import type { SimulatorAccount } from './account';
import type { FaultPlan } from './faults';
import type { Payouts } from './payouts';
import type { RateLimiter } from './rateLimiter';
import type { SimulatorOptions } from './simulator';
import type { Statistics } from './statistics';
import type { TokenIssuer } from './tokens';

/** What the endpoints of one simulator share. */
export interface ServiceState extends Required<Pick<SimulatorOptions, 'maxConcurrent'>> {
	readonly account: SimulatorAccount;
	readonly tokens: TokenIssuer;
	readonly statistics: Statistics;
	readonly payouts: Payouts;
	readonly rateLimiter: RateLimiter | undefined;
	/** Where redirects lead that name no place; they keep their path. */
	readonly redirectOrigin: string;
	/** How long every answer waits, in ms. */
	latencyMs: number;
	plan: FaultPlan | undefined;
}

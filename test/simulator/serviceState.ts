import type { SimulatorAccount } from './account';
import type { UsualAnswer } from './answers';
import { faultyDelivery, plainDelivery, type Delivery } from './delivery';
import type { Fault, FaultPlan } from './faults';
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
	/** Where redirects lead, without a path. */
	readonly redirectOrigin: string;
	/** How long every answer waits, in ms. */
	latencyMs: number;
	plan: FaultPlan | undefined;
}

/**
 * The usual answer, or what a fault makes of it.
 * @param state the simulator's state
 * @param rawPath the request's path, which redirects keep
 */
export function deliveryOf(
	state: ServiceState,
	usual: UsualAnswer,
	fault: Fault | undefined,
	rawPath: string,
): Delivery {
	if (fault === undefined) return plainDelivery(usual);
	const redirectTarget = state.redirectOrigin + rawPath;
	return faultyDelivery(fault, usual, { slowMs: state.slowMs, redirectTarget });
}

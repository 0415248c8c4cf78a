import type { Fault, FaultPlan, PlannedRequest } from './faults';
import type { Simulator } from './simulator';

/** A stretch of time in which the service, or a part of it, does not answer. */
export interface Outage {
	/** It begins with this lookup, counted from 1; 0 is the first token call. */
	readonly fromLookup: number;
	readonly forMs: number;
	/** `refused` closes the port itself, for all endpoints. */
	readonly as: Fault | 'refused';
	/** Which endpoints have the fault; all of them when absent. */
	readonly of?: ReadonlyArray<PlannedRequest['kind']> | undefined;
}

export function outage(simulator: Simulator, { fromLookup, forMs, as, of }: Outage): FaultPlan {
	let endsAtMs: number | undefined;
	return ({ kind, sequence }) => {
		if (endsAtMs === undefined && sequence >= fromLookup) {
			endsAtMs = Date.now() + forMs;
			if (as === 'refused') simulator.refuseFor(forMs);
		}
		if (endsAtMs === undefined || Date.now() >= endsAtMs) return undefined;
		// What is on its way when the port closes is reset with its connection.
		if (as === 'refused') return { kind: 'resetBeforeAnswer' };
		return !of || of.includes(kind) ? as : undefined;
	};
}

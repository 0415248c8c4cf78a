import type { Fault, FaultPlan, PlannedRequest } from './faults';
import type { Simulator } from './simulator';

/** A stretch of time in which the service, or a part of it, does not answer. */
export interface Outage {
	/** It begins with this lookup, counted from 1 since the start or the last reset of the counts. */
	readonly fromLookup: number;
	readonly forMs: number;
	/** `refused` closes the port itself, for all endpoints. */
	readonly as: Fault | 'refused';
	/** Which endpoints have the fault; all of them when absent. */
	readonly of?: ReadonlyArray<PlannedRequest['kind']>;
}

/** A plan of outages: each waits for its lookup and for the end of the one before. */
export function outages(simulator: Simulator, outages: readonly Outage[]): FaultPlan {
	const ahead = [...outages];
	let present: { readonly outage: Outage; readonly endsAtMs: number } | undefined;
	return ({ kind, sequence }) => {
		const nowMs = Date.now();
		if (present && nowMs >= present.endsAtMs) present = undefined;
		const next = ahead[0];
		if (!present && next && kind !== 'token' && sequence >= next.fromLookup) {
			ahead.shift();
			present = { outage: next, endsAtMs: nowMs + next.forMs };
			if (next.as === 'refused') void simulator.refuseFor(next.forMs);
		}
		if (!present) return undefined;
		const { as, of } = present.outage;
		// What is on its way when the port closes is reset with its connection.
		if (as === 'refused') return { kind: 'resetBeforeAnswer' };
		return of === undefined || of.includes(kind) ? as : undefined;
	};
}

/** A plan in which only the token endpoint is out, from one of its requests on, counted from 1. */
export function tokenOutageFrom(fromAttempt: number, forMs: number, fault: Fault): FaultPlan {
	let endsAtMs = Infinity;
	return ({ kind, attempt }) => {
		if (kind !== 'token' || attempt < fromAttempt) return undefined;
		if (endsAtMs === Infinity) endsAtMs = Date.now() + forMs;
		return Date.now() < endsAtMs ? fault : undefined;
	};
}

import { defaultAccount, type SimulatorAccount } from './account';
import { createApplication } from './application';
import { startElsewhere } from './elsewhere';
import type { FaultPlan } from './faults';
import { Payouts, type PayoutRecord } from './payouts';
import type { ServiceState } from './serviceState';
import { Statistics, type SimulatorStats } from './statistics';
import { TokenIssuer } from './tokens';

/** How a simulator is set up; everything has a default. */
export interface SimulatorOptions {
	/** 0, the default, takes a free port. */
	readonly port?: number;
	/** How long every answer waits, in ms; 0 when absent. */
	readonly latencyMs?: number;
	/** How long the `slow` fault waits when it names no time, in ms; 3000 when absent. */
	readonly slowMs?: number;
	/** Whole seconds; 3599 when absent. */
	readonly tokenLifetimeSeconds?: number;
	/** Put before every path, such as `/io`. */
	readonly pathPrefix?: string;
	/** What differs from the default account. */
	readonly account?: Partial<SimulatorAccount>;
	/** Lookups in flight above this are answered 429; unlimited when absent. */
	readonly maxConcurrent?: number;
}

/** A running stand-in for the service. */
export interface Simulator {
	/** The origin and the path prefix, without a slash at the end. */
	readonly baseUrl: string;
	readonly account: SimulatorAccount;
	/** A copy of what has been counted so far. */
	readonly stats: SimulatorStats;
	/** A copy of what the stand-in payout endpoint, `/payouts`, has paid so far. */
	readonly payouts: PayoutRecord;
	/** Counts anew, attempts of fault plans and magic numbers included, and forgets payouts. */
	resetStats(): void;
	/** Asked about every request; undefined ends the plan. */
	setFaultPlan(plan: FaultPlan | undefined): void;
	/** How long every answer waits from now on, in ms. */
	setLatency(ms: number): void;
	/**
	 * Closes the port for so many ms, at once: connections are refused, and those that stand are reset.
	 * Resolves when the same port is open again.
	 */
	refuseFor(ms: number): Promise<void>;
	/** Every token issued so far is answered as expired. */
	expireAllTokens(): void;
	/** Ends all connections and frees the port; calling it again changes nothing. */
	close(): Promise<void>;
}

/** Starts a stand-in for the whole service on 127.0.0.1 (service description 1 to 8); throws when the port is taken. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
	const statistics = new Statistics();
	const payouts = new Payouts();
	const elsewhere = await startElsewhere((withAuthorization) => {
		statistics.elsewhereReached(withAuthorization);
	});
	const account = { ...defaultAccount, ...options.account };
	const state: ServiceState = {
		account,
		statistics,
		payouts,
		tokens: new TokenIssuer(options.tokenLifetimeSeconds ?? 3599),
		maxConcurrent: options.maxConcurrent ?? Infinity,
		slowMs: options.slowMs ?? 3000,
		redirectOrigin: elsewhere.origin,
		latencyMs: options.latencyMs ?? 0,
		plan: undefined,
	};
	const prefix = normalPrefix(options.pathPrefix);
	const { app, refuseFor, closeApp } = createApplication(state, prefix);
	let origin: string;
	try {
		origin = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
	} catch (error) {
		await Promise.all([closeApp(), elsewhere.close()]);
		throw error;
	}

	let closed: Promise<unknown> | undefined;
	return {
		baseUrl: origin + prefix,
		account,
		get stats() {
			return statistics.snapshot();
		},
		get payouts() {
			return payouts.snapshot();
		},
		resetStats() {
			statistics.reset();
			payouts.reset();
		},
		setFaultPlan(plan) {
			state.plan = plan;
		},
		setLatency(ms) {
			state.latencyMs = ms;
		},
		refuseFor,
		expireAllTokens() {
			state.tokens.expireAll();
		},
		async close() {
			closed ??= Promise.all([closeApp(), elsewhere.close()]);
			await closed;
		},
	};
}

function normalPrefix(prefix: string | undefined): string {
	const path = (prefix ?? '').replace(/^\/+|\/+$/g, '');
	return path === '' ? '' : `/${path}`;
}

import { defaultAccount, type SimulatorAccount } from './account';
import { createApplication } from './application';
import { startElsewhere } from './elsewhere';
import type { FaultPlan } from './faults';
import { Payouts } from './payouts';
import { RateLimiter, type RateLimit } from './rateLimiter';
import type { ServiceState } from './serviceState';
import { Statistics } from './statistics';
import { TokenIssuer } from './tokens';

/** How a simulator is set up; everything has a default. */
export interface SimulatorOptions {
	/** 0, the default, takes a free port. */
	readonly port?: number;
	/** How long every answer waits, in ms; 0 when absent. */
	readonly latencyMs?: number;
	/** Whole seconds; 3599 when absent. */
	readonly tokenLifetimeSeconds?: number;
	/** Whether a new token ends the ones before, as some services have it. */
	readonly oneLiveToken?: boolean;
	/** What differs from the default one. */
	readonly account?: Partial<SimulatorAccount>;
	/** Lookups in flight above this are answered 429; unlimited when absent. */
	readonly maxConcurrent?: number;
	/** Lookups beyond this rate are answered 429; unlimited when absent. */
	readonly rateLimit?: RateLimit;
}

/** A running stand-in for the services. */
export type Simulator = Awaited<ReturnType<typeof startSimulator>>;

/**
 * Starts a stand-in for both services on one port of 127.0.0.1: the gateway (service description 1 to 8)
 * with its two logins, and Daraja; throws when the port is taken.
 */
export async function startSimulator(options: SimulatorOptions = {}) {
	const statistics = new Statistics();
	const payouts = new Payouts();
	const elsewhere = await startElsewhere(statistics);
	const account: SimulatorAccount = { ...defaultAccount, ...options.account };
	const state: ServiceState = {
		account,
		statistics,
		payouts,
		tokens: new TokenIssuer(options.tokenLifetimeSeconds ?? 3599, options.oneLiveToken),
		maxConcurrent: options.maxConcurrent ?? Infinity,
		rateLimiter: options.rateLimit && new RateLimiter(options.rateLimit),
		redirectOrigin: elsewhere.origin,
		latencyMs: options.latencyMs ?? 0,
		plan: undefined,
	};
	const { app, refuseFor, closeApp } = createApplication(state);
	let closed: Promise<unknown> | undefined;
	/** Ends all connections and frees the port; calling it again changes nothing. */
	const close = async (): Promise<void> => {
		closed ??= Promise.all([closeApp(), elsewhere.close()]);
		await closed;
	};
	const address = { host: '127.0.0.1', port: options.port ?? 0 };
	const origin = await app.listen(address).catch(async (error: unknown) => {
		await close();
		throw error;
	});
	return {
		/** The origin, without a slash at the end. */
		baseUrl: origin,
		account,
		/** A copy of what has been counted so far. */
		get stats() {
			return statistics.snapshot();
		},
		/** A copy of what the stand-in payout endpoint, `/payouts`, has paid so far. */
		get payouts() {
			return payouts.snapshot();
		},
		/** Counts anew, attempts of fault plans and magic numbers included, and forgets payouts. */
		resetStats: (): void => {
			statistics.reset();
			payouts.reset();
		},
		/** Asked about every request; undefined ends the plan. */
		setFaultPlan: (plan: FaultPlan | undefined): void => {
			state.plan = plan;
		},
		/** How long every answer waits from now on, in ms. */
		setLatency: (ms: number): void => {
			state.latencyMs = ms;
		},
		/** Closes the port for so many ms, and resets what stands; resolves when the same port is open again. */
		refuseFor,
		/** Every token issued so far is answered as expired. */
		expireAllTokens: (): void => {
			state.tokens.expireAll();
		},
		close,
	};
}

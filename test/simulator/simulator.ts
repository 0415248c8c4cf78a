import { defaultAccount, type SimulatorAccount } from './accountKinds';
import { createApplication, createElsewhere } from './application';
import { Door } from './door';
import type { FaultPlan } from './faults';
import { listen } from './listen';
import { Payouts } from './payouts';
import { Statistics } from './statistics';
import { TokenIssuer } from './tokens';

export interface SimulatorOptions {
	/** A free one when absent. */
	readonly port?: number;
	/** How long every answer waits. */
	readonly latencyMs?: number;
	/** Whole seconds; 3599 when absent. */
	readonly tokenLifetimeSeconds?: number;
	/** Whether a new token ends the ones before, as some services have it. */
	readonly oneLiveToken?: boolean;
	/** What differs from the default one. */
	readonly account?: Partial<SimulatorAccount>;
}

export type Simulator = Awaited<ReturnType<typeof startSimulator>>;

/** What the endpoints of one simulator share. */
export interface ServiceState {
	readonly account: SimulatorAccount;
	readonly tokens: TokenIssuer;
	readonly statistics: Statistics;
	readonly payouts: Payouts;
	/** Where redirects lead; they keep their path. */
	readonly redirectOrigin: string;
	latencyMs: number;
	plan: FaultPlan | undefined;
}

/** Starts a stand-in for the gateway and Daraja on one port of 127.0.0.1; throws when the port is taken. */
export async function startSimulator(options: SimulatorOptions = {}) {
	const statistics = new Statistics();
	const payouts = new Payouts();
	const elsewhere = createElsewhere(statistics);
	const state: ServiceState = {
		account: { ...defaultAccount, ...options.account },
		statistics,
		payouts,
		tokens: new TokenIssuer(options.tokenLifetimeSeconds ?? 3599, options.oneLiveToken ?? false),
		redirectOrigin: `http://${await listen(elsewhere)}`,
		latencyMs: options.latencyMs ?? 0,
		plan: undefined,
	};
	const app = createApplication(state);
	const doors = [new Door(app), new Door(elsewhere)] as const;
	let closed: Promise<unknown> | undefined;
	/** Ends all connections and frees the port; may be called again. */
	const close = async (): Promise<void> => {
		await (closed ??= Promise.all(doors.map((door) => door.close())));
	};
	const host = await listen(app, options.port).catch(async (error: unknown) => {
		await close();
		throw error;
	});
	return {
		baseUrl: `http://${host}`,
		account: state.account,
		get stats() {
			return statistics.snapshot();
		},
		get payouts() {
			return payouts.snapshot();
		},
		/** Counts anew, attempts of fault plans and magic numbers included, and forgets payouts. */
		resetStats: (): void => {
			statistics.reset();
			payouts.reset();
		},
		setFaultPlan: (plan: FaultPlan | undefined): void => {
			state.plan = plan;
		},
		setLatency: (ms: number): void => {
			state.latencyMs = ms;
		},
		/** Closes the port for so many ms, and resets what stands. */
		refuseFor: (ms: number): void => {
			doors[0].closeFor(ms);
		},
		/** Every token issued so far is answered as expired. */
		expireAllTokens: (): void => {
			state.tokens.expireAll();
		},
		close,
	};
}

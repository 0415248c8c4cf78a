import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** What an endpoint is for; absent where it is neither, and where there is no endpoint. */
		kind?: 'token' | 'lookup';
	}
}

const SECRET: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);
const MOST_RECENT = 1000;

/** A request as it may be shown: of the Authorization header only the scheme is kept, of cookies nothing. */
const recordOf = ({ method, headers, routeOptions, raw: { url = '' } }: FastifyRequest) => ({
	kind: routeOptions.config.kind ?? 'other',
	method,
	/** The path and query exactly as they came over the wire. */
	rawPath: url,
	authorization: /^(?:Basic|Bearer)(?= )/.exec(headers.authorization ?? '')?.[0] ?? 'none',
	headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET.has(name))),
});

const counters = () => ({
	tokenRequests: 0,
	/** Token requests answered with an error because of their key, login or form. */
	tokenRefusals: 0,
	lookups: 0,
	/** Lookups whose bearer token was missing, invalid or expired. */
	bearerRefusals: 0,
	/** Lookups answered 429 because more came than are taken, at once or in a second. */
	turnedAway: 0,
	/** Distinct connections that carried a request. */
	connections: 0,
	mostInFlight: 0,
});

/** What has happened since the start or the last reset. */
export type SimulatorStats = Readonly<ReturnType<Statistics['snapshot']>>;

/** Counts what arrives, at both services together. Reads are copies, so a kept one does not change. */
export class Statistics {
	counts = counters();
	private perAccount = new Map<string, number>();
	private sockets = new WeakSet<Socket>();
	private recent: Array<ReturnType<typeof recordOf>> = [];
	private elsewhere = { requests: 0, withAuthorization: 0 };
	private readonly flying = new Set<ServerResponse>();

	/** Every request of any kind goes through here first. */
	requestReceived(request: FastifyRequest): void {
		const { socket } = request.raw;
		if (!this.sockets.has(socket)) this.counts.connections++;
		this.sockets.add(socket);
		this.recent.push(recordOf(request));
		if (this.recent.length > MOST_RECENT) this.recent.shift();
	}

	/** How many lookups have neither ended nor lost their connection. */
	get inFlight(): number {
		for (const response of this.flying) {
			const { socket, writableFinished } = response;
			// The client's own end comes before its connection closes, and ends the flight as well.
			const isGone = !socket || socket.destroyed || socket.readableEnded;
			if (isGone || writableFinished) this.flying.delete(response);
		}
		return this.flying.size;
	}

	/** A request reached the port that redirects lead to. */
	elsewhereReached(withAuthorization: boolean): void {
		this.elsewhere.requests++;
		if (withAuthorization) this.elsewhere.withAuthorization++;
	}

	/**
	 * Counts a lookup as in flight until its answer has ended or its connection is gone.
	 * @returns how often this account was asked for, and all lookups so far, this one included
	 */
	lookupReceived(kind: AccountType, number: string, response: ServerResponse) {
		const account = `${kind}/${number}`;
		const attempt = (this.perAccount.get(account) ?? 0) + 1;
		this.perAccount.set(account, attempt);
		this.flying.add(response);
		this.counts.mostInFlight = Math.max(this.counts.mostInFlight, this.inFlight);
		return { attempt, sequence: ++this.counts.lookups };
	}

	/** A copy of everything counted. */
	snapshot() {
		return {
			...this.counts,
			/** How often each account was asked for, under `till/4738534` or `paybill/900010`. */
			lookupsPerAccount: Object.fromEntries(this.perAccount),
			/** Lookups received whose answer has not ended and whose connection still stands. */
			inFlight: this.inFlight,
			/** The last requests of any kind, oldest first, at most 1000. */
			recentRequests: [...this.recent],
			/** Requests that followed a redirect to the other port, and how many brought an Authorization header. */
			elsewhere: { ...this.elsewhere },
		};
	}

	/** Starts counting anew; lookups in flight stay in flight. */
	reset(): void {
		this.counts = { ...counters(), mostInFlight: this.inFlight };
		this.perAccount = new Map();
		this.sockets = new WeakSet();
		this.recent = [];
		this.elsewhere = { requests: 0, withAuthorization: 0 };
	}
}

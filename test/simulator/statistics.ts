import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

const MOST_RECENT = 1000;

/** A request with its path and query exactly as they came over the wire. */
function recordOf({ method, headers, url: rawPath = '' }: IncomingMessage) {
	return { method, rawPath, headers };
}

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
	/** Requests that followed a redirect to the other port, and how many brought an Authorization header. */
	elsewhere: { requests: 0, withAuthorization: 0 },
});

/** What has happened since the start or the last reset. */
export type SimulatorStats = ReturnType<Statistics['snapshot']>;

/** Counts what arrives, at both services together. */
export class Statistics {
	counts = counters();
	private perAccount: Record<string, number> = {};
	private sockets = new WeakSet<Socket>();
	private recent: Array<ReturnType<typeof recordOf>> = [];
	private readonly flying = new Set<ServerResponse>();

	/** Every request of any kind goes through here first. */
	requestReceived(request: IncomingMessage): void {
		const { socket } = request;
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

	/** Counts a lookup; returns how often this account was asked for, and all lookups so far, this one included. */
	lookupReceived(kind: NumberType, number: string, response: ServerResponse) {
		const account = `${kind}/${number}`;
		const attempt = (this.perAccount[account] ?? 0) + 1;
		this.perAccount[account] = attempt;
		this.flying.add(response);
		this.counts.mostInFlight = Math.max(this.counts.mostInFlight, this.inFlight);
		return { attempt, sequence: ++this.counts.lookups };
	}

	/** A copy of everything counted, so that a kept one does not change. */
	snapshot() {
		return {
			...structuredClone(this.counts),
			/** How often each account was asked for, under `till/4738534` or `paybill/900010`. */
			lookupsPerAccount: { ...this.perAccount },
			/** Lookups received whose answer has not ended and whose connection still stands. */
			inFlight: this.inFlight,
			/** The last requests of any kind, oldest first, at most 1000. */
			recentRequests: [...this.recent],
		};
	}

	/** Starts counting anew; lookups in flight stay in flight. */
	reset(): void {
		this.counts = { ...counters(), mostInFlight: this.inFlight };
		this.perAccount = {};
		this.sockets = new WeakSet();
		this.recent = [];
	}
}

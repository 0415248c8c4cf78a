import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

const MOST_RECENT = 1000;

function recordOf({ method, headers, url: rawPath = '' }: IncomingMessage) {
	return { method, rawPath, headers };
}

const counters = () => ({
	tokenRequests: 0,
	/** Token requests answered with an error because of their key, login or form. */
	tokenRefusals: 0,
	lookups: 0,
	bearerRefusals: 0,
	/** Lookups answered 429 because more came than are taken, at once or in a second. */
	turnedAway: 0,
	connections: 0,
	mostInFlight: 0,
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

	requestReceived(request: IncomingMessage): void {
		const { socket } = request;
		if (!this.sockets.has(socket)) this.counts.connections++;
		this.sockets.add(socket);
		this.recent.push(recordOf(request));
		if (this.recent.length > MOST_RECENT) this.recent.shift();
	}

	get inFlight(): number {
		for (const response of this.flying) {
			const { socket, writableFinished } = response;
			// The client's own end comes before its connection closes, and ends the flight as well.
			const isGone = !socket || socket.destroyed || socket.readableEnded;
			if (isGone || writableFinished) this.flying.delete(response);
		}
		return this.flying.size;
	}

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
			lookupsPerAccount: { ...this.perAccount },
			inFlight: this.inFlight,
			recentRequests: [...this.recent],
		};
	}

	reset(): void {
		this.counts = { ...counters(), mostInFlight: this.inFlight };
		this.perAccount = {};
		this.sockets = new WeakSet();
		this.recent = [];
	}
}

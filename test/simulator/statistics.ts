import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { recordRequest, type RecordedRequest } from './recordedRequest';

/** What has happened since the start or the last reset. */
export interface SimulatorStats {
	readonly tokenRequests: number;
	/** Token requests answered with an error because of their key, login or form. */
	readonly tokenRefusals: number;
	readonly lookups: number;
	/** How often each account was asked for, under `till/4738534` or `paybill/900010`. */
	readonly lookupsPerAccount: Readonly<Record<string, number>>;
	/** Lookups whose bearer token was missing, invalid or expired. */
	readonly bearerRefusals: number;
	/** Lookups answered 429 because more than `maxConcurrent` were in flight. */
	readonly turnedAway: number;
	/** Distinct connections that carried a request. */
	readonly connections: number;
	/** Lookups received whose answer has not ended and whose connection still stands. */
	readonly inFlight: number;
	readonly mostInFlight: number;
	/** The last requests of any kind, oldest first, at most 1000. */
	readonly recentRequests: readonly RecordedRequest[];
	/** Requests that followed a redirect to the other port, and how many brought an Authorization header. */
	readonly elsewhere: { readonly requests: number; readonly withAuthorization: number };
}

type Count = 'tokenRequests' | 'tokenRefusals' | 'lookups' | 'bearerRefusals' | 'turnedAway';

const mostRecent = 1000;

/** Counts what arrives. Reads are copies, so a kept one does not change. */
export class Statistics {
	private counts: Record<Count, number> = noCounts();
	private perAccount = new Map<string, number>();
	private sockets = new WeakSet<Socket>();
	private connections = 0;
	private recent: RecordedRequest[] = [];
	private elsewhere = { requests: 0, withAuthorization: 0 };
	private mostInFlight = 0;
	private readonly flying = new Set<ServerResponse>();

	/** Every request of any kind goes through here first. */
	requestReceived(request: FastifyRequest): void {
		if (!this.sockets.has(request.raw.socket)) {
			this.sockets.add(request.raw.socket);
			this.connections += 1;
		}
		this.recent.push(recordRequest(request));
		if (this.recent.length > mostRecent) this.recent.shift();
	}

	/** Adds one, and returns the new count. */
	add(count: Count): number {
		this.counts[count] += 1;
		return this.counts[count];
	}

	/** How many lookups have neither ended nor lost their connection. */
	get inFlight(): number {
		// A socket is known to be destroyed before it says that it has closed.
		for (const response of this.flying) {
			if (response.socket?.destroyed === true) this.flying.delete(response);
		}
		return this.flying.size;
	}

	/** How many lookups have arrived. */
	get lookups(): number {
		return this.counts.lookups;
	}

	/** A request reached the port that redirects lead to. */
	elsewhereReached(withAuthorization: boolean): void {
		this.elsewhere.requests += 1;
		if (withAuthorization) this.elsewhere.withAuthorization += 1;
	}

	/**
	 * Counts a lookup as in flight until its answer has ended or its connection is gone.
	 * @returns how often this account was asked for, and all lookups so far, this one included
	 */
	lookupReceived(
		kind: AccountType,
		number: string,
		response: ServerResponse,
	): { attempt: number; sequence: number } {
		const account = `${kind}/${number}`;
		const attempt = (this.perAccount.get(account) ?? 0) + 1;
		this.perAccount.set(account, attempt);
		this.flying.add(response);
		this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
		onceOver(response, () => this.flying.delete(response));
		return { attempt, sequence: this.add('lookups') };
	}

	/** A copy of everything counted. */
	snapshot(): SimulatorStats {
		return {
			...this.counts,
			lookupsPerAccount: Object.fromEntries(this.perAccount),
			connections: this.connections,
			inFlight: this.inFlight,
			mostInFlight: this.mostInFlight,
			recentRequests: [...this.recent],
			elsewhere: { ...this.elsewhere },
		};
	}

	/** Starts counting anew; lookups in flight stay in flight. */
	reset(): void {
		this.counts = noCounts();
		this.perAccount = new Map();
		this.sockets = new WeakSet();
		this.connections = 0;
		this.recent = [];
		this.elsewhere = { requests: 0, withAuthorization: 0 };
		this.mostInFlight = this.inFlight;
	}
}

function noCounts(): Record<Count, number> {
	return { tokenRequests: 0, tokenRefusals: 0, lookups: 0, bearerRefusals: 0, turnedAway: 0 };
}

/** The client's own end comes before the response closes, and ends the flight as well. */
function onceOver(response: ServerResponse, done: () => void): void {
	const { socket } = response;
	const over = (): void => {
		response.off('finish', over).off('close', over);
		socket?.off('end', over);
		done();
	};
	response.on('finish', over).on('close', over);
	socket?.on('end', over);
}

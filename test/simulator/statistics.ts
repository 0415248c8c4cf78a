import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

const MOST_RECENT = 1000;

const counters = () => ({
	tokenRequests: 0,
	/** Token requests answered with an error because of their key, login or form. */
	tokenRefusals: 0,
	lookups: 0,
	bearerRefusals: 0,
	mostInFlight: 0,
	elsewhere: { requests: 0, withAuthorization: 0 },
});

export type SimulatorStats = ReturnType<Statistics['snapshot']>;

/** Counts what arrives, at both services together. */
export class Statistics {
	counts = counters();
	private perAccount: Record<string, number> = {};
	private recent: Array<Pick<IncomingMessage, 'headers'> & { readonly rawPath: string }> = [];
	private readonly flying = new Set<ServerResponse>();

	requestReceived({ headers, url: rawPath = '' }: IncomingMessage): void {
		this.recent.push({ headers, rawPath });
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
		const { inFlight } = this;
		this.counts.mostInFlight = Math.max(this.counts.mostInFlight, inFlight);
		return { attempt, inFlight, sequence: ++this.counts.lookups };
	}

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
		this.recent = [];
	}
}

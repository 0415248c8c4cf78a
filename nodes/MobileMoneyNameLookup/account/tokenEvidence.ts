import type { SessionToken } from './tokenSession';
import { clockMs } from '../http/clock';

/** How long a number is remembered for which a new token changed nothing, in milliseconds. */
const ODD_FOR_MS = 600_000;

/** More are not kept of either kind, so that a process that runs for months does not grow. */
const MOST_NUMBERS = 100;

/** What the service's replies to all runs of this process tell of the account's latest token. */
export class TokenEvidence {
	private about: SessionToken | undefined;
	private isTaken = false;
	private sent = 0;
	private latestAnswered = 0;
	private refusedFor = new Set<string>();
	private readonly oddUntilMs = new Map<string, number>();

	private turnTo(token: SessionToken): void {
		if (this.about === token) return;
		this.about = token;
		this.isTaken = false;
		this.refusedFor = new Set();
	}

	/** How many requests went out so far. */
	get sentSoFar(): number {
		return this.sent;
	}

	/** A request goes out; returns which one it is, counted from 1. */
	sending(): number {
		return ++this.sent;
	}

	/** The service answered a request that carried the token. */
	taken(token: SessionToken, nth = this.sending()): void {
		this.turnTo(token);
		this.isTaken = true;
		this.latestAnswered = Math.max(this.latestAnswered, nth);
		this.refusedFor.clear();
	}

	/** The service refused the token for a number. */
	refused(token: SessionToken, number: string): void {
		this.turnTo(token);
		if (this.refusedFor.size < MOST_NUMBERS) this.refusedFor.add(number);
	}

	/** Whether the service has answered a request that carried the token. */
	wasTaken(token: SessionToken): boolean {
		return this.about === token && this.isTaken;
	}

	/** Whether an answer of the service has ever come from the account's address. */
	get hasAnswered(): boolean {
		return this.latestAnswered > 0;
	}

	/** Whether a request was answered that went out when so many had been sent. */
	hasAnsweredAfter(sent: number): boolean {
		return this.latestAnswered > sent;
	}

	/** For how many different numbers the token was refused since a request with it was answered. */
	refusals(token: SessionToken): number {
		return this.about === token ? this.refusedFor.size : 0;
	}

	/** The same without the numbers for which a new token changed nothing. */
	refusalsOfUsualNumbers(token: SessionToken): number {
		if (this.about !== token) return 0;
		return [...this.refusedFor].filter((number) => !this.isOdd(number)).length;
	}

	/** A number was refused with one token and with the one in its place. */
	markOdd(number: string): void {
		this.oddUntilMs.delete(number);
		this.oddUntilMs.set(number, clockMs() + ODD_FOR_MS);
		for (const oldest of this.oddUntilMs.keys()) {
			if (this.oddUntilMs.size <= MOST_NUMBERS) break;
			this.oddUntilMs.delete(oldest);
		}
	}

	/** Whether a new token changed nothing for the number a while ago. */
	isOdd(number: string): boolean {
		return clockMs() < (this.oddUntilMs.get(number) ?? 0);
	}
}

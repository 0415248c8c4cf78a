import type { SessionToken } from './token/token';
import type { CheckFailure } from '../domain/checkFailure';
import { type Answer, keyOf, type LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';

/** A number of a run that is to be looked up. */
export interface Asked {
	readonly subject: LookupSubject;
	/** Takes what came of it; returns a further number that is to be looked up because of that. */
	readonly ended: (came: Answer | CheckFailure) => Asked | undefined;
}

/** A try that brought no answer; some say that no number of the run can be looked up. */
export type Failure = FailedTry & { readonly endsRun?: true };

/** A number that is not answered yet. */
export interface Entry {
	readonly subject: LookupSubject;
	/** What tells its number apart. */
	readonly number: string;
	/** Absent for a probe, which only finds out whether the service and the token are good. */
	readonly asked: Asked | undefined;
	/** How many tries failed, how many of them count, and how often a good token was refused for it. */
	tries: number;
	counted: number;
	refusals: number;
	latest?: Failure;
	mayGoAtMs: number;
	sentAtMs: number;
	/** The token that its latest request carried. */
	token?: SessionToken;
}

export const entryOf = (subject: LookupSubject, asked?: Asked): Entry => ({
	...{ subject, number: keyOf(subject), asked, tries: 0, counted: 0, refusals: 0 },
	...{ mayGoAtMs: -Infinity, sentAtMs: -Infinity },
});

/** What happened, and when by the run's clock. */
export type Event = { readonly atMs: number } & Happening;

export type Happening =
	/** A number was read, or none is left; one came up because of another. */
	| { readonly kind: 'read' | 'allRead' | 'added' | 'answered' | 'tick' | 'cancelled' }
	| { readonly kind: 'failed'; readonly failure: Failure }
	| ({ readonly kind: 'tokenRenewed' } & RenewedToken)
	| ({ readonly kind: 'renewalFailed' } & FailedRenewal);

export interface RenewedToken {
	readonly token: SessionToken;
	/** When it is due for renewal, by the run's clock. */
	readonly dueMs: number;
	/** Issued for this run; stored before; or issued a moment ago for another run that was refused. */
	readonly origin: 'issued' | 'stored' | 'justReplaced';
}

export interface FailedRenewal {
	readonly failure: CheckFailure;
	/** Whether another call can succeed. */
	readonly isPassing: boolean;
	readonly retryAfterMs?: number | undefined;
}

export type Action =
	| { readonly kind: 'read' | 'end' }
	| { readonly kind: 'send'; readonly entry: Entry; readonly token: SessionToken }
	| { readonly kind: 'renew'; readonly refused: SessionToken | undefined }
	| { readonly kind: 'wait'; readonly untilMs: number }
	| { readonly kind: 'finish'; readonly entry: Entry; readonly failure: CheckFailure };

export interface Settings {
	readonly rows: number;
	readonly maxRetries: number;
	readonly maxParallel: number;
	readonly maxOutageMs: number;
	/** A number from 0 up to 1. */
	readonly random: () => number;
	/** Some number of the run that may well be answered, for a probe. */
	readonly anyNumber: () => LookupSubject | undefined;
}

/** The service is taken to be down: all wait, and one probes. */
export interface Open {
	readonly state: 'open';
	/** When the run gives up, and when the next probe is due. */
	readonly endMs: number;
	probeAtMs: number;
	/** How many probes there were or are due, and how many of them after the end. */
	probes: number;
	last: number;
}

type Circuit =
	| { readonly state: 'closed'; failures: number; readonly numbers: Set<string> }
	| Open
	| { readonly state: 'givenUp'; readonly why: CheckFailure; readonly isOfAll: boolean };

/** How fast the service takes requests. */
export interface Limit {
	/** How many may be in flight, and how many answers came for one more. */
	places: number;
	answersForPlace: number;
	/** Whether each answer brings a place, because the service has only just come back. */
	isStarting: boolean;
	gapMs: number;
	nextAtMs: number;
	pausedUntilMs: number;
	slowedAtMs: number;
	turnedAwayInARow: number;
	/** How many answers came since when. */
	answers: number;
	readonly sinceMs: number;
}

/** What the numbers of a run share. */
export interface Shared {
	readonly settings: Settings;
	/** Numbers that may be sent, those of the earliest time first. */
	readonly waiting: Entry[];
	reading: 'may' | 'underWay' | 'over';
	inFlight: number;
	/** When the first request was sent that failed since the latest answer, and when that came. */
	silentSinceMs: number | undefined;
	answeredAtMs: number;
	/** The latest number that was answered: a probe that is as good as certain. */
	answered: LookupSubject | undefined;
	/** Whether a probe is under way; what probes came to counts for their numbers. */
	isProbing: boolean;
	readonly probed: Map<string, Entry>;
	circuit: Circuit;
	falseAlarms: number;
	readonly limit: Limit;
	readonly token: {
		value: SessionToken | undefined;
		refused: SessionToken | undefined;
		origin: RenewedToken['origin'];
		dueMs: number;
		isAnswered: boolean;
		isDoubted: boolean;
		isRenewing: boolean;
		/** Fresh tokens in a row that brought no answer, and failed calls in a row. */
		unanswered: number;
		failedCalls: number;
		/** Replacements in quick succession, and when the next may be. */
		replacements: number;
		replacedAtMs: number;
		renewAtMs: number;
	};
}

/** The state in which a run begins, now by its clock. */
export const newShared = (settings: Settings, nowMs: number): Shared => ({
	settings,
	waiting: [],
	reading: 'may',
	inFlight: 0,
	silentSinceMs: undefined,
	answeredAtMs: -Infinity,
	answered: undefined,
	isProbing: false,
	probed: new Map(),
	circuit: { state: 'closed', failures: 0, numbers: new Set() },
	falseAlarms: 0,
	limit: {
		...{ places: settings.maxParallel, answersForPlace: 0, isStarting: false, turnedAwayInARow: 0 },
		...{ gapMs: 0, nextAtMs: -Infinity, pausedUntilMs: -Infinity, slowedAtMs: -Infinity },
		...{ answers: 0, sinceMs: nowMs },
	},
	token: {
		...{ value: undefined, refused: undefined, origin: 'stored', dueMs: Infinity },
		...{ isAnswered: false, isDoubted: false, isRenewing: false, unanswered: 0, failedCalls: 0 },
		...{ replacements: 0, replacedAtMs: -Infinity, renewAtMs: -Infinity },
	},
});

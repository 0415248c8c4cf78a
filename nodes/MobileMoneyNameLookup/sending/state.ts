import type { CheckFailure } from '../domain/checkFailure';
import type { Answer, LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';
import type { SessionToken } from './token/token';

/** A number of a run that is to be looked up. */
export interface Asked {
	readonly subject: LookupSubject;
	/** Takes what came of it; returns a further number that is to be looked up because of that. */
	readonly ended: (came: Answer | CheckFailure) => Asked | undefined;
}

/** A number that is not answered yet, or a probe, which only finds out whether the service is back. */
export interface Entry {
	readonly asked: Asked;
	readonly isProbe: boolean;
	/** How many requests failed, how many of them count, and how many were refused a token that was in use. */
	tries: number;
	counted: number;
	refusals: number;
	/** Why the number itself was not answered. */
	latest?: CheckFailure;
	/** -Infinity for a number that was not sent yet. */
	mayGoAtMs: number;
	sentAtMs: number;
	/** The token that its latest request carried. */
	token?: SessionToken;
}

export const entryOf = (asked: Asked, isProbe = false): Entry => ({
	...{ asked, isProbe, tries: 0, counted: 0, refusals: 0 },
	...{ mayGoAtMs: -Infinity, sentAtMs: -Infinity },
});

/** Another token; a token call without one is a failed try. */
export interface TokenRenewed {
	readonly kind: 'tokenRenewed';
	readonly token: SessionToken;
	/** When it is due for renewal, by the run's clock. */
	readonly dueMs: number;
	/** Whether it was issued for this run, and not found in the process or the credential. */
	readonly isFresh: boolean;
}

/** What happened to an entry or, without one, to the run; a number was read, or came up because of another. */
export type Happening =
	| { readonly kind: 'read' | 'added' | 'tick' | 'cancelled' }
	| Pick<Answer, 'kind'>
	| FailedTry
	| TokenRenewed;

/** What happened when, by the run's clock. */
export type Event = Happening & { readonly atMs: number };

export type Action =
	| { readonly kind: 'read' | 'end' }
	| { readonly kind: 'send'; readonly entry: Entry; readonly token: SessionToken }
	/** Gets another token than this one. */
	| { readonly kind: 'renew'; readonly replaced: SessionToken | undefined }
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

/** A run of so few rows, such as a webhook's, waits for no outage; at first, as many failures in a row are one. */
export const FEW_ROWS = 5;

/** The state in which a run begins, now by its clock. */
export const newShared = (settings: Settings, nowMs: number): Shared => ({
	...{ settings, waiting: [], reading: 'may', inFlight: 0, isAsking: false },
	...{ nowMs, nextAtMs: -Infinity, answeredAtMs: nowMs },
	...{ circuit: { state: 'closed', failed: [] }, alarmAt: FEW_ROWS },
	limit: {
		...{ places: settings.maxParallel, gapMs: 0, slowedAtMs: -Infinity },
		...{ turnedAwayInARow: 0, answers: 0, sinceMs: nowMs },
	},
	token: {
		...{ dueMs: Infinity, isRefused: false, hasAnswered: false, unanswered: 0 },
		...{ replacements: 0, replacedAtMs: -Infinity },
	},
});

/** What the numbers of a run share. */
export interface Shared {
	readonly settings: Settings;
	/** Numbers to be sent, those of the earliest time first. */
	readonly waiting: Entry[];
	reading: 'may' | 'underWay' | 'over';
	inFlight: number;
	/** Whether a probe or a token call is under way. */
	isAsking: boolean;
	/** When the latest event was. */
	nowMs: number;
	/** No request goes out before, and no token call. */
	nextAtMs: number;
	/** When the service answered last; at first, when the run began to ask. */
	answeredAtMs: number;
	circuit:
		/** The entries of the failures in a row. */
		| { readonly state: 'closed'; readonly failed: Entry[] }
		/** The service is taken to be down: all wait, and one asks. */
		| { readonly state: 'open'; readonly failures: number }
		/** The run sends nothing more; numbers that were not asked end with this failure. */
		| { readonly state: 'givenUp'; readonly why: CheckFailure };
	/** How many failures in a row are an outage. */
	alarmAt: number;
	readonly limit: {
		/** How many may be in flight, a fraction counting for none, and the least time between two requests. */
		places: number;
		gapMs: number;
		slowedAtMs: number;
		turnedAwayInARow: number;
		/** How many answers came since when. */
		answers: number;
		readonly sinceMs: number;
	};
	readonly token: {
		latest?: SessionToken;
		/** The latest; undefined when another is needed. */
		inUse?: SessionToken | undefined;
		dueMs: number;
		/** Whether the latest reply refused it. */
		isRefused: boolean;
		/** Whether the run's login brought any answer. */
		hasAnswered: boolean;
		/** Fresh tokens in a row that brought no answer. */
		unanswered: number;
		/** Replacements in quick succession, and when the latest was. */
		replacements: number;
		replacedAtMs: number;
	};
}

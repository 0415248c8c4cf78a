import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { RESPONSE_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import {
	type Action,
	Entry,
	type Event,
	type Settings,
	Shared,
} from '../../nodes/MobileMoneyNameLookup/sending/state';

const OF_RUN = ['added', 'allRead', 'answer', 'tick', 'cancelled'] as const;
const FAILED = ['busy', 'down', 'badToken', 'rowFault', 'runFault'] as const;

const subjectOf = (number: string) => ({ accountType: 'till', number, operator: 'Mpesa' }) as const;

/** A run whose events and actions are short texts, such as `down 7` and `finish 7: down (8)`. The numbers of the run are 1, 2, 3 …, and a probe is of 99. */
export class Decisions {
	readonly shared: Shared;
	private readonly entries = new Map<string, Entry>();

	constructor(settings: Partial<Settings> = {}) {
		const usual = { rows: 100, maxRetries: 3, maxParallel: 2, maxOutageMs: 60_000 };
		const chance = { random: () => 1, anyNumber: () => subjectOf('99') };
		this.shared = new Shared({ ...usual, ...chance, ...settings }, 0);
	}

	/** A run that has a token, this many numbers in flight, and no others. */
	static started(underWay: number, settings: Partial<Settings> = {}): Decisions {
		const run = new Decisions({ maxParallel: Math.max(underWay, 1), ...settings });
		run.at(0, 'tick');
		for (let number = 1; number <= underWay; number++) {
			run.at(0, `added ${number}`);
			if (number === 1) run.at(0, 'token t1');
		}
		run.at(0, 'allRead');
		return run;
	}

	/** What is done about an event at such a time. */
	at(atMs: number, event: string): string[] {
		const [kind = '', name = '', ...rest] = event.split(' ');
		if (kind === 'added') this.entries.set(name, new Entry(subjectOf(name), () => undefined));
		const entry = this.entries.get(name);
		this.shared.nowMs = atMs;
		const actions = decide(eventOf(kind, name, rest), entry, this.shared);
		return actions.map((action) => this.textOf(action));
	}

	private textOf(action: Action): string {
		if (action.kind === 'renew') return `renew ${action.replaced?.accessToken ?? 'none'}`;
		if (action.kind === 'wait') return `wait ${Number(action.untilMs.toFixed(2))}`;
		if (!('entry' in action)) return action.kind;
		const { number } = action.entry.subject;
		if (action.kind === 'send') {
			const { entry, token } = action;
			if (!entry.ended) this.entries.set('probe', entry);
			return `${entry.ended ? 'send' : 'probe'} ${number} ${token.accessToken}`;
		}
		const { message, retryable, facts } = action.failure;
		const what = message.replace(OUTAGE, 'outage').replace(/ \(last: (\w+)\)/, ', last: $1');
		const tries = facts.tries === undefined ? '' : ` (${facts.tries})`;
		return `finish ${number}: ${what}${tries}${retryable ? '' : ', for good'}`;
	}
}

const OUTAGE = RESPONSE_TABLE.outage.message;

/** A failure's message is its kind; of a token call, its name. */
function eventOf(kind: string, name: string, rest: readonly string[]): Event {
	const ofRun = OF_RUN.find((each) => each === kind);
	if (ofRun) return { kind: ofRun };
	const ms = rest.find((word) => /^\d+$/.test(word));
	if (kind === 'token') {
		const token = { accessToken: name, dueMs: ms === undefined ? Infinity : Number(ms) };
		return { kind: 'tokenRenewed', token, isFresh: !rest.includes('stored') };
	}
	const ofCall = name === 'refused' ? 'runFault' : 'down';
	const failed = kind === 'noToken' ? ofCall : FAILED.find((each) => each === kind);
	if (!failed) throw new Error(`There is no event ${kind}`);
	const isRetryable = name !== 'refused' && !rest.includes('final');
	const failure = new CheckFailure(kind === 'noToken' ? name : kind, 'Wait.', isRetryable);
	return { kind: failed, failure, ...(ms !== undefined && { retryAfterMs: Number(ms) }) };
}

import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { RESPONSE_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import {
	type Action,
	Entry,
	type Event,
	Shared,
} from '../../nodes/MobileMoneyNameLookup/sending/state';

const OF_RUN = ['added', 'allRead', 'answer', 'tick', 'cancelled'] as const;
const FAILED = ['busy', 'down', 'badToken', 'rowFault', 'runFault'] as const;

const subjectOf = (number: string) => ({ accountType: 'till', number, operator: 'Mpesa' }) as const;

/** A run whose events and actions are short texts, such as `down 7` and `finish 7: down (8)`. The numbers of the run are 1, 2, 3 …, and a probe is of 99. */
export class Decisions {
	readonly shared: Shared;
	private readonly entries = new Map<string, Entry>();

	/** `setup`: `5 in flight`, `outage of 5` (then five have failed), `no token` or `new`; settings such as `rows 5`. */
	constructor(setup: string) {
		const given = [...setup.matchAll(/(\w+) ([\d.]+)/g)];
		const {
			random = 1,
			of = 0,
			...settings
		} = Object.fromEntries(given.map(([, name = '', value]) => [name, Number(value)]));
		const inFlight = Number(/(\d+) in flight/.exec(setup)?.[1] ?? of);
		this.shared = new Shared(
			{
				rows: 100,
				maxRetries: 3,
				maxParallel: inFlight || 2,
				maxOutageMs: 60_000,
				random: () => random,
				anyNumber: () => (setup.includes('no other number') ? undefined : subjectOf('99')),
				...settings,
			},
			0,
		);
		const numbers = Array.from({ length: inFlight }, (_, index) => index + 1);
		if (setup.includes('no token')) this.at(0, 'tick', 'added 1');
		if (inFlight > 0) this.at(0, 'tick', 'added 1', 'token t1');
		for (const number of numbers.slice(1)) this.at(0, `added ${number}`);
		if (inFlight > 0) this.at(0, 'allRead');
		if (of > 0) for (const number of [1, 2, 3, 4, 5]) this.at(number, `down ${number}`);
	}

	/** What is done about the last of some events at this time. */
	at(atMs: number, ...events: readonly string[]): string[] {
		let actions: Action[] = [];
		for (const event of events) {
			const [kind = '', name = '', ...rest] = event.split(' ');
			if (kind === 'added') this.entries.set(name, new Entry(subjectOf(name), () => undefined));
			this.shared.nowMs = atMs;
			actions = decide(eventOf(kind, name, rest), this.entries.get(name), this.shared);
		}
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

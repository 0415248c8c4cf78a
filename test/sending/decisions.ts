import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/sending/readReply';
import type {
	Action,
	Entry,
	Happening,
	Settings,
	Shared,
} from '../../nodes/MobileMoneyNameLookup/sending/state';
import { entryOf, newShared } from '../../nodes/MobileMoneyNameLookup/sending/state';

const KINDS = ['busy', 'down', 'badToken', 'rowFault', 'runFault'] as const;

const subjectOf = (number: string) => ({ accountType: 'till', number, operator: 'Mpesa' }) as const;

const askedOf = (number: string) => ({ subject: subjectOf(number), ended: () => undefined });

/**
 * A run whose events and actions are short texts, such as `down 7` and `finish 7: down (8)`. The numbers of the run
 * are 1, 2, 3 …, a probe is of 99, and `read` alone says that there are no more.
 */
export class Decisions {
	readonly shared: Shared;
	private readonly entries = new Map<string, Entry>();

	constructor(settings: Partial<Settings> = {}) {
		this.shared = newShared(
			{
				...{ rows: 100, maxRetries: 3, maxParallel: 2, maxOutageMs: 60_000, random: () => 1 },
				anyNumber: () => subjectOf('99'),
				...settings,
			},
			0,
		);
	}

	/** What is done about an event at such a time. */
	at(atMs: number, event: string): string[] {
		const [kind = '', name = '', ...rest] = event.split(' ');
		if (/^(read|added)$/.test(kind) && name !== '') this.entries.set(name, entryOf(askedOf(name)));
		const afterMs = Number(rest.find((word) => /^\d+$/.test(word)) ?? NaN);
		const what = happening(kind, name, rest, Number.isNaN(afterMs) ? undefined : afterMs);
		const entry = this.entries.get(name);
		return decide({ ...what, atMs }, entry, this.shared).map((action) => this.textOf(action));
	}

	private textOf(action: Action): string {
		switch (action.kind) {
			case 'send': {
				const { entry, token } = action;
				if (entry.isProbe) this.entries.set('probe', entry);
				const what = entry.isProbe ? 'probe' : 'send';
				return `${what} ${entry.asked.subject.number} ${token.accessToken}`;
			}
			case 'renew':
				return `renew ${action.replaced?.accessToken ?? 'none'}`;
			case 'wait':
				return `wait ${action.untilMs}`;
			case 'finish': {
				const { message, retryable, facts } = action.failure;
				const end = retryable ? '' : ', for good';
				return `finish ${action.entry.asked.subject.number}: ${message} (${facts.tries ?? 0}${end})`;
			}
			case 'read':
			case 'end':
				return action.kind;
			default:
				throw new Error('There is no such action');
		}
	}

	/** A run that has a token, so many numbers under way, and no others. */
	static started(underWay: number, settings: Partial<Settings> = {}): Decisions {
		const run = new Decisions({ maxParallel: Math.max(underWay, 1), ...settings });
		run.at(0, 'tick');
		for (let number = 1; number <= underWay; number++) {
			run.at(0, `read ${number}`);
			if (number === 1) run.at(0, 'token t1');
		}
		run.at(0, 'read');
		return run;
	}
}

/** A failure's message is its kind; of a token call, its name. */
function happening(kind: string, name: string, rest: string[], afterMs?: number): Happening {
	const failureOf = (text: string) =>
		new CheckFailure(text, 'Wait.', text !== 'refused' && !rest.includes('final'));
	const retryAfter = afterMs === undefined ? {} : { retryAfterMs: afterMs };
	switch (kind) {
		case 'read':
		case 'added':
		case 'answered':
		case 'tick':
		case 'cancelled':
			return { kind };
		case 'token': {
			const token = { accessToken: name, renewAtMs: 0 };
			const isFresh = !rest.includes('stored');
			return { kind: 'tokenRenewed', token, dueMs: afterMs ?? Infinity, isFresh };
		}
		case 'noToken':
			return { kind: 'renewalFailed', failure: failureOf(name), ...retryAfter };
		default: {
			const known: FailedTry['kind'] | undefined = KINDS.find((each) => each === kind);
			if (!known) throw new Error(`There is no event ${kind}`);
			return { kind: 'failed', reading: { kind: known, failure: failureOf(kind), ...retryAfter } };
		}
	}
}

import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import type {
	Action,
	Entry,
	Failure,
	Happening,
	RenewedToken,
	Settings,
	Shared,
} from '../../nodes/MobileMoneyNameLookup/sending/state';
import { entryOf, newShared } from '../../nodes/MobileMoneyNameLookup/sending/state';

const subjectOf = (number: string) => ({ accountType: 'till', number, operator: 'Mpesa' }) as const;

const askedOf = (number: string) => ({ subject: subjectOf(number), ended: () => undefined });

/** A failed try of this kind; its message is the kind. */
function failureOf(kind: string, rest: readonly string[]): Failure {
	const has = (word: string) => rest.includes(word);
	const retryAfter = rest.find((word) => word.startsWith('after='));
	const base = { failure: new CheckFailure(kind, 'Wait.', true), isWorthRetrying: !has('final') };
	const failure: Failure =
		kind === 'busy' || kind === 'down' || kind === 'badToken'
			? { ...base, kind }
			: { ...base, kind: 'rowFault' };
	return {
		...failure,
		...(has('foreign') && { isForeign: true }),
		...(has('ends') && { endsRun: true }),
		...(retryAfter && { retryAfterMs: Number(retryAfter.slice('after='.length)) }),
	};
}

/**
 * A run whose events and actions are short texts, such as `down 7` and `finish 7: down (8)`. The numbers of the run
 * are 1, 2, 3 …, and a probe that knows none is of 99.
 */
export class Decisions {
	readonly shared: Shared;
	private readonly entries = new Map<string, Entry>();
	private probe: Entry | undefined;

	constructor(settings: Partial<Settings> = {}) {
		this.shared = newShared(
			{
				rows: 100,
				maxRetries: 3,
				maxParallel: 2,
				maxOutageMs: 60_000,
				random: () => 1,
				anyNumber: () => subjectOf('99'),
				...settings,
			},
			0,
		);
	}

	/** What is done about an event at such a time. */
	at(atMs: number, event: string): string[] {
		const [kind = '', number = '', ...rest] = event.split(' ');
		const entry = number === 'probe' ? this.probe : this.entryOf(kind, number);
		const what = this.eventOf(kind, number, rest);
		return decide({ ...what, atMs }, entry, this.shared).map((action) => this.textOf(action));
	}

	private entryOf(kind: string, number: string): Entry | undefined {
		if (kind === 'read' || kind === 'added') {
			const entry = entryOf(subjectOf(number), askedOf(number));
			this.entries.set(number, entry);
		}
		return this.entries.get(number);
	}

	private eventOf(kind: string, number: string, rest: readonly string[]): Happening {
		switch (kind) {
			case 'read':
			case 'added':
			case 'allRead':
			case 'answered':
			case 'tick':
			case 'cancelled':
				return { kind };
			case 'token': {
				const dueMs = Number(rest.find((word) => /^\d+$/.test(word)) ?? Infinity);
				const origin: RenewedToken['origin'] = rest.includes('stored')
					? 'stored'
					: rest.includes('justReplaced')
						? 'justReplaced'
						: 'issued';
				return {
					kind: 'tokenRenewed',
					token: { accessToken: number, renewAtMs: 0 },
					dueMs,
					origin,
				};
			}
			case 'noToken': {
				const failure = new CheckFailure(number, 'Wait.', number !== 'refused');
				const after = rest.find((word) => /^\d+$/.test(word));
				const retryAfterMs = after === undefined ? undefined : Number(after);
				return { kind: 'renewalFailed', failure, isPassing: number !== 'refused', retryAfterMs };
			}
			default:
				return { kind: 'failed', failure: failureOf(kind, rest) };
		}
	}

	private textOf(action: Action): string {
		switch (action.kind) {
			case 'send': {
				const { entry, token } = action;
				if (!entry.asked) this.probe = entry;
				const what = entry.asked ? 'send' : 'probe';
				return `${what} ${entry.subject.number} ${token.accessToken}`;
			}
			case 'renew':
				return action.refused ? `renew ${action.refused.accessToken}` : 'renew';
			case 'wait':
				return `wait ${action.untilMs}`;
			case 'finish': {
				const { message, retryable, facts } = action.failure;
				const end = retryable ? '' : ', for good';
				return `finish ${action.entry.subject.number}: ${message} (${facts.tries ?? 0}${end})`;
			}
			default:
				return action.kind;
		}
	}

	/** A run that has a token, and so many numbers of it under way. */
	static started(underWay: number, settings: Partial<Settings> = {}): Decisions {
		const run = new Decisions({ maxParallel: Math.max(underWay, 1), ...settings });
		run.at(0, 'tick');
		for (let number = 1; number <= underWay; number++) {
			run.at(0, `read ${number}`);
			if (number === 1) run.at(0, 'token t1');
		}
		return run;
	}
}

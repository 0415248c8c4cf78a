import type { Settings } from '../../nodes/MobileMoneyNameLookup/sending/state';
import { Decisions } from './decisions';

/** At which time what happens, and what is done about it. */
type Step = readonly [atMs: number, event: string, ...actions: unknown[]];

/** Goes through a run step by step. */
function goThrough(run: Decisions, steps: readonly Step[]): void {
	const seen = steps.map(([atMs, event]) => [atMs, event, ...run.at(atMs, event)]);
	expect(seen).toEqual(steps);
}

/** A run with so many numbers under way, and no others. */
const of = (underWay: number, settings?: Partial<Settings>) =>
	Decisions.started(underWay, settings);

/** A run that reads its first number, and has no token yet. */
function withoutToken(settings: Partial<Settings> = {}): Decisions {
	const run = new Decisions(settings);
	run.at(0, 'tick');
	run.at(0, 'read 1');
	return run;
}

describe('a run', () => {
	it('reads one number ahead, gets a token, sends as many as may be in flight, and ends', () => {
		goThrough(new Decisions(), [
			[0, 'tick', 'read'],
			[0, 'read 1', 'renew none'],
			[5, 'token t1', 'send 1 t1', 'read'],
			[5, 'read 2', 'send 2 t1', 'read'],
			[5, 'read 3'],
			[9, 'answered 1', 'send 3 t1', 'read'],
			[9, 'answered 2'],
			[9, 'read'],
			[9, 'answered 3', 'end'],
		]);
	});

	it('without numbers ends, and gets no token', () => {
		goThrough(new Decisions(), [
			[0, 'tick', 'read'],
			[0, 'read', 'end'],
		]);
	});

	it('that is cancelled ends at once', () => {
		goThrough(of(2), [[1, 'cancelled', 'end']]);
	});

	it('sends a number that came up because of another before those that failed', () => {
		goThrough(of(3), [
			[1, 'busy 1'],
			[2, 'added 7'],
			[40, 'answered 2', 'send 7 t1'],
		]);
	});

	it('gets the next token when the first is due', () => {
		goThrough(withoutToken({ maxParallel: 1 }), [
			[0, 'token t1 stored 100', 'send 1 t1', 'read'],
			[9, 'read 2'],
			[99, 'answered 1', 'send 2 t1', 'read'],
			[99, 'read 3'],
			[100, 'answered 2', 'renew t1'],
			[101, 'token t2', 'send 3 t2', 'read'],
		]);
	});
});

describe('rule 2: a service that is busy', () => {
	it('gets fewer requests at once; those turned away go again after the others, and no try counts', () => {
		const run = of(4);
		goThrough(run, [
			[8, 'busy 1'],
			[8, 'answered 3', 'wait 39.25'],
			// It was sent before the run slowed down, and so was turned away together with the first.
			[8, 'busy 2', 'wait 39.25'],
			[40, 'tick', 'send 1 t1', 'wait 45.96923076923077'],
			[46, 'tick', 'send 2 t1'],
		]);
		expect(run.shared.limit.places).toBeCloseTo(3.18, 2);
	});

	it('gets them later the more are turned away in a row, up to half a minute', () => {
		const run = of(1);
		let atMs = 0;
		const waits = Array.from({ length: 12 }, () => {
			const [wait = ''] = run.at(atMs, 'busy 1');
			const untilMs = Number(wait.replace('wait ', ''));
			const waitMs = untilMs - atMs;
			run.at(untilMs, 'tick');
			run.shared.answeredAtMs = atMs = untilMs;
			run.shared.limit.answers = Infinity;
			return waitMs;
		});
		expect(waits).toEqual([
			31.25, 62.5, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
		]);
	});

	it('gets them 1.3 times as fast as it answered, and faster with each answer', () => {
		const run = of(1);
		run.shared.limit.answers = 50;
		run.at(13_000, 'busy 1');
		expect(run.shared.limit.gapMs).toBeCloseTo(200, 5);
		run.at(13_200, 'tick');
		run.at(13_210, 'answered 1');
		expect(run.shared.limit).toMatchObject({ gapMs: 194, turnedAwayInARow: 0 });
		run.shared.limit.gapMs = 0.9;
		run.shared.inFlight = 1;
		run.at(13_220, 'answered 1');
		expect(run.shared.limit.gapMs).toBe(0);
	});

	it('gets one more at once the slower the more there are, and never more than allowed', () => {
		const run = of(4);
		run.shared.limit.places = 2;
		const answersFor = (places: number): number => {
			for (let answers = 1; ; answers++) {
				run.shared.inFlight = 4;
				run.at(1, 'answered 2');
				if (run.shared.limit.places >= places) return answers;
			}
		};
		expect([3, 4].map(answersFor)).toEqual([6, 12]);
		run.shared.inFlight = 4;
		run.at(1, 'answered 2');
		expect(run.shared.limit.places).toBe(4);
	});

	it.each<[string, number, string, number]>([
		['as long as it asks', 60_000, 'busy 1 3000', 3001],
		['no longer than the run waits for it', 5_000, 'busy 1 60000', 5_000],
		['two seconds at least, also where the run may not wait', 0, 'busy 1 60000', 2_000],
		['as long as it asks, also when it is down', 60_000, 'down 1 7000', 7001],
	])('is left alone %s', (_what, maxOutageMs, event, untilMs) => {
		goThrough(of(1, { maxOutageMs }), [[1, event, `wait ${untilMs}`]]);
	});

	it('that answers nothing for Max Outage ends the run', () => {
		const run = of(3, { maxOutageMs: 5_000 });
		goThrough(run, [
			[4_000, 'answered 1'],
			[8_999, 'busy 2', expect.stringMatching(/^wait/)],
			[8_999, 'added 4', expect.stringMatching(/^wait/)],
			[
				9_000,
				'busy 3',
				expect.stringMatching(/^finish 4: Not looked up.*\(last: busy\) \(0\)$/),
				...['finish 2: busy (1)', 'finish 3: busy (1)', 'end'],
			],
		]);
	});
});

describe('rule 3: a service that is down', () => {
	it('is left alone after five failures in a row, and probed after 1, 2, 4 … s; an answer lets all go on', () => {
		const run = of(6);
		goThrough(run, [
			[1, 'down 1', 'wait 251'],
			[2, 'down 2', 'wait 251'],
			[2, 'down 3', 'wait 251'],
			[2, 'down 4', 'wait 251'],
			[3, 'down 5', 'wait 1003'],
			[3, 'down 6', 'wait 1003'],
			[1003, 'tick', 'probe 99 t1'],
			[1004, 'tick'],
			[1005, 'down probe', 'wait 3005'],
			[3005, 'tick', 'probe 99 t1'],
			[3006, 'down probe', 'wait 7006'],
			[7006, 'tick', 'probe 99 t1'],
			// At first one at a time, a quarter of a second apart.
			[7007, 'answered probe', 'send 5 t1', 'wait 7249.5'],
			[8307, 'answered 5', 'send 6 t1', expect.stringMatching(/^wait/)],
		]);
		// The pace is measured from the end of the outage on: two answers in 2.6 s.
		run.at(9607, 'busy 6');
		expect(run.shared.limit.gapMs).toBeCloseTo(1000, 5);
	});

	it('is not told by a probe that fails after an answer', () => {
		const run = of(6);
		for (const number of [1, 2, 3, 4, 5]) run.at(1, `down ${number}`);
		run.at(1_001, 'tick');
		run.at(1_002, 'answered 6');
		run.at(1_003, 'down probe');
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, nextAtMs: 1_002 });
	});

	const inOutage = (settings?: Partial<Settings>): Decisions => {
		const run = of(5, settings);
		for (const number of [1, 2, 3, 4, 5]) run.at(number, `down ${number}`);
		return run;
	};
	const allEnd = [5, 1, 2, 3, 4].map((number) => `finish ${number}: down (1)`);

	it('ends the run after Max Outage, when it was probed eight times in vain', () => {
		const run = inOutage({ maxOutageMs: 2_500 });
		const last = [3, 4, 5, 6, 7].map((probes): Step => [
			2_500 + probes,
			'down probe',
			'probe 99 t1',
		]);
		goThrough(run, [
			[1005, 'tick', 'probe 99 t1'],
			[1006, 'down probe', 'wait 2500'],
			[2500, 'tick', 'probe 99 t1'],
			[2502, 'down probe', 'probe 99 t1'],
			...last,
			[2510, 'down probe', ...allEnd, 'end'],
		]);
	});

	it('is probed no longer than a second after the end', () => {
		goThrough(inOutage({ maxOutageMs: 2_000 }), [
			[1005, 'tick', 'probe 99 t1'],
			[2_999, 'down probe', 'probe 99 t1'],
			[3_000, 'down probe', ...allEnd, 'end'],
		]);
	});

	it('is probed each 30 seconds at least, for as long as the run waits', () => {
		const run = inOutage({ maxOutageMs: 600_000 });
		let atMs = 1005;
		const waits = [2, 4, 8, 16, 30, 30, 30, 30, 30].map((seconds) => {
			run.at(atMs, 'tick');
			const [action] = run.at(atMs, 'down probe');
			atMs += seconds * 1000;
			return [action, `wait ${atMs}`];
		});
		for (const [action, expected] of waits) expect(action).toBe(expected);
	});

	it('is probed with a number that waits where no other is known', () => {
		const run = inOutage({ anyNumber: () => undefined });
		expect(run.at(1005, 'tick')).toEqual(['probe 5 t1']);
	});

	it.each([
		['an answer of one under way', 'answered 6', 1],
		['a probe whose number fails by itself', 'rowFault probe', 1],
		['a probe that is turned away', 'busy probe', 1],
		['a probe whose token is refused', 'badToken probe', 1],
	])('is there again after %s: the alarm was false', (_what, event, falseAlarms) => {
		const run = of(6);
		for (const number of [1, 2, 3, 4, 5]) run.at(1, `down ${number}`);
		expect(run.shared.circuit.state).toBe('open');
		run.at(1_001, 'tick');
		const actions = run.at(1_002, event);
		expect(actions).toContain('send 5 t1');
		expect(run.shared).toMatchObject({ circuit: { state: 'closed', failed: [] }, falseAlarms });
		expect(run.shared.limit).toMatchObject({ places: 6, gapMs: 0 });
	});

	it('needs more failures in a row after each false alarm, up to eighty', () => {
		const run = of(1, { random: () => 0 });
		const failuresUntilOpen = (): number => {
			for (let failures = 1; ; failures++) {
				run.at(0, `added ${failures}`);
				run.shared.inFlight = 1;
				run.at(0, `down ${failures}`);
				if (run.shared.circuit.state === 'open') return failures;
			}
		};
		const needed = [1, 2, 3, 4, 5, 6].map(() => {
			const failures = failuresUntilOpen();
			run.at(2_000, 'tick');
			run.at(2_000, 'answered probe');
			return failures;
		});
		expect(needed).toEqual([5, 10, 20, 40, 80, 80]);
	});

	it.each([
		['an answer', 'answered 9'],
		['a request that is turned away', 'busy 9'],
		['a refused token', 'badToken 9'],
	])('has not failed in a row where between two failures comes %s', (_what, event) => {
		const run = of(9);
		for (const number of [1, 2, 3, 4]) run.at(1, `down ${number}`);
		run.at(1, event);
		for (const number of [5, 6, 7, 8]) run.at(1, `down ${number}`);
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, falseAlarms: 0 });
	});

	it('is none where one number fails while others are answered: it goes again, eight times', () => {
		const run = of(1);
		const pauses = [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
		let atMs = 0;
		for (const pauseMs of pauses) {
			const waitsUntilMs = atMs + pauseMs;
			goThrough(run, [
				[atMs, 'down 1', `wait ${waitsUntilMs}`],
				[waitsUntilMs, 'tick', 'send 1 t1'],
			]);
			atMs = waitsUntilMs;
		}
		expect(run.at(atMs, 'down 1')).toEqual(['finish 1: down (9)', 'end']);
	});
});

describe('rule 4: a token that is refused', () => {
	it('twice in a row is replaced once for all; who carried it goes again with the new one', () => {
		goThrough(of(5), [
			[1, 'answered 1'],
			[1, 'badToken 2', 'send 2 t1'],
			[2, 'badToken 3', 'renew t1'],
			[2, 'badToken 4'],
			[3, 'badToken 2'],
			[9, 'token t2', 'send 3 t2', 'send 4 t2', 'send 2 t2'],
			// It was sent with the old one, and says nothing of the new one.
			[10, 'badToken 5', 'send 5 t2'],
			[11, 'badToken 3', 'send 3 t2'],
		]);
	});

	it('for one number, while others are answered, is good: the number has five tries', () => {
		const run = of(2);
		for (let refusals = 1; refusals < 5; refusals++) {
			expect(run.at(1, 'badToken 1')).toEqual(['send 1 t1']);
			run.at(1, 'answered 2');
			run.shared.inFlight = 2;
		}
		const refusedAlone =
			'finish 1: The service refused this number’s lookup, although it answered others with the same login (5)';
		expect(run.at(2, 'badToken 1')).toEqual([refusedAlone]);
		expect(run.shared.token).toMatchObject({ isGood: true, replacements: 0 });
	});

	it('is replaced at once, and in quick succession after 0.5, 1 and 2 s', () => {
		const run = of(1);
		let atMs = 0;
		const waits = [1, 2, 3, 4, 5].map((number) => {
			Object.assign(run.shared.token, { unanswered: 0, isRefused: true });
			run.at(atMs, `added ${number + 1}`);
			const [action = ''] = run.at(atMs, `badToken ${number}`);
			const waitMs = action.startsWith('wait') ? Number(action.slice('wait '.length)) - atMs : 0;
			atMs += waitMs;
			run.at(atMs, 'tick');
			expect(run.at(atMs, `token t${number + 1}`)).toEqual([`send ${number + 1} t${number + 1}`]);
			return waitMs;
		});
		expect(waits).toEqual([0, 500, 1000, 2000, 2000]);
		Object.assign(run.shared.token, { unanswered: 0, isRefused: true });
		expect(run.at(atMs + 28_000, 'badToken 6')).toEqual(['renew t6']);
	});

	it('three times, each time a fresh one that brought no answer, is the account’s: all numbers end', () => {
		const run = of(2);
		goThrough(run, [
			[1, 'badToken 1', 'send 1 t1'],
			[1, 'badToken 2', 'renew t1'],
			[1, 'badToken 1'],
			[2, 'token t2', 'send 2 t2', 'send 1 t2'],
			[3, 'badToken 2', 'send 2 t2'],
			[3, 'badToken 1', 'wait 503'],
			[3, 'badToken 2', 'wait 503'],
			[503, 'tick', 'renew t2'],
			[504, 'token t3', 'send 1 t3', 'send 2 t3'],
			[505, 'badToken 1', 'send 1 t3'],
			[505, 'badToken 2', 'finish 2: badToken (0)'],
			[505, 'added 3', 'finish 3: badToken (0)'],
			[505, 'badToken 1', 'finish 1: badToken (0)', 'end'],
		]);
	});

	it.each([
		['stored', 0],
		['issued', 1],
	])('counts for that only where it was issued for this run: %s', (origin, unanswered) => {
		const run = withoutToken();
		run.at(0, `token t1 ${origin}`);
		expect(run.shared.token.unanswered).toBe(unanswered);
		run.at(1, 'answered 1');
		expect(run.shared.token.unanswered).toBe(0);
	});

	it('is proved by answers to requests that carried it, and by no others', () => {
		const run = of(3);
		run.at(1, 'badToken 1');
		run.at(1, 'badToken 2');
		run.at(3, 'token t2');
		run.at(4, 'answered 3');
		expect(run.shared.token.unanswered).toBe(2);
		// A new token is no answer, by which an outage would begin anew.
		run.at(5, 'token t3');
		expect(run.shared.answeredAtMs).toBe(4);
	});
});

describe('a token call that fails', () => {
	it('because the login is refused ends the run', () => {
		goThrough(withoutToken(), [
			[1, 'noToken refused', 'finish 1: refused (1, for good)', 'read'],
			[1, 'read 2', 'finish 2: refused (1, for good)', 'read'],
			[1, 'read', 'end'],
		]);
	});

	it('otherwise is an outage: it is made again after 1, 2, 4 … s, until Max Outage', () => {
		const run = withoutToken({ maxOutageMs: 2_500 });
		goThrough(run, [
			[0, 'noToken down', 'wait 1000'],
			[1000, 'tick', 'renew none'],
			[1001, 'noToken down', 'wait 2500'],
			[2500, 'tick', 'renew none'],
			[2600, 'token t1', 'send 1 t1', 'read'],
		]);
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, answeredAtMs: 2600 });
	});

	it('is made no sooner than the service asks', () => {
		goThrough(withoutToken(), [
			[0, 'noToken busy 7000', 'wait 7000'],
			[7000, 'tick', 'renew none'],
		]);
	});
});

describe('rule 5', () => {
	it('a number that only itself can fail ends', () => {
		goThrough(of(1), [[1, 'rowFault 1 final', 'finish 1: rowFault (1, for good)', 'end']]);
	});

	it('where nothing can be looked up at all, numbers end with that, or with what they failed by before', () => {
		goThrough(of(3), [
			[1, 'down 2', 'wait 251'],
			[1, 'runFault 1', 'finish 1: runFault (1)', 'finish 2: down (1)'],
			[2, 'added 4', 'finish 4: runFault (0)'],
			[2, 'answered 3', 'end'],
			[3, 'added 5', 'finish 5: runFault (0)', 'end'],
		]);
	});
});

describe('rule 6: a run of five rows', () => {
	const few = (settings: Partial<Settings> = {}) => of(1, { rows: 5, maxRetries: 2, ...settings });

	it.each(['down', 'busy'])('retries each by itself, and slows nothing down: %s', (kind) => {
		goThrough(few(), [
			[0, `${kind} 1`, 'wait 250'],
			[250, 'tick', 'send 1 t1'],
			[250, `${kind} 1`, 'wait 750'],
			[750, 'tick', 'send 1 t1'],
			[750, `${kind} 1`, `finish 1: ${kind} (3)`, 'end'],
		]);
	});

	it('waits at random up to the whole pause', () => {
		expect(few({ random: () => 0.5 }).at(0, 'down 1')).toEqual(['wait 125']);
	});

	it('has its token replaced at once, and once for all rows', () => {
		goThrough(of(2, { rows: 5 }), [
			[0, 'badToken 1', 'renew t1'],
			[0, 'badToken 2'],
			[1, 'token t2', 'send 1 t2', 'send 2 t2'],
			[2, 'badToken 1', 'finish 1: badToken (2)'],
			[2, 'answered 2', 'end'],
		]);
	});

	it('makes a token call again as often as Max Retries says', () => {
		const run = withoutToken({ rows: 5, maxRetries: 1 });
		run.at(0, 'read');
		goThrough(run, [
			[0, 'noToken down', 'wait 250'],
			[250, 'tick', 'renew none'],
			[251, 'noToken down', 'finish 1: down (2)', 'end'],
		]);
	});
});

import type { Settings } from '../../nodes/MobileMoneyNameLookup/sending/state';
import { Decisions } from './decisions';

/** At which time what happens, and what is done about it. */
type Step = readonly [atMs: number, event: string, ...actions: string[]];

/** Goes through a run step by step. */
function goThrough(run: Decisions, steps: readonly Step[]): void {
	const seen = steps.map(([atMs, event]) => [atMs, event, ...run.at(atMs, event)]);
	expect(seen).toEqual(steps);
}

const of = (underWay: number, settings?: Partial<Settings>) =>
	Decisions.started(underWay, settings);

describe('a run', () => {
	it('reads a number, gets a token, sends as many as may be in flight, and ends when all are answered', () => {
		goThrough(new Decisions(), [
			[0, 'tick', 'read'],
			[0, 'read 1', 'renew'],
			[5, 'token t1', 'send 1 t1', 'read'],
			[5, 'read 2', 'send 2 t1'],
			[9, 'answered 1', 'read'],
			[9, 'read 3', 'send 3 t1'],
			[9, 'answered 2', 'read'],
			[9, 'allRead'],
			[9, 'answered 3', 'end'],
		]);
	});

	it('without numbers ends, and gets no token', () => {
		goThrough(new Decisions(), [
			[0, 'tick', 'read'],
			[0, 'allRead', 'end'],
		]);
	});

	it('that is cancelled ends at once', () => {
		goThrough(of(2), [[1, 'cancelled', 'end']]);
	});

	it('sends a number that came up because of another before those that it has not read', () => {
		goThrough(of(1), [
			[1, 'added 7'],
			[1, 'answered 1', 'send 7 t1'],
			[2, 'answered 7', 'read'],
		]);
	});

	it('gets the next token when the first is due', () => {
		goThrough(new Decisions({ maxParallel: 1 }), [
			[0, 'tick', 'read'],
			[0, 'read 1', 'renew'],
			[0, 'token t1 stored 100', 'send 1 t1'],
			[99, 'answered 1', 'read'],
			[99, 'read 2', 'send 2 t1'],
			[100, 'answered 2', 'read'],
			[100, 'read 3', 'renew'],
			[101, 'token t2', 'send 3 t2'],
		]);
	});
});

describe('rule 2, a service that is busy,', () => {
	it('gets fewer requests at once; the number goes again after the others, and no try counts', () => {
		const run = of(4);
		goThrough(run, [
			[1, 'busy 1'],
			// Sent before the run slowed down, and so turned away together with the first.
			[1, 'busy 2', 'read'],
			[1, 'read 5', 'send 5 t1'],
			[2, 'answered 3', 'read'],
			[2, 'allRead', 'send 1 t1'],
		]);
		expect(run.shared.limit).toMatchObject({ places: 3, gapMs: 0 });
	});

	it('gets them one after the other, the later the more are turned away in a row', () => {
		goThrough(of(1), [
			[10, 'busy 1', 'read'],
			[10, 'read 2', 'send 2 t1'],
			[20, 'busy 2', 'wait 70'],
			[70, 'tick', 'read'],
			[70, 'allRead', 'send 1 t1'],
			[80, 'busy 1', 'wait 180'],
			[180, 'tick', 'send 2 t1'],
			[190, 'busy 2', 'wait 390'],
		]);
	});

	it('is asked after gaps that grow by a third, and shrink with each answer', () => {
		const run = of(1);
		Object.assign(run.shared.limit, { gapMs: 100, answers: 10 });
		goThrough(run, [
			[10_000, 'busy 1', 'wait 10130'],
			[10_130, 'tick', 'read'],
			[10_130, 'read 2', 'send 2 t1'],
			[10_140, 'answered 2', 'wait 10260'],
		]);
		expect(run.shared.limit.gapMs).toBeCloseTo(126.1, 5);
		run.shared.limit.gapMs = 1;
		run.at(10_260, 'tick');
		run.at(10_260, 'read 3');
		run.at(10_300, 'answered 3');
		expect(run.shared.limit.gapMs).toBe(0);
	});

	it('is not asked far less often than it answered: some turn away as many however slowly they come', () => {
		const run = of(1);
		Object.assign(run.shared.limit, { gapMs: 100, answers: 50 });
		// An answer each 200 ms.
		run.at(10_000, 'busy 1');
		expect(run.shared.limit.gapMs).toBeCloseTo(130, 5);
		run.shared.limit.gapMs = 149;
		run.at(10_130, 'tick');
		run.at(10_130, 'read 2');
		run.at(10_200, 'busy 2');
		expect(run.shared.limit.gapMs).toBeCloseTo(153, 5);
	});

	it('gets one more at once for ten answers of each place', () => {
		const run = of(4);
		run.at(1, 'busy 1');
		expect(run.shared.limit.places).toBe(3);
		for (let answers = 1; answers <= 70; answers++) {
			run.shared.limit.places = Math.min(run.shared.limit.places, 4);
			run.at(2, 'answered 2');
			expect(run.shared.limit.places).toBe(answers < 30 ? 3 : 4);
		}
	});

	it('is left alone as long as it asks', () => {
		goThrough(of(2), [
			[1, 'busy 1 after=3000'],
			[2, 'answered 2', 'wait 3001'],
			[3001, 'tick', 'read'],
		]);
	});

	it.each<[string, number, number]>([
		['no longer than the run waits for it', 5_000, 5_000],
		['two seconds at least, also where the run may not wait', 0, 2_000],
	])('is left alone %s', (_what, maxOutageMs, ms) => {
		goThrough(of(1, { maxOutageMs }), [[1, 'busy 1 after=60000', `wait ${ms}`]]);
	});

	it('that answered a moment ago is not given up', () => {
		const run = of(2, { maxOutageMs: 5_000 });
		run.at(7_000, 'answered 1');
		run.at(7_000, 'allRead');
		run.at(7_000, 'busy 2');
		run.at(7_000, 'tick');
		run.at(8_000, 'busy 2');
		expect(run.shared.circuit.state).toBe('closed');
	});

	it('that answers nothing for Max Outage ends the run', () => {
		goThrough(of(1, { maxOutageMs: 5_000 }), [
			[1, 'busy 1 after=60000', 'wait 5000'],
			[5_000, 'tick', 'read'],
			[5_000, 'read 2', 'send 2 t1'],
			[5_000, 'busy 2', 'finish 1: busy (1)', 'finish 2: busy (1)', 'read'],
			[
				5_000,
				`read 3`,
				expect.stringMatching(/^finish 3: Not looked up.*\(last: busy\) \(0\)$/),
				'read',
			],
			[5_000, 'allRead', 'end'],
		]);
	});
});

describe('rule 3, a service that is down,', () => {
	it('is left alone after five failures in a row, and asked after 1, 2, 4 … seconds; an answer lets all go on', () => {
		goThrough(of(5), [
			[1, 'down 1', 'read'],
			[1, 'read 6', 'send 6 t1'],
			[2, 'down 2', 'read'],
			[2, 'allRead', 'wait 251'],
			[2, 'down 3', 'wait 251'],
			[2, 'down 4', 'wait 251'],
			[3, 'down 5', 'wait 1003'],
			[3, 'down 6', 'wait 1003'],
			[1003, 'tick', 'probe 99 t1'],
			[1004, 'down probe', 'wait 3004'],
			[3004, 'tick', 'probe 99 t1'],
			[3005, 'down probe', 'wait 7005'],
			[7005, 'tick', 'probe 99 t1'],
			[7006, 'answered probe', 'send 5 t1', 'send 6 t1'],
			[7007, 'answered 5', 'send 1 t1', 'send 2 t1'],
			[7007, 'answered 6', 'send 3 t1', 'send 4 t1'],
		]);
	});

	const inOutage = (settings?: Partial<Settings>): Decisions => {
		const run = of(5, settings);
		for (const number of [1, 2, 3, 4, 5]) run.at(number, `down ${number}`);
		run.at(5, 'allRead');
		return run;
	};

	it('ends the run after Max Outage, when it was asked eight times more in vain', () => {
		const run = inOutage({ maxOutageMs: 1_500 });
		const last: Step[] = Array.from({ length: 7 }, (_, time) => [
			1_510 + time,
			'down probe',
			'probe 99 t1',
		]);
		goThrough(run, [
			[1005, 'tick', 'probe 99 t1'],
			// As old as its first request, which was sent at 0.
			[1006, 'down probe', 'wait 1500'],
			[1500, 'tick', 'probe 99 t1'],
			...last,
			[1520, 'down probe', ...[5, 1, 2, 3, 4].map((number) => `finish ${number}: down (1)`), 'end'],
		]);
	});

	it('is asked no longer than a second after the end', () => {
		goThrough(inOutage({ maxOutageMs: 0 }), [
			[1005, 'tick', 'probe 99 t1'],
			[2004, 'down probe', 'probe 99 t1'],
			[2005, 'down probe', ...[5, 1, 2, 3, 4].map((number) => `finish ${number}: down (1)`), 'end'],
		]);
	});

	it('is asked again no later than each 30 seconds', () => {
		const run = inOutage({ maxOutageMs: 600_000 });
		let atMs = 1005;
		const waits = [2, 4, 8, 16, 30, 30].map((seconds) => {
			run.at(atMs, 'tick');
			const actions = run.at(atMs, 'down probe');
			atMs += seconds * 1000;
			return [actions, [`wait ${atMs}`]];
		});
		for (const [actions, expected] of waits) expect(actions).toEqual(expected);
	});

	it('is asked for the number that was answered last', () => {
		const run = of(5);
		run.at(1, 'answered 3');
		run.at(1, 'read 6');
		for (const number of [1, 2, 4, 5, 6]) run.at(2, `down ${number}`);
		expect(run.at(1002, 'tick')).toEqual(['probe 3 t1']);
	});

	it('is asked for a number that waits where no other is known', () => {
		const run = inOutage({ anyNumber: () => undefined });
		expect(run.at(1005, 'tick')).toEqual(['probe 5 t1']);
	});

	it('counts no try while all wait, and what a probe came to counts for its number', () => {
		const run = inOutage({
			maxOutageMs: 0,
			anyNumber: () => ({ accountType: 'till', number: '6', operator: 'Mpesa' }),
		});
		run.shared.reading = 'may';
		run.at(1005, 'tick');
		run.at(2005, 'down probe');
		expect(run.at(2005, 'read 6')).toEqual(['finish 6: down (1)', 'read']);
	});

	it.each([
		['an answer of one under way', 'answered 5', 2],
		['a probe that only its number fails', 'rowFault probe', 1],
		['a probe that is turned away', 'busy probe', 1],
	])('is there again after %s, and gets few requests at first', (_what, event, places) => {
		const run = of(6);
		for (const number of [1, 2, 3, 4, 6]) run.at(1, `down ${number}`);
		run.at(1, 'allRead');
		run.at(2_000, 'tick');
		expect(run.shared.circuit.state).toBe('open');
		run.at(2_001, event);
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, limit: { places } });
	});

	it('is not given up for one number that fails again and again', () => {
		const run = of(1, { random: () => 0 });
		run.at(0, 'answered 1');
		run.at(0, 'read 2');
		run.at(0, 'down 2');
		run.at(0, 'allRead');
		for (let time = 3; time <= 8; time++) run.at(time, 'down 2');
		expect(run.at(9, 'down 2')).toEqual(['finish 2: down (8)', 'end']);
	});

	it('needs more failures after each false alarm, up to eighty', () => {
		const run = of(1, { random: () => 0 });
		const failuresUntilOpen = (): number => {
			for (let failures = 1; ; failures++) {
				run.shared.inFlight = 1;
				run.at(0, `read ${failures}`);
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
	])('is there where four fail, and then comes %s', (_what, event) => {
		const run = of(9);
		run.at(0, 'allRead');
		for (const number of [1, 2, 3, 4]) run.at(1, `down ${number}`);
		run.at(1, event);
		for (const number of [5, 6, 7, 8]) run.at(1, `down ${number}`);
		expect(run.shared.circuit).toMatchObject({ state: 'closed', failures: 4 });
	});

	it('is not told from replies that broke off', () => {
		const run = of(6);
		run.at(0, 'allRead');
		for (const number of [1, 2, 3, 4, 5, 6]) run.at(1, `rowFault ${number}`);
		expect(run.shared.circuit).toMatchObject({ state: 'closed', failures: 0 });
	});

	it('needs no more failures the next time when it really was out', () => {
		const run = inOutage();
		run.at(1005, 'tick');
		run.at(1006, 'down probe');
		run.at(3006, 'tick');
		run.at(3007, 'answered probe');
		expect(run.shared.falseAlarms).toBe(0);
	});

	it('was not out where an answer comes before the first probe is made', () => {
		const run = inOutage();
		run.shared.inFlight = 1;
		run.at(6, 'answered 1');
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, falseAlarms: 1 });
	});

	it('is waited for while others under way may still be answered', () => {
		const run = of(10);
		run.at(1, 'allRead');
		for (const number of [1, 2, 3, 4, 5])
			expect(run.at(1, `down ${number}`)).toEqual(number < 5 ? ['wait 251'] : []);
		expect(run.shared.circuit.state).toBe('closed');
		expect(run.at(300, 'tick')).toEqual([]);
		run.at(300, 'down 6');
		expect(run.shared.circuit.state).toBe('open');
	});

	it.each([
		['is tried again after the others, after pauses that double', 'down', 'wait 250'],
		['is tried again where only its reply broke off', 'rowFault', 'wait 250'],
	])('a number that fails while others are answered %s', (_what, kind, wait) => {
		const run = of(1);
		goThrough(run, [
			[0, `${kind} 1`, 'read'],
			[0, 'allRead', wait],
			[250, 'tick', 'send 1 t1'],
			[250, `${kind} 1`, 'wait 750'],
			[750, 'tick', 'send 1 t1'],
			[750, `${kind} 1`, 'wait 1750'],
		]);
	});

	it('says of a gateway’s page in an outage that it can be tried again', () => {
		const run = of(5, { maxOutageMs: 0 });
		for (const number of [1, 2, 3, 4, 5]) run.at(0, `down ${number} foreign final`);
		run.at(0, 'allRead');
		run.at(1000, 'tick');
		expect(run.at(2000, 'down probe')).toContain('finish 1: down (1)');
	});
});

describe('rule 4, a token that is refused,', () => {
	it('is tried with a number that was answered: if that is refused too, all wait for one new token', () => {
		goThrough(of(3), [
			[1, 'answered 1', 'read'],
			[1, 'read 4', 'send 4 t1'],
			[2, 'badToken 2', 'probe 1 t1'],
			[2, 'badToken 3'],
			[3, 'badToken probe', 'renew t1'],
			[3, 'badToken 4'],
			[9, 'token t2', 'read'],
			[9, 'allRead', 'send 2 t2', 'send 3 t2', 'send 4 t2'],
		]);
	});

	it('is good where that number is answered: the refused one goes after the others, five times at most', () => {
		const run = of(2);
		goThrough(run, [
			[1, 'answered 1', 'read'],
			[1, 'allRead'],
			[2, 'badToken 2', 'probe 1 t1'],
			[2, 'answered probe', 'send 2 t1'],
		]);
		for (let time = 2; time <= 4; time++) {
			run.at(3, 'badToken 2');
			run.at(3, 'answered probe');
		}
		expect(run.at(4, 'badToken 2')).toEqual(['finish 2: badToken (5)', 'end']);
	});

	it.each(['busy', 'rowFault'])('is good where that number is not refused: %s', (kind) => {
		const run = of(2);
		run.at(1, 'answered 1');
		run.at(1, 'allRead');
		run.at(2, 'badToken 2');
		expect(run.at(2, `${kind} probe`)).toContain('send 2 t1');
	});

	it('is in doubt as long as the service is down', () => {
		const run = of(2);
		run.at(1, 'answered 1');
		run.at(1, 'allRead');
		goThrough(run, [
			[2, 'badToken 2', 'probe 1 t1'],
			[2, 'down probe', 'wait 1002'],
			[1002, 'tick', 'probe 1 t1'],
			[1003, 'badToken probe', 'renew t1'],
		]);
	});

	it('costs a number that was sent with it nothing once another is in use', () => {
		const run = of(2);
		run.at(1, 'answered 1');
		run.at(1, 'read 3');
		run.at(2, 'badToken 3');
		run.at(2, 'badToken probe');
		run.at(3, 'token t2');
		run.at(3, 'allRead');
		expect(run.at(4, 'badToken 2')).toEqual(['send 2 t2']);
		expect(run.shared.token.isDoubted).toBe(false);
	});

	it('is replaced at once, and in quick succession after half a second, 1 and 2 seconds', () => {
		const run = of(1);
		let atMs = 0;
		const waits = [1, 2, 3, 4, 5].map((number) => {
			run.shared.token.isAnswered = true;
			run.at(atMs, `badToken ${number}`);
			const [action = ''] = run.at(atMs, 'badToken probe');
			const waitMs = action.startsWith('wait') ? Number(action.slice('wait '.length)) - atMs : 0;
			run.at(atMs + waitMs, 'tick');
			atMs += waitMs;
			run.at(atMs, `token t${number + 1}`);
			run.at(atMs, `read ${number + 1}`);
			return waitMs;
		});
		expect(waits).toEqual([0, 500, 1000, 2000, 2000]);
		run.shared.token.isAnswered = true;
		run.at(atMs + 30_000, 'badToken 6');
		expect(run.at(atMs + 30_000, 'badToken probe')).toEqual(['renew t6']);
	});

	it('and two fresh ones after it, none of which brought an answer, are the account’s: all rows end', () => {
		goThrough(of(2), [
			[1, 'badToken 1', 'probe 99 t1'],
			[1, 'badToken 2'],
			[1, 'badToken probe', 'renew t1'],
			[2, 'token t2', 'read'],
			[2, 'read 3', 'send 3 t2', 'read'],
			[2, 'read 4', 'send 4 t2'],
			[3, 'badToken 3', 'probe 99 t2'],
			[3, 'badToken 4'],
			[3, 'badToken probe', 'wait 503'],
			[503, 'tick', 'renew t2'],
			[504, 'token t3', 'read'],
			[504, 'allRead', 'send 1 t3', 'send 2 t3'],
			[505, 'badToken 1', 'probe 99 t3'],
			[505, 'badToken 2'],
			[
				505,
				'badToken probe',
				...[3, 4, 1, 2].map((number) => `finish ${number}: badToken (0)`),
				'end',
			],
		]);
	});

	it.each([
		['was stored', 'stored', 0],
		['was issued', 'issued', 1],
	])('counts for that only where it %s', (_what, origin, unanswered) => {
		const run = new Decisions();
		run.at(0, 'tick');
		run.at(0, 'read 1');
		run.at(0, `token t1 ${origin}`);
		run.at(1, 'badToken 1');
		run.at(1, 'badToken probe');
		expect(run.shared.token.unanswered).toBe(unanswered);
	});

	it('is proved by answers to requests that carried it, and by no others', () => {
		const run = of(3);
		run.at(1, 'badToken 1');
		run.at(1, 'answered 2');
		// One that went out before says nothing of the doubt.
		expect(run.shared.token).toMatchObject({ isAnswered: true, isDoubted: true });
		run.at(2, 'badToken probe');
		run.at(3, 'token t2');
		run.at(4, 'answered 3');
		expect(run.shared.token).toMatchObject({ isAnswered: false });
	});
});

describe('a token call that fails', () => {
	it('because the login is refused ends the run', () => {
		const run = new Decisions();
		run.at(0, 'tick');
		run.at(0, 'read 1');
		goThrough(run, [
			[1, 'noToken refused', 'finish 1: refused (1, for good)', 'read'],
			[1, 'read 2', 'finish 2: refused (1, for good)', 'read'],
			[1, 'allRead', 'end'],
		]);
	});

	it('otherwise is an outage: it is made again after 1, 2, 4 … seconds, until Max Outage', () => {
		const run = new Decisions({ maxOutageMs: 2_000 });
		run.at(0, 'tick');
		run.at(0, 'read 1');
		goThrough(run, [
			[0, 'noToken down', 'wait 1000'],
			[1000, 'tick', 'renew'],
			[1001, 'noToken down', 'wait 2000'],
			[2000, 'tick', 'renew'],
			[2000, 'token t1', 'send 1 t1'],
		]);
		expect(run.shared.circuit.state).toBe('closed');
	});

	it('is made no sooner than the service asks', () => {
		const run = new Decisions();
		run.at(0, 'tick');
		run.at(0, 'read 1');
		goThrough(run, [
			[0, 'noToken busy 7000', 'wait 7000'],
			[7000, 'tick', 'renew'],
		]);
	});
});

it('rule 5, a number that only itself can fail ends', () => {
	goThrough(of(1), [[1, 'rowFault 1 final', 'finish 1: rowFault (1)', 'read']]);
});

it('a failure of all numbers ends the run', () => {
	goThrough(of(2), [
		[1, 'rowFault 1 final ends', 'finish 1: rowFault (0)', 'read'],
		[1, 'allRead'],
		[2, 'down 2', 'finish 2: rowFault (0)', 'end'],
	]);
});

describe('rule 6, a run of five rows', () => {
	const few = (settings: Partial<Settings> = {}) => of(1, { rows: 5, maxRetries: 2, ...settings });

	it.each([
		['down', 'down 1'],
		['busy', 'busy 1'],
	])('retries each by itself: %s', (kind, event) => {
		const run = few();
		run.at(0, 'allRead');
		run.shared.reading = 'over';
		goThrough(run, [
			[0, event, 'wait 250'],
			[250, 'tick', 'send 1 t1'],
			[250, event, 'wait 750'],
			[750, 'tick', 'send 1 t1'],
			[750, event, `finish 1: ${kind} (3)`, 'end'],
		]);
	});

	it('does not retry what the service reports itself', () => {
		goThrough(few(), [[0, 'down 1 final', 'finish 1: down (1)', 'read']]);
	});

	it('has its token replaced once', () => {
		const run = few();
		run.shared.reading = 'over';
		goThrough(run, [
			[0, 'badToken 1', 'renew t1'],
			[1, 'token t2', 'send 1 t2'],
			[2, 'badToken 1', 'finish 1: badToken (2)', 'end'],
		]);
	});

	it('has its token replaced once for all rows', () => {
		const run = of(2, { rows: 5 });
		run.at(0, 'allRead');
		expect(run.at(0, 'badToken 1')).toEqual(['renew t1']);
		expect(run.at(0, 'badToken 2')).toEqual([]);
		expect(run.at(1, 'token t2')).toEqual(['send 1 t2', 'send 2 t2']);
		expect(run.shared.token).toMatchObject({ unanswered: 1, value: { accessToken: 't2' } });
	});

	it('does not replace a token that has just replaced another', () => {
		const run = new Decisions({ rows: 5 });
		run.at(0, 'tick');
		run.at(0, 'read 1');
		run.at(0, 'token t1 justReplaced');
		expect(run.at(1, 'badToken 1')[0]).toBe('finish 1: badToken (1)');
	});

	it('makes a token call again as often as Max Retries says', () => {
		const run = new Decisions({ rows: 5, maxRetries: 1 });
		run.at(0, 'tick');
		run.at(0, 'read 1');
		run.shared.reading = 'over';
		goThrough(run, [
			[0, 'noToken down', 'wait 250'],
			[250, 'tick', 'renew'],
			[251, 'noToken down', 'finish 1: down (2)', 'end'],
		]);
	});

	it('waits by chance up to the whole pause', () => {
		const run = few({ random: () => 0.5 });
		run.shared.reading = 'over';
		expect(run.at(0, 'down 1')).toEqual(['wait 125']);
	});
});

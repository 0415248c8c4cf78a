import type { Settings } from '../../nodes/MobileMoneyNameLookup/sending/state';
import { Decisions } from './decisions';

/** Goes through a run; each line is a time in ms, what happens then, and what is done about it. */
function goThrough(run: Decisions, steps: string): void {
	const lines = steps.trim().split(/\s*\n\s*/);
	const seen = lines.map((line) => {
		const [, atMs = '', event = ''] = /^(\d+) ([^→]*) →/.exec(line) ?? [];
		return `${atMs} ${event} → ${run.at(Number(atMs), event).join(' | ')}`.trim();
	});
	expect(seen).toEqual(lines);
}

const of = (underWay: number, settings?: Partial<Settings>) =>
	Decisions.started(underWay, settings);

function inOutage(underWay: number, settings?: Partial<Settings>): Decisions {
	const run = of(underWay, settings);
	for (const number of [1, 2, 3, 4, 5]) run.at(number, `down ${number}`);
	return run;
}

function withoutToken(settings: Partial<Settings> = {}): Decisions {
	const run = new Decisions(settings);
	run.at(0, 'tick');
	run.at(0, 'added 1');
	return run;
}

const few = (settings: Partial<Settings> = {}) => of(1, { rows: 5, maxRetries: 2, ...settings });

it.each<[string, () => Decisions, string]>([
	[
		'a run reads one number ahead, gets a token, sends as many as may be in flight, and ends',
		() => new Decisions(),
		`0 tick → read
		0 added 1 → renew none
		5 token t1 → send 1 t1 | read
		5 added 2 → send 2 t1 | read
		5 added 3 →
		9 answer 1 → send 3 t1 | read
		9 allRead →
		9 answer 2 →
		9 answer 3 → end`,
	],
	[
		'a run without numbers ends, and gets no token',
		() => new Decisions(),
		`0 tick → read
		0 allRead → end`,
	],
	['a run that is cancelled ends at once (rule 8)', () => of(2), '1 cancelled → end'],
	[
		'a number that came up because of another is sent before those that failed',
		() => of(3),
		`1 busy 1 →
		2 added 7 →
		40 answer 2 → send 7 t1`,
	],
	[
		'the next token is got when the first is due',
		() => withoutToken({ maxParallel: 1 }),
		`0 token t1 stored 100 → send 1 t1 | read
		9 added 2 →
		99 answer 1 → send 2 t1 | read
		99 added 3 →
		100 answer 2 → renew t1
		101 token t2 → send 3 t2 | read`,
	],
	[
		'rule 2: fewer go out at once, with a gap; those turned away go again after the others, and no try counts',
		() => of(5),
		`8 busy 1 →
		8 busy 2 →
		8 answer 3 → wait 39.25
		40 tick → send 1 t1
		40 answer 4 → wait 45.97
		46 tick → send 2 t1
		46 added 6 →
		46 answer 1 → wait 51.79
		52 tick → send 6 t1`,
	],
	[
		'rule 2: the more are turned away in a row, the later the next one goes',
		() => of(1),
		`0 busy 1 → wait 31.25
		32 tick → send 1 t1
		32 busy 1 → wait 94.5
		95 tick → send 1 t1
		95 busy 1 → wait 220
		220 tick → send 1 t1
		220 busy 1 → wait 470`,
	],
	[
		'rule 2: a service that answers nothing for Max Outage ends the run',
		() => of(3, { maxOutageMs: 5_000 }),
		`4000 answer 1 →
		8999 busy 2 → wait 15921.31
		8999 added 4 → wait 15921.31
		9000 busy 3 → finish 4: outage, last: busy | finish 2: busy (1) | finish 3: busy (1) | end`,
	],
	[
		'rule 3: after five failures in a row all wait; a probe asks after 1, 2, 4 … s; an answer lets all go on',
		() => of(6),
		`1 down 1 → wait 251
		2 down 2 → wait 251
		2 down 3 → wait 251
		2 down 4 → wait 251
		3 down 5 → wait 1003
		3 down 6 → wait 1003
		1003 tick → probe 99 t1
		1004 tick →
		1005 down probe → wait 3005
		3005 tick → probe 99 t1
		3006 down probe → wait 7006
		7006 tick → probe 99 t1
		7007 answer probe → send 5 t1 | send 6 t1 | send 1 t1 | send 2 t1 | send 3 t1 | send 4 t1`,
	],
	[
		'rule 3: a probe that fails after an answer says nothing',
		() => inOutage(6),
		`1005 tick → probe 99 t1
		1006 answer 6 → send 5 t1 | send 1 t1 | send 2 t1 | send 3 t1 | send 4 t1
		1007 down probe →
		1008 added 7 → send 7 t1`,
	],
	[
		'rule 3: the service is probed no longer than a second after Max Outage',
		() => inOutage(5, { maxOutageMs: 2_000 }),
		`1005 tick → probe 99 t1
		2999 down probe → probe 99 t1
		3000 down probe → finish 5: down (1) | finish 1: down (1) | finish 2: down (1) | finish 3: down (1) | finish 4: down (1) | end`,
	],
	[
		'rule 3: the service is probed once at least, however late the failures come',
		() => of(6, { maxOutageMs: 2_000 }),
		`9000 down 1 → wait 9250
		9000 down 2 → wait 9250
		9000 down 3 → wait 9250
		9000 down 4 → wait 9250
		9000 down 5 → probe 99 t1
		9001 answer probe → send 5 t1 | wait 9250`,
	],
	[
		'rule 3: a number that waits is the probe where no other is known',
		() => inOutage(5, { anyNumber: () => undefined }),
		'1005 tick → probe 5 t1',
	],
	[
		'rule 4: a token that is refused twice in a row is replaced once for all',
		() => of(5),
		`1 answer 1 →
		1 badToken 2 → send 2 t1
		2 badToken 3 → renew t1
		2 badToken 4 →
		3 badToken 2 →
		9 token t2 → send 3 t2 | send 4 t2 | send 2 t2
		10 badToken 5 → send 5 t2
		11 badToken 3 → send 3 t2`,
	],
	[
		'rule 4: the account is refused when three fresh tokens in a row brought no answer',
		() => of(2),
		`1 badToken 1 → send 1 t1
		1 badToken 2 → renew t1
		1 badToken 1 →
		2 token t2 → send 2 t2 | send 1 t2
		3 badToken 2 → send 2 t2
		3 badToken 1 → wait 503
		3 badToken 2 → wait 503
		503 tick → renew t2
		504 token t3 → send 1 t3 | send 2 t3
		505 badToken 1 → send 1 t3
		505 badToken 2 → finish 2: badToken (4)
		505 added 3 → finish 3: badToken
		505 badToken 1 → finish 1: badToken (5) | end`,
	],
	[
		'rule 4: a login that is refused ends the run',
		() => withoutToken(),
		`1 noToken refused → finish 1: refused, for good | read
		1 added 2 → finish 2: refused, for good | read
		1 allRead → end`,
	],
	[
		'a token call that fails otherwise is an outage: it is made again after 1, 2, 4 … s, until Max Outage',
		() => withoutToken({ maxOutageMs: 2_500 }),
		`0 noToken down → wait 1000
		1000 tick → renew none
		1001 noToken down → wait 2500
		2500 tick → renew none
		2600 token t1 → send 1 t1 | read
		2600 allRead →
		5099 busy 1 → wait 9021.31`,
	],
	[
		'a token call is made no sooner than the service asks',
		() => withoutToken(),
		`0 noToken busy 7000 → wait 7000
		7000 tick → renew none`,
	],
	[
		'an answer of one under way does not end the outage of a token endpoint',
		() => of(3),
		`1 badToken 1 → send 1 t1
		1 badToken 2 → renew t1
		2 noToken down → wait 1002
		3 answer 3 → wait 1002
		3 added 4 → wait 1002`,
	],
	[
		'a token call that fails when the run is given up does not begin an outage',
		() => of(3),
		`1 badToken 1 → send 1 t1
		1 badToken 2 → renew t1
		2 runFault 3 → finish 3: runFault (1) | finish 2: runFault (1)
		3 noToken down →
		4 added 4 → finish 4: runFault`,
	],
	[
		'rule 5: a number that only itself can fail ends',
		() => of(3),
		`1 rowFault 1 final → finish 1: rowFault (1), for good
		2 answer 2 →
		3 rowFault 3 → finish 3: rowFault (1) | end`,
	],
	[
		'where nothing can be looked up at all, numbers end with that, or with what they failed by before',
		() => of(3),
		`1 down 2 → wait 251
		1 runFault 1 → finish 1: runFault (1) | finish 2: down (1)
		2 added 4 → finish 4: runFault
		2 answer 3 → end
		3 added 5 → finish 5: runFault | end`,
	],
	...['down', 'busy'].map((kind): [string, () => Decisions, string] => [
		`rule 6: few rows are each retried by themselves: ${kind}`,
		few,
		`0 ${kind} 1 → wait 250
		250 tick → send 1 t1
		250 ${kind} 1 → wait 750
		750 tick → send 1 t1
		750 ${kind} 1 → finish 1: ${kind} (3) | end`,
	]),
	[
		'rule 6: few rows wait at random up to the whole pause',
		() => few({ random: () => 0.5 }),
		'0 down 1 → wait 125',
	],
	[
		'rule 6: a token is replaced at once for few rows, and once for all of them',
		() => of(2, { rows: 5 }),
		`0 badToken 1 → renew t1
		0 badToken 2 →
		1 token t2 → send 1 t2 | send 2 t2
		2 badToken 1 → finish 1: badToken (2)
		2 answer 2 → end`,
	],
	[
		'rule 6: a token call for few rows is made again as often as Max Retries says',
		() => withoutToken({ rows: 5, maxRetries: 1 }),
		`0 noToken down → wait 250
		250 tick → renew none
		251 noToken down → finish 1: down (2) | read`,
	],
])('%s', (_title, run, steps) => {
	goThrough(run(), steps);
});

it.each<[string, number, string, number]>([
	['as long as it asks', 60_000, 'busy 1 3000', 3001],
	['no longer than the run waits for it', 5_000, 'busy 1 60000', 5_000],
	['two seconds at least, also where the run may not wait', 0, 'busy 1 60000', 2_000],
	['as long as it asks, also when it is down', 60_000, 'down 1 7000', 7001],
])('rule 2: a service is left alone %s', (_what, maxOutageMs, event, untilMs) => {
	expect(of(1, { maxOutageMs }).at(1, event)).toEqual([`wait ${untilMs}`]);
});

describe('rule 3: a service that is down', () => {
	it('is probed each 30 seconds at least, for as long as the run waits', () => {
		const run = inOutage(5, { maxOutageMs: 600_000 });
		let atMs = 1005;
		for (const seconds of [2, 4, 8, 16, 30, 30, 30, 30, 30]) {
			run.at(atMs, 'tick');
			expect(run.at(atMs, 'down probe')).toEqual([`wait ${atMs + seconds * 1000}`]);
			atMs += seconds * 1000;
		}
	});

	it('is probed without pauses when Max Outage is over, 80 times in all, and then given up', () => {
		const run = inOutage(5, { maxOutageMs: 2_500 });
		for (const atMs of [1005, 2500]) run.at(atMs, 'tick');
		for (let probe = 2; probe <= 80; probe++)
			expect(run.at(2500, 'down probe')).toEqual(['probe 99 t1']);
		expect(run.at(2501, 'down probe')).toContain('finish 5: down (1)');
	});

	it.each(['answer 6', 'rowFault probe', 'busy probe', 'badToken probe'])(
		'is there again after %s, and the next alarm needs more failures',
		(event) => {
			const run = inOutage(6);
			run.at(1_005, 'tick');
			expect(run.at(1_006, event)).toContain('send 5 t1');
			expect(run.shared).toMatchObject({ circuit: { state: 'closed', failed: [] }, alarmAt: 10 });
			expect(run.shared.limit).toMatchObject({ places: 6, gapMs: 0 });
		},
	);

	it('leaves no trace in the gap of requests that are turned away later', () => {
		const gapAfter = (outageMs: number) => {
			const run = inOutage(8);
			run.at(outageMs, 'tick');
			run.at(outageMs, 'answer probe');
			run.at(outageMs + 10, 'busy 6');
			return run.shared.limit.gapMs;
		};
		expect(gapAfter(55_000)).toBe(gapAfter(1_005));
	});

	it.each(['answer 9', 'busy 9', 'badToken 9'])(
		'has not failed in a row where between two failures comes %s',
		(event) => {
			const run = of(9);
			for (const number of [1, 2, 3, 4]) run.at(1, `down ${number}`);
			run.at(1, event);
			for (const number of [5, 6, 7, 8]) run.at(1, `down ${number}`);
			expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, alarmAt: 5 });
		},
	);

	it('is not assumed when one number fails while others are answered: that number goes again, eight times', () => {
		const run = of(1);
		let atMs = 0;
		for (const pauseMs of [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]) {
			expect(run.at(atMs, 'down 1')).toEqual([`wait ${atMs + pauseMs}`]);
			expect(run.at((atMs += pauseMs), 'tick')).toEqual(['send 1 t1']);
		}
		expect(run.at(atMs, 'down 1')).toEqual(['finish 1: down (9)', 'end']);
	});
});

describe('rule 4: a token', () => {
	it('that is refused for one number, while others are answered, is good: the number has five tries', () => {
		const run = of(2);
		for (let refusals = 1; refusals < 5; refusals++) {
			expect(run.at(1, 'badToken 1')).toEqual(['send 1 t1']);
			run.at(1, 'answer 2');
		}
		expect(run.at(2, 'badToken 1')).toEqual([
			'finish 1: The service refused this number’s lookup, although it answered others with the same login (5)',
		]);
		expect(run.shared.token).toMatchObject({ inUse: { accessToken: 't1' }, replacements: 0 });
	});

	it('is replaced at once, and in quick succession after 0.5, 1 and 2 s', () => {
		const run = of(1);
		let atMs = 0;
		const waits = [1, 2, 3, 4, 5].map((number) => {
			Object.assign(run.shared.token, { unanswered: 0, isRefused: true });
			run.at(atMs, `added ${number + 1}`);
			const [action = ''] = run.at(atMs, `badToken ${number}`);
			const waitMs = action.startsWith('wait') ? Number(action.slice('wait '.length)) - atMs : 0;
			run.at((atMs += waitMs), 'tick');
			expect(run.at(atMs, `token t${number + 1}`)).toEqual([`send ${number + 1} t${number + 1}`]);
			return waitMs;
		});
		expect(waits).toEqual([0, 500, 1000, 2000, 2000]);
		Object.assign(run.shared.token, { unanswered: 0, isRefused: true });
		expect(run.at(atMs + 28_000, 'badToken 6')).toEqual(['renew t6']);
	});

	it.each([
		['stored', 0],
		['issued', 1],
	])(
		'counts against the account only where it was issued for this run: %s',
		(origin, unanswered) => {
			const run = withoutToken();
			run.at(0, `token t1 ${origin}`);
			expect(run.shared.token.unanswered).toBe(unanswered);
			run.at(1, 'answer 1');
			expect(run.shared.token.unanswered).toBe(0);
		},
	);

	it('is proved by answers to requests that carried it, and by no others', () => {
		const run = of(3);
		for (const event of ['badToken 1', 'badToken 2', 'token t2']) run.at(1, event);
		run.at(4, 'answer 3');
		expect(run.shared.token.unanswered).toBe(2);
		// A new token is no answer, by which an outage would begin anew.
		run.at(5, 'token t3');
		expect(run.shared.answeredAtMs).toBe(4);
	});
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Decisions } from './decisions';

/** A title with how the run begins in brackets; then lines with a time in ms, what happens, and what is done about it. */
const scenarios = readFileSync(join(__dirname, 'scenarios.txt'), 'utf8')
	.trim()
	.split(/\n(?=\S)/)
	.map((scenario) => scenario.split('\n\t'));

it.each(scenarios)('a run decides as its scenario says: %s', (title, ...steps) => {
	const run = new Decisions(/\(([^(]*)\)$/.exec(title)?.[1] ?? '');
	const seen = steps.map((step) => {
		const [, atMs = '', event = ''] = /^(\d+) ([^→]*) →/.exec(step) ?? [];
		return `${atMs} ${event} → ${run.at(Number(atMs), event).join(' | ')}`.trim();
	});
	expect(seen).toEqual(steps);
});

it('rule 3: a service that is down is probed without pauses when Max Outage is over, 80 times in all, and then given up', () => {
	const run = new Decisions('outage of 5, maxOutageMs 2500');
	for (const atMs of [1005, 2500]) run.at(atMs, 'tick');
	for (let probe = 2; probe <= 80; probe++)
		expect(run.at(2500, 'down probe')).toEqual(['probe 99 t1']);
	expect(run.at(2501, 'down probe')).toContain('finish 5: down (1)');
});

it.each(['answer 6', 'rowFault probe', 'busy probe', 'badToken probe'])(
	'rule 3: a service that is down is there again after %s, and the next alarm needs more failures',
	(event) => {
		const run = new Decisions('outage of 6');
		run.at(1_005, 'tick');
		expect(run.at(1_006, event)).toContain('send 5 t1');
		expect(run.shared).toMatchObject({ circuit: { state: 'closed', failed: [] }, alarmAt: 10 });
		expect(run.shared.limit).toMatchObject({ places: 6, gapMs: 0 });
	},
);

it('rule 3: a service that is down leaves no trace in the gap of requests that are turned away later', () => {
	const gapAfter = (outageMs: number) => {
		const run = new Decisions('outage of 8');
		run.at(outageMs, 'tick', 'answer probe');
		run.at(outageMs + 10, 'busy 6');
		return run.shared.limit.gapMs;
	};
	expect(gapAfter(55_000)).toBe(gapAfter(1_005));
});

it.each(['answer 9', 'busy 9', 'badToken 9', 'rowFault 9'])(
	'rule 3: a service that is down has not failed in a row if %s comes between two failures',
	(event) => {
		const run = new Decisions('9 in flight');
		run.at(1, 'down 1', 'down 2', 'down 3', 'down 4', event);
		run.at(1, 'down 5', 'down 6', 'down 7', 'down 8');
		expect(run.shared).toMatchObject({ circuit: { state: 'closed' }, alarmAt: 5 });
	},
);

it('rule 4: a token is replaced at once, and in quick succession after 0.5, 1 and 2 s', () => {
	const run = new Decisions('1 in flight');
	let atMs = 0;
	const waits = [1, 2, 3, 4, 5].map((number) => {
		Object.assign(run.shared.token, { unanswered: 0, isRefused: true });
		const [action = ''] = run.at(atMs, `added ${number + 1}`, `badToken ${number}`);
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
])('rule 4: a token counts against the account if issued for this run: %s', (...given) => {
	const [origin, unanswered] = given;
	const run = new Decisions('no token');
	run.at(0, `token t1 ${origin}`);
	expect(run.shared.token.unanswered).toBe(unanswered);
	run.at(1, 'answer 1');
	expect(run.shared.token.unanswered).toBe(0);
});

it('rule 4: a token is proved by answers to requests that carried it, and by no others', () => {
	const run = new Decisions('3 in flight');
	run.at(1, 'badToken 1', 'badToken 2', 'token t2');
	run.at(4, 'answer 3');
	expect(run.shared.token.unanswered).toBe(2);
	// A new token is no answer, by which an outage would begin anew.
	run.at(5, 'token t3');
	expect(run.shared.answeredAtMs).toBe(4);
});

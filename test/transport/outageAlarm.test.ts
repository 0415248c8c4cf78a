import { OutageAlarm } from '../../nodes/MobileMoneyNameLookup/transport/outageAlarm';

/** So many different numbers fail in a row; whether the last of them was an alarm. */
function fail(alarm: OutageAlarm, times: number, inFlight = 0): boolean {
	let isAlarm = false;
	for (let number = 0; number < times; number++) isAlarm = alarm.failed(`${number}`, inFlight, 0);
	return isAlarm;
}

/** One number fails so often; whether any of that was an alarm. */
const failAlone = (alarm: OutageAlarm, times: number): boolean =>
	Array.from({ length: times }, () => alarm.failed('alone', 0, 0)).includes(true);

/** How many failures in a row are the next alarm, which ends with an answer to a question. */
function nextAlarm(alarm: OutageAlarm, wasFalse: boolean): number {
	let failures = 1;
	while (!alarm.failed(`${failures}`, 0, 0) && failures < 1000) failures++;
	alarm.replied(false);
	alarm.ended(wasFalse);
	return failures;
}

/** Ten answers, and then three failures and an answer, so many times over. */
function waver(alarm: OutageAlarm, times: number): void {
	for (let answers = 0; answers < 10; answers++) alarm.replied(true);
	for (let time = 0; time < times; time++) {
		fail(alarm, 3);
		alarm.replied(true);
	}
}

describe('an alarm', () => {
	it.each([
		['is given after five failures in a row', 5, 0, true],
		['is not given after four', 4, 0, false],
		['is not given while as many others are under way', 5, 5, false],
		['is given when fewer are under way than have failed', 6, 5, true],
	])('%s', (_when, failures, inFlight, isAlarm) => {
		expect(fail(new OutageAlarm(), failures, inFlight)).toBe(isAlarm);
	});

	it('is not given for one number alone, and for a second one at once', () => {
		const alarm = new OutageAlarm();
		expect(failAlone(alarm, 50)).toBe(false);
		expect(alarm.failed('second', 0, 0)).toBe(true);
	});

	it('counts failures and numbers anew after a reply', () => {
		const alarm = new OutageAlarm();
		fail(alarm, 4);
		alarm.replied(true);
		expect(fail(alarm, 4)).toBe(false);
		alarm.replied(true);
		expect(failAlone(alarm, 5)).toBe(false);
	});

	it('that was false lets twice as many fail before the next, up to 80, until one was none', () => {
		const alarm = new OutageAlarm();
		const failures = Array.from({ length: 7 }, () => nextAlarm(alarm, true));
		expect(failures).toEqual([5, 10, 20, 40, 80, 80, 80]);
		expect([nextAlarm(alarm, false), nextAlarm(alarm, false)]).toEqual([80, 5]);
	});
});

describe('a service that answers some requests, and fails many', () => {
	it.each([
		['seldom', 4, [5, 5, 5]],
		['often', 5, [5, 10, 20]],
	])('%s lets more rows fail before each alarm', (_what, times, failures) => {
		const alarm = new OutageAlarm();
		waver(alarm, times);
		expect(failures.map(() => nextAlarm(alarm, false))).toEqual(failures);
	});

	it.each([
		[49, [10, 20]],
		[50, [10, 5]],
	])('is like any other after %d answers in a row', (answers, failures) => {
		const alarm = new OutageAlarm();
		waver(alarm, 5);
		nextAlarm(alarm, false);
		fail(alarm, 1);
		for (let answer = 0; answer < answers; answer++) alarm.replied(true);
		expect(failures.map(() => nextAlarm(alarm, false))).toEqual(failures);
	});
});

describe('the time since when requests fail', () => {
	it('is that of the first one after the latest reply', () => {
		const alarm = new OutageAlarm();
		for (const sentAtMs of [7, 9]) alarm.failed('a', 0, sentAtMs);
		expect(alarm.failingSinceMs).toBe(7);
		alarm.replied(true);
		expect(alarm.failingSinceMs).toBeUndefined();
	});
});

import fc from 'fast-check';

import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

import { RunOfRows } from './runOfRows';

/** Rows that the service takes, refuses always, or refuses with the token that is in use by then. */
const rows = fc.array(fc.constantFrom('good', 'good', 'good', 'odd', 'death'), { maxLength: 120 });

/** Sends such rows one after another. */
function runOf(kinds: readonly string[]): RunOfRows {
	const dead = new Set<string>();
	let kind = '';
	const run = new RunOfRows((row, token) => {
		if (kind === 'death') dead.add(token);
		kind = '';
		return row !== 'odd' && !dead.has(token);
	});
	for (const next of kinds) {
		kind = next;
		run.row(next);
	}
	return run;
}

describe('whatever the service takes and refuses', () => {
	it('a row is sent twice at most', () => {
		fc.assert(
			fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (replies) => {
				let sent = 0;
				const run = new RunOfRows(() => replies[sent++] ?? true);
				for (let row = 0; row < 100; row++) run.row(`row ${row}`);
				for (let row = 0; row < 100; row++) {
					const own = run.sent.filter((request) => request.startsWith(`row ${row} `));
					expect(own.length).toBeLessThanOrEqual(2);
				}
			}),
		);
	});

	it('a token is renewed only for a row that it saved, in vain once, or after three refusals', () => {
		fc.assert(
			fc.property(fc.array(fc.boolean(), { maxLength: 300 }), (replies) => {
				let sent = 0;
				const run = new RunOfRows(() => replies[sent++] ?? true);
				for (let row = 0; row < 300; row++) run.row(`row ${row}`);
				expect(run.renewals).toBeLessThanOrEqual(1 + run.saved + Math.floor(run.refusals / 3));
			}),
			{ numRuns: 500 },
		);
	});

	it('a run with nothing but refusals renews once and asks two rows', () => {
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 500 }), (count) => {
				const run = new RunOfRows(() => false);
				for (let row = 0; row < count; row++) run.row(`row ${row}`);
				expect(run.renewals).toBe(1);
				expect(run.sent).toHaveLength(3);
			}),
		);
	});

	it('a run without odd rows loses no row, however often the token dies', () => {
		fc.assert(
			fc.property(
				rows.map((kinds) => kinds.filter((kind) => kind !== 'odd')),
				(kinds) => {
					const run = runOf(kinds);
					const deaths = kinds.filter((kind) => kind === 'death').length;
					expect(run.saved).toBe(deaths);
					expect(run.renewals).toBe(deaths);
				},
			),
			{ numRuns: 500 },
		);
	});

	it('odd rows and deaths together cost no more renewals than there are of them', () => {
		fc.assert(
			fc.property(rows, (kinds) => {
				const troubles = kinds.filter((kind) => kind !== 'good').length;
				expect(runOf(kinds).renewals).toBeLessThanOrEqual(troubles);
			}),
			{ numRuns: 500 },
		);
	});

	it('a second chance is never followed by a third', () => {
		const call = fc.record({ token: fc.constantFrom('t1', 't2', 't3'), isInUse: fc.boolean() });
		fc.assert(
			fc.property(fc.array(call, { maxLength: 60 }), call, (before, last) => {
				const trust = new TokenTrust();
				for (const { token, isInUse } of before) {
					if (isInUse) trust.refused(token, isInUse, false);
					else trust.taken(token);
				}
				expect(trust.refused(last.token, last.isInUse, true)).not.toBe('resend');
			}),
			{ numRuns: 500 },
		);
	});
});

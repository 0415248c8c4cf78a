import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

import { RunOfRows } from './runOfRows';

const never = () => false;

describe('a service that refuses every token', () => {
	it('halts the run on the second row, after one renewal', () => {
		const run = new RunOfRows(never);
		expect([run.row('a'), run.row('b'), run.row('c')]).toEqual(['givenUp', 'halted', 'halted']);
		expect(run.renewals).toBe(1);
		expect(run.sent).toEqual(['a t1', 'a t2', 'b t2']);
	});

	it('halts the run also after it took tokens for a while', () => {
		let isOpen = true;
		const run = new RunOfRows(() => isOpen);
		expect([run.row('a'), run.row('b')]).toEqual(['answered', 'answered']);
		isOpen = false;
		expect([run.row('c'), run.row('d')]).toEqual(['givenUp', 'halted']);
		expect(run.renewals).toBe(1);
	});
});

describe('a row that is always refused', () => {
	it.each([
		['at first', ['odd', 'b', 'c', 'd']],
		['in the middle', ['a', 'b', 'odd', 'c', 'd']],
		['at last', ['a', 'b', 'c', 'odd']],
	])('is given up alone, after one renewal: %s', (_where, rows) => {
		const run = new RunOfRows((row) => row !== 'odd');
		const ends = rows.map((row) => run.row(row));
		expect(ends).toEqual(rows.map((row) => (row === 'odd' ? 'givenUp' : 'answered')));
		expect(run.renewals).toBe(1);
	});

	it('costs one renewal however many of them stand among others', () => {
		const run = new RunOfRows((row) => !row.startsWith('odd'));
		const rows = Array.from({ length: 200 }, (_, index) => (index % 3 ? 'good' : `odd ${index}`));
		const ends = rows.map((row) => run.row(row));
		expect(ends).toEqual(rows.map((row) => (row === 'good' ? 'answered' : 'givenUp')));
		expect(run.renewals).toBe(1);
	});

	it('does not hold up a token that dies later: the third refusal in a row renews it', () => {
		let dead = 'none';
		const run = new RunOfRows((row, token) => row !== 'odd' && token !== dead);
		expect([run.row('odd'), run.row('a')]).toEqual(['givenUp', 'answered']);
		dead = 't2';
		run.row('b');
		run.row('c');
		expect([run.row('d'), run.row('e')]).toEqual(['answered', 'answered']);
		expect(run.renewals).toBe(2);
	});
});

describe('a token that dies after it was taken', () => {
	it('is renewed, and the row that met it is sent once more', () => {
		let dead = '';
		const run = new RunOfRows((_row, token) => token !== dead);
		run.row('a');
		dead = 't1';
		expect([run.row('b'), run.row('c')]).toEqual(['answered', 'answered']);
		expect(run.sent).toEqual(['a t1', 'b t1', 'b t2', 'c t2']);
	});

	it('is renewed each time that it happens', () => {
		let dead = '';
		const run = new RunOfRows((_row, token) => token !== dead);
		for (let death = 1; death <= 20; death++) {
			expect([run.row('x'), run.row('y')]).toEqual(['answered', 'answered']);
			dead = `t${death}`;
			expect(run.row('z')).toBe('answered');
			expect(run.renewals).toBe(death);
		}
	});

	it('is renewed also when the next one dies before it was ever taken by another row', () => {
		const dead = new Set(['t1']);
		const run = new RunOfRows((_row, token) => !dead.has(token));
		expect(run.row('a')).toBe('answered');
		dead.add('t2');
		expect(run.row('b')).toBe('answered');
		expect(run.renewals).toBe(2);
	});
});

describe('a token that was stored and has died since', () => {
	it('is renewed once for all rows that were under way with it', () => {
		const trust = new TokenTrust();
		const verdicts = Array.from({ length: 100 }, (_, row) => trust.refused('t1', row === 0, false));
		expect(new Set(verdicts)).toEqual(new Set(['resend']));
	});

	it('does not count against the one in its place', () => {
		const trust = new TokenTrust();
		for (let row = 0; row < 10; row++) trust.refused('t1', row === 0, false);
		trust.taken('t2');
		expect(trust.refused('t2', true, false)).toBe('resend');
	});
});

describe('rows that are under way together', () => {
	it('are given up or halted at their second refusal, and all tokens are refused', () => {
		const trust = new TokenTrust();
		for (let row = 0; row < 10; row++) expect(trust.refused('t1', row === 0, false)).toBe('resend');
		const verdicts = Array.from({ length: 10 }, () => trust.refused('t2', true, true));
		expect(verdicts).toEqual(['giveRowUp', ...Array.from({ length: 9 }, () => 'haltRun')]);
	});

	it('cost no third token when one of them begins with the second, and all tokens are refused', () => {
		const trust = new TokenTrust();
		expect(trust.refused('t1', true, false)).toBe('resend');
		for (let row = 0; row < 9; row++) expect(trust.refused('t2', true, false)).toBe('resendAsIs');
		const verdicts = Array.from({ length: 10 }, () => trust.refused('t2', true, true));
		expect(verdicts).toEqual(['giveRowUp', ...Array.from({ length: 9 }, () => 'haltRun')]);
	});

	it('do not halt the run for an odd row that begins with the second token', () => {
		const trust = new TokenTrust();
		expect(trust.refused('t1', true, false)).toBe('resend');
		expect(trust.refused('t2', true, false)).toBe('resendAsIs');
		expect(trust.refused('t2', true, true)).toBe('giveRowUp');
		trust.taken('t2');
		expect(trust.refused('t2', true, false)).toBe('giveRowUp');
	});

	it('do not halt the run for one odd row among them', () => {
		const trust = new TokenTrust();
		expect(trust.refused('t1', true, false)).toBe('resend');
		for (let row = 0; row < 9; row++) trust.taken('t1');
		expect(trust.refused('t2', true, true)).toBe('giveRowUp');
		for (let row = 0; row < 9; row++) trust.taken('t2');
		expect(trust.refused('t2', true, false)).toBe('giveRowUp');
	});

	it('are sent again when they met a token that another has replaced', () => {
		const trust = new TokenTrust();
		trust.taken('t1');
		expect(trust.refused('t1', true, false)).toBe('resend');
		trust.taken('t2');
		expect(trust.refused('t1', false, false)).toBe('resend');
		expect(new TokenTrust().refused('t1', false, false)).toBe('resend');
	});
});

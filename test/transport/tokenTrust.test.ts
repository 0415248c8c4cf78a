import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';
import type { Inquiry } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';
import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

import { failedTry } from './failedTry';
import { RunOfRows, sessionToken } from './runOfRows';

const never = () => false;
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => `row ${row}`);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a service that refuses every token', () => {
	it('refuses the account after twelve different numbers and one renewal', async () => {
		const run = new RunOfRows(never);
		const ends = await run.rows(rowsOf(15));
		expect(ends.indexOf('halted')).toBe(11);
		expect(ends.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 'givenUp'));
		expect(ends.slice(11)).toEqual(['halted', 'halted', 'halted', 'halted']);
		expect(run.renewals).toBe(1);
		expect(run.sent.slice(0, 3)).toEqual(['row 0 t1', 'row 0 t2', 'row 1 t2']);
		expect(run.sent).toHaveLength(13);
	});

	it('does so also after it took tokens for a while', async () => {
		let isOpen = true;
		const run = new RunOfRows(() => isOpen);
		expect(await run.rows(['a', 'b'])).toEqual(['answered', 'answered']);
		isOpen = false;
		const ends = await run.rows(rowsOf(13));
		expect(ends.indexOf('halted')).toBe(11);
		expect(run.renewals).toBe(1);
	});

	it('has not refused the account with any number of rows of one number', async () => {
		const run = new RunOfRows(never);
		const ends = await run.rows(Array.from({ length: 40 }, () => 'the same'));
		expect(new Set(ends)).toEqual(new Set(['givenUp']));
		expect(run.renewals).toBe(1);
	});
});

describe('a row that is always refused', () => {
	it.each([
		['at first', ['odd', 'b', 'c', 'd']],
		['in the middle', ['a', 'b', 'odd', 'c', 'd']],
		['at last', ['a', 'b', 'c', 'odd']],
		['eleven times at first', [...rowsOf(11).map((row) => `odd ${row}`), 'b', 'c']],
	])('is given up alone, after one renewal: %s', async (_where, rows) => {
		const run = new RunOfRows((row) => !row.startsWith('odd'));
		expect(await run.rows(rows)).toEqual(
			rows.map((row) => (row.startsWith('odd') ? 'givenUp' : 'answered')),
		);
		expect(run.renewals).toBe(1);
	});

	it('costs one renewal however many of them stand among others', async () => {
		const run = new RunOfRows((row) => !row.startsWith('odd'));
		const rows = rowsOf(200).map((row, index) => (index % 3 ? row : `odd ${row}`));
		expect(await run.rows(rows)).toEqual(
			rows.map((row) => (row.startsWith('odd') ? 'givenUp' : 'answered')),
		);
		expect(run.renewals).toBe(1);
	});

	it('costs the next run none where the service takes the token for others', async () => {
		const evidence = new TokenEvidence();
		const isTaken = (row: string) => row !== 'odd';
		expect(await new RunOfRows(isTaken, evidence).rows(['a', 'odd'])).toContain('givenUp');
		const next = new RunOfRows(isTaken, evidence);
		expect(await next.rows(['b', 'odd', 'c'])).toEqual(['answered', 'givenUp', 'answered']);
		expect([next.renewals, next.inquiries]).toEqual([0, 1]);
	});

	it('does not hold up a token that dies later', async () => {
		let dead = 'none';
		const run = new RunOfRows((row, token) => row !== 'odd' && token !== dead);
		expect(await run.rows(['a', 'odd', 'b'])).toEqual(['answered', 'givenUp', 'answered']);
		dead = 't2';
		expect(await run.rows(['c', 'd'])).toEqual(['answered', 'answered']);
		expect([run.renewals, run.inquiries]).toEqual([2, 1]);
	});
});

describe('a token that dies after it was taken', () => {
	it('is renewed, and the row that met it is sent once more', async () => {
		let dead = '';
		const run = new RunOfRows((_row, token) => token !== dead);
		await run.row('a');
		dead = 't1';
		expect(await run.rows(['b', 'c'])).toEqual(['answered', 'answered']);
		expect(run.sent).toEqual(['a t1', 'b t1', 'b t2', 'c t2']);
		expect(run.inquiries).toBe(0);
	});

	it('is renewed each time that it happens', async () => {
		let dead = '';
		const run = new RunOfRows((_row, token) => token !== dead);
		for (let death = 1; death <= 20; death++) {
			dead = `t${death}`;
			expect(await run.row(`row ${death}`)).toBe('answered');
			expect(run.renewals).toBe(death);
		}
	});
});

/** A run that has renewed once in vain, its token t2 taken since, and what an inquiry answers. */
async function afterRenewalInVain(answer: Inquiry) {
	const evidence = new TokenEvidence();
	const inquire = jest.fn(async () => await Promise.resolve(answer));
	const trust = new TokenTrust(evidence, inquire);
	const [t1, t2] = [sessionToken('t1'), sessionToken('t2')];
	trust.using(t1);
	const first = { number: 'odd', isInUse: true };
	expect(await trust.refused({ ...first, token: t1, refusals: 1 })).toBe('renew');
	trust.using(t2);
	expect(await trust.refused({ ...first, token: t2, refusals: 2 })).toBe('giveRowUp');
	evidence.taken(t2);
	expect(inquire).not.toHaveBeenCalled();
	return { trust, inquire, t2 };
}

describe('a refusal in a run that has renewed in vain', () => {
	const failed = failedTry('The service is down');

	it.each<[string, Inquiry, unknown]>([
		['another number is answered: the row is refused', 'taken', 'giveRowUp'],
		['another number is refused: the token has died', 'refused', 'renew'],
		['there is no other number', 'unknown', 'giveRowUp'],
		['the service went out of order meanwhile', failed, failed],
	])('is judged by another number: %s', async (_what, answer, verdict) => {
		const { trust, inquire, t2 } = await afterRenewalInVain(answer);
		const refusal = { token: t2, number: 'x', isInUse: true, refusals: 1 };
		expect(await trust.refused(refusal)).toBe(verdict);
		expect(inquire.mock.calls).toEqual([[t2, 'x']]);
	});

	it.each<[string, Inquiry, unknown]>([
		['another number is answered: the row is refused', 'taken', 'giveRowUp'],
		['another number is refused: the token has died', 'refused', 'renew'],
		['there is no other number: it is believed', 'unknown', 'renew'],
		['the service went out of order meanwhile: it is believed', failed, 'renew'],
	])('soon after a renewal that helped is judged so, too: %s', async (_what, answer, verdict) => {
		const inquire = jest.fn(async () => await Promise.resolve(answer));
		const trust = new TokenTrust(new TokenEvidence(), inquire);
		const refusal = { number: 'x', isInUse: true, refusals: 1, isJustRenewed: true };
		expect(await trust.refused({ ...refusal, token: sessionToken('t1') })).toBe(verdict);
		expect(inquire).toHaveBeenCalledTimes(1);
	});

	it.each<[string, boolean, number, string]>([
		['of a token that has been replaced', false, 1, 'resend'],
		['of a token that has been replaced, the second', false, 2, 'resend'],
		['that is the third', true, 3, 'giveRowUp'],
		['that is the third, of a token that has been replaced', false, 3, 'giveRowUp'],
	])('needs no other number %s', async (_what, isInUse, refusals, verdict) => {
		const { trust, inquire, t2 } = await afterRenewalInVain('refused');
		const refusal = { token: t2, number: 'x', isInUse, refusals };
		expect(await trust.refused(refusal)).toBe(verdict);
		expect(inquire).not.toHaveBeenCalled();
	});

	it('of rows under way together costs one inquiry, and one more for those that came later', async () => {
		const evidence = new TokenEvidence();
		const pending: Array<(answer: Inquiry) => void> = [];
		const inquire = jest.fn(() => new Promise<Inquiry>((resolve) => pending.push(resolve)));
		const trust = new TokenTrust(evidence, inquire);
		const token = sessionToken('t1');
		const ends: string[] = [];
		const refuse = (number: string) => {
			evidence.markOdd(number);
			const refusal = { token, number, isInUse: true, refusals: 1 };
			void trust
				.refused(refusal)
				.then((verdict) =>
					ends.push(`${number} ${typeof verdict === 'string' ? verdict : verdict.kind}`),
				);
		};
		for (const number of ['a', 'b', 'c']) refuse(number);
		await nextTurn();
		expect(inquire.mock.calls).toEqual([[token, 'a']]);
		pending.shift()?.('taken');
		await nextTurn();
		expect(ends).toEqual(['a giveRowUp']);
		expect(inquire.mock.calls).toEqual([
			[token, 'a'],
			[token, 'b'],
		]);
		// It came after the second inquiry was sent, which so says nothing of it.
		refuse('d');
		pending.shift()?.('refused');
		await nextTurn();
		expect(ends.slice(1).sort()).toEqual(['b renew', 'c renew']);
		expect(inquire).toHaveBeenCalledTimes(3);
		pending.shift()?.('taken');
		await nextTurn();
		expect(ends.at(-1)).toBe('d giveRowUp');
		refuse('e');
		expect(inquire).toHaveBeenCalledTimes(4);
	});
});

describe('a token got in the place of a refused one', () => {
	/** Such a token, refused for so many numbers. */
	async function refusedFor(numbers: number) {
		const evidence = new TokenEvidence();
		const inquire = jest.fn(async (): Promise<Inquiry> => await Promise.resolve('unknown'));
		const trust = new TokenTrust(evidence, inquire);
		const [t1, t2] = [sessionToken('t1'), sessionToken('t2')];
		trust.using(t1);
		await trust.refused({ token: t1, number: '0', isInUse: true, refusals: 1 });
		trust.using(t2);
		const verdicts: unknown[] = [];
		for (let number = 0; number < numbers; number++) {
			const refusal = { token: t2, number: `${number}`, isInUse: true, refusals: 1 };
			verdicts.push(await trust.refused(refusal));
		}
		return { trust, evidence, t1, t2, verdicts, inquire };
	}

	it('halts the run with the twelfth number that it is refused for', async () => {
		const { verdicts, inquire } = await refusedFor(13);
		expect(verdicts.indexOf('haltRun')).toBe(11);
		expect(verdicts[12]).toBe('haltRun');
		expect(inquire).not.toHaveBeenCalled();
	});

	it.each([
		[4, false],
		[5, true],
		[11, true],
	])('is in doubt after %d numbers: %p', async (numbers, isInDoubt) => {
		const { trust, t1, t2, evidence } = await refusedFor(numbers);
		expect(trust.isInDoubt(t2)).toBe(isInDoubt);
		expect(trust.isInDoubt(t1)).toBe(false);
		evidence.taken(t2);
		expect(trust.isInDoubt(t2)).toBe(false);
	});

	it('is like any other once it was taken', async () => {
		const { trust, t2, evidence } = await refusedFor(11);
		evidence.taken(t2);
		for (let number = 0; number < 20; number++) {
			const refusal = { token: t2, number: `new ${number}`, isInUse: true, refusals: 2 };
			expect(await trust.refused(refusal)).toBe('giveRowUp');
		}
		expect(trust.isInDoubt(t2)).toBe(false);
	});

	it('is the first one used after the renewal, and no later one', async () => {
		const { trust } = await refusedFor(0);
		const t3 = sessionToken('t3');
		trust.using(t3);
		const refusal = { token: t3, number: 'x', isInUse: true, refusals: 1 };
		expect(await trust.refused(refusal)).toBe('renew');
	});
});

describe('rows that are under way together', () => {
	it('are renewed for once, and sent again when they met a token that another has replaced', async () => {
		const trust = new TokenTrust(new TokenEvidence(), async () => await Promise.resolve('taken'));
		const token = sessionToken('t1');
		trust.using(token);
		const verdicts: unknown[] = [];
		for (let row = 0; row < 100; row++) {
			const refusal = { token, number: `${row}`, isInUse: row === 0, refusals: 1 };
			verdicts.push(await trust.refused(refusal));
		}
		expect(verdicts).toEqual(['renew', ...Array.from({ length: 99 }, () => 'resend')]);
	});
});

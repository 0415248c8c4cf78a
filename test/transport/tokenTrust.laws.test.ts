import fc from 'fast-check';

import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';
import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

/** Rows sent one after another, as the sender does it, with tokens 1, 2 and so on. */
async function runOf(rows: readonly string[], takes: (row: string, token: number) => boolean) {
	const run = { ends: new Array<string>(), sent: 0, renewals: 0, inquiries: 0 };
	const evidence = new TokenEvidence();
	const tokenOf = (count: number) => ({ accessToken: `${count}`, renewAtMs: Infinity });
	let token = tokenOf(1);
	let latestAnswered: string | undefined;
	const ask = (row: string): boolean => {
		const isTaken = takes(row, Number(token.accessToken));
		if (isTaken) evidence.taken(token);
		return isTaken;
	};
	const trust = new TokenTrust(evidence, async (_token, row) => {
		if (latestAnswered === undefined || latestAnswered === row) return 'unknown';
		run.inquiries++;
		return await Promise.resolve(ask(latestAnswered) ? 'taken' : 'refused');
	});
	const send = async (row: string): Promise<string> => {
		for (let refusals = 1; ; refusals++) {
			trust.using(token);
			run.sent++;
			if (ask(row)) {
				latestAnswered = row;
				return 'answered';
			}
			const verdict = await trust.refused({ token, number: row, isInUse: true, refusals });
			if (verdict !== 'renew') return String(verdict);
			token = tokenOf(++run.renewals + 1);
		}
	};
	for (const row of rows) if (run.ends.at(-1) !== 'haltRun') run.ends.push(await send(row));
	return run;
}

/** What a service does to whose tokens such rows happen: one dies only after it was taken. */
function serviceOf(): (row: string, token: number) => boolean {
	const taken = new Set<number>();
	const dead = new Set<number>();
	const met = new Set<string>();
	return (row, token) => {
		if (row.startsWith('death') && !met.has(row) && taken.has(token)) dead.add(token);
		met.add(row);
		const isTaken = !row.startsWith('odd') && !dead.has(token);
		if (isTaken) taken.add(token);
		return isTaken;
	};
}

/** Rows that are taken, always refused, or met by the death of a token; each tenth is taken. */
const sheet = fc
	.array(fc.constantFrom('good', 'good', 'good', 'odd', 'death'), { maxLength: 120 })
	.map((kinds) => kinds.map((kind, row) => `${row % 10 ? kind : 'good'} ${row}`));

const deathsIn = (rows: readonly string[]) => rows.filter((row) => row.startsWith('death')).length;

const endOf = (row: string) => (row.startsWith('odd') ? 'giveRowUp' : 'answered');

describe('whatever the service takes and refuses', () => {
	it('only rows that are always refused are given up, and one renewal is in vain', async () => {
		const holds = async (rows: string[]) => {
			const { ends, renewals } = await runOf(rows, serviceOf());
			expect(ends).toEqual(rows.map(endOf));
			expect(renewals).toBeLessThanOrEqual(deathsIn(rows) + 1);
		};
		const oddFirst = Array.from({ length: 11 }, (_, row) => `odd ${row}`);
		const examples: Array<[string[]]> = [[[...oddFirst, 'good', 'good']]];
		await fc.assert(fc.asyncProperty(sheet, holds), { numRuns: 300, examples });
	});

	it('a run without odd rows renews once for each death, and asks no other number', async () => {
		const holds = async (all: string[]) => {
			const rows = all.filter((row) => !row.startsWith('odd'));
			const { ends, renewals, inquiries } = await runOf(rows, serviceOf());
			expect(ends).toEqual(rows.map(endOf));
			expect([renewals, inquiries]).toEqual([deathsIn(rows), 0]);
		};
		await fc.assert(fc.asyncProperty(sheet, holds), { numRuns: 300 });
	});

	it('a run with nothing but refusals renews once, and ends with the twelfth row', async () => {
		const rows = Array.from({ length: 15 }, (_, row) => `row ${row}`);
		const { ends, sent, renewals } = await runOf(rows, () => false);
		expect(ends).toEqual([...rows.slice(0, 11).map(() => 'giveRowUp'), 'haltRun']);
		expect([sent, renewals]).toEqual([13, 1]);
	});
});

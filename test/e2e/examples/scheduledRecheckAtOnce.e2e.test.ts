import type { Fault, PlannedRequest } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { until } from '../support/until';
import {
	byPayee,
	changed,
	down,
	manyPayees as rows,
	patient,
	RecheckExample,
	type Recheck,
} from './recheckExample';

type Answer = (request: PlannedRequest) => Fault | undefined;
const answers: Readonly<Record<string, Answer>> = {
	unchanged: () => undefined,
	'changed holder': ({ number }) =>
		number === '900010' ? { kind: 'name', name: 'PETER' } : undefined,
	'needs review': ({ number }) =>
		number === '900010' ? { kind: 'name', name: 'UMOJA WETO SACCO SOCIETY LTD' } : undefined,
	'not checked': ({ number }) => (number === '900010' ? down : undefined),
};

describe('runs of the re-check', () => {
	const live = useLiveN8n();
	let example: RecheckExample;

	beforeAll(async () => {
		example = await RecheckExample.open(live());
	});
	beforeEach(async () => {
		await example.fill(rows);
	});

	/** Two runs that have read the same table before either gets an answer; they are told apart by their tokens. */
	async function overlap(
		first: Answer,
		second: Answer,
		isInTurn: boolean,
	): Promise<[Recheck, Recheck]> {
		const tokens: string[] = [];
		const isFree = [false, false];
		live().service.setFaultPlan((request) => {
			if (request.kind === 'token') return undefined;
			const { authorization = '' } = request;
			if (!tokens.includes(authorization)) tokens.push(authorization);
			const run = tokens.indexOf(authorization);
			return isFree[run] === true ? [first, second][run]?.(request) : down;
		});
		const one = example.run('production', patient);
		await until('the first run asks', () => tokens.length === 1);
		const other = example.run('other', patient);
		await until('the second run asks', () => tokens.length === 2);
		isFree[0] = true;
		if (isInTurn) await one;
		isFree[1] = true;
		const both = await Promise.all([one, other]);
		live().service.setFaultPlan(undefined);
		return both;
	}

	test('at once tell each change once between them, and a later run tells none again', async () => {
		const both = await overlap(changed, changed, false);
		const told = both.flatMap((run) => run.told);
		expect(told.map(({ payee: name }) => name).sort()).toEqual(['B', 'C', 'D', 'E']);
		live().service.setFaultPlan(changed);
		const third = await example.run('production', patient);
		expect(byPayee('last_outcome', third.rows)).toEqual({
			...{ A: 'confirmed', B: 'changed holder', C: 'no holder found' },
			...{ D: 'not checked', E: 'needs review', F: 'confirmed' },
		});
		expect(third.told).toEqual([]);
	});

	test.each<
		[first: string, second: string, before: string | null, after: string, told: string[][]]
	>([
		['unchanged', 'changed holder', 'confirmed', 'changed holder', [[], ['changed holder']]],
		[
			...(['not checked', 'changed holder', 'confirmed', 'changed holder'] as const),
			[['not checked'], ['changed holder']],
		],
		['changed holder', 'unchanged', 'confirmed', 'changed holder', [['changed holder'], []]],
		['not checked', 'unchanged', 'confirmed', 'not checked', [['not checked'], []]],
	])(
		'at once find %s, then %s, beside %s: it is %s at the end',
		async (first, second, before, after, told) => {
			await example.fill(
				rows.map((row) => (row['payee'] === 'B' ? { ...row, last_outcome: before } : row)),
			);
			const none: Answer = () => undefined;
			const both = await overlap(answers[first] ?? none, answers[second] ?? none, true);
			expect(both.map((run) => run.told.map(({ last_outcome }) => last_outcome))).toEqual(told);
			expect(byPayee('last_outcome', await example.table.rows())).toEqual({
				...{ A: 'confirmed', B: after, C: 'confirmed' },
				...{ D: 'confirmed', E: 'confirmed', F: 'confirmed' },
			});
		},
	);

	const changes = {
		...{ B: 'changed holder', C: 'no holder found', D: 'not checked', E: 'needs review' },
	};
	// What the table does not say is told of every row; where the trail is gone, the run fails besides.
	test.each<['table' | 'trail', string, object, string]>([
		['table', 'new_outcome', { ...changes, A: 'confirmed', F: 'confirmed' }, 'success'],
		['trail', 'last_outcome', changes, 'error'],
	])('a run that loses its %s tells in the column %s what changed', async (...given) => {
		const [what, column, expected, status] = given;
		let drop: Promise<void> | undefined;
		let isGone = false;
		live().service.setFaultPlan((request) => {
			if (request.kind === 'token') return undefined;
			drop ??= example[what].drop().then(() => {
				isGone = true;
			});
			return isGone ? changed(request) : down;
		});
		const run = await live().run(await example.read('production', patient));
		expect(byPayee(column, run.outputs('Tell Someone')[0] ?? [])).toEqual(expected);
		expect(run.status).toBe(status);
	});
});

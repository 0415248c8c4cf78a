import fc from 'fast-check';
import type { IDataObject, INode } from 'n8n-workflow';
import { z } from 'zod';

import { cleanAccountNumber } from '../../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { newCredential, runNode } from '../../support/runNode';
import { cellText } from '../arbitraries/cells';
import { jsonLiteral } from '../arbitraries/json';
import { mostly } from '../arbitraries/mostly';
import { describeSuite, forAllRuns, note } from '../forAll';
import { astray } from '../network/destinations';
import { watchOutgoing, type Outgoing } from '../network/outgoing';
import { startRawServer, type RawServer } from '../network/rawServer';
import { requestProblems } from '../network/requestProblems';
import { rowsOf, runProblems, type Row } from '../network/rowsOf';
import {
	holderBytes,
	isTokenCall,
	newAccount,
	numberAsked,
	tokenBytes,
} from '../network/testAccount';

const TOKEN = 'fuzz-token';
const HOLDER = 'JANE WANJIKU KAMAU';

/** A cell as an item carries it, which is JSON. */
const cell: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 5, arbitrary: cellText },
	{ weight: 3, arbitrary: fc.integer({ min: 0, max: 9_999_999 }) },
	{ weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
	{ weight: 1, arbitrary: jsonLiteral.map(parse) },
);

/** Columns that n8n or this node might take for its own. */
const column: fc.Arbitrary<string> = fc.constantFrom(
	'__proto__',
	'constructor',
	'lookup',
	'error',
	'message',
	'pairedItem',
	'outcome',
	'simulated',
	'binary',
	'$json',
	'toString',
);

/** Gives the very object, and no copy of it. */
const itemSchema = z.custom<IDataObject>((value) => typeof value === 'object');

const row: fc.Arbitrary<IDataObject> = fc
	.record({
		number: cell,
		type: mostly(fc.constantFrom('till', 'Pay Bill', 'BUY-GOODS'), cell),
		operator: mostly(fc.constantFrom('Mpesa', 'm-pesa', 'MPESA'), cell),
		expected: mostly(fc.constantFrom('', HOLDER, 'Jane Kamau', 'Peter'), cell),
		columns: fc.array(fc.tuple(column, jsonLiteral), { maxLength: 3 }),
	})
	.map(({ columns, ...cells }) => {
		const more = columns.map(([name, literal]) => `,${JSON.stringify(name)}:${literal}`);
		// Parsed, because only so does `__proto__` become a column and not a prototype.
		return itemSchema.parse(parse(`${JSON.stringify(cells).slice(0, -1)}${more.join('')}}`));
	});

function parse(literal: string): unknown {
	return JSON.parse(literal);
}

interface CellRun {
	readonly rows: readonly IDataObject[];
	readonly onError: NonNullable<INode['onError']>;
	readonly includeInput: boolean;
	readonly reuseDuplicates: boolean;
	readonly isTool: boolean;
}

const cellRun: fc.Arbitrary<CellRun> = fc.record({
	rows: fc.array(row, { minLength: 30, maxLength: 30, size: 'max' }),
	onError: mostly(
		fc.constantFrom('continueRegularOutput', 'continueErrorOutput'),
		fc.constant('stopWorkflow'),
	),
	includeInput: fc.boolean(),
	reuseDuplicates: fc.boolean(),
	isTool: fc.boolean(),
});

const PARAMETERS = {
	operation: 'mixed',
	accountType: '={{ $json.type }}',
	accountNumber: '={{ $json.number }}',
	operator: '={{ $json.operator }}',
	customOperator: '={{ $json.operator }}',
	expectedName: '={{ $json.expected }}',
};

function rowProblems({ row: index, outcome, result }: Row, run: CellRun): string[] {
	const given = run.rows[index] ?? {};
	note(`cell row ${outcome}`);
	if (outcome === 'unchecked')
		return result.error === undefined ? [`Row ${index} failed without an error`] : [];
	const cleaned = cleanAccountNumber(given.number);
	const isItsOwn = cleaned.ok && result.accountNumber === cleaned.number && result.name === HOLDER;
	const isExpected = given.expected !== 'Peter' || outcome === 'notConfirmed';
	return isItsOwn && isExpected ? [] : [`Row ${index} is ${JSON.stringify(result)}`];
}

describeSuite('cells in n8n’s engine', () => {
	let service: RawServer;
	let outgoing: Outgoing;

	beforeAll(async () => {
		service = await startRawServer('127.0.0.1', (request) =>
			isTokenCall(request) ? tokenBytes(TOKEN) : holderBytes(HOLDER),
		);
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await service.close();
	});

	forAllRuns(
		'make plain requests to the service alone, and end in one place each',
		80,
		cellRun,
		async (run) => {
			service.clear();
			outgoing.clear();
			const account = newAccount();
			const result = await runNode({
				items: run.rows.map((json) => ({ json })),
				parameters: {
					...PARAMETERS,
					options: { includeInput: run.includeInput, reuseDuplicates: run.reuseDuplicates },
				},
				credentials: newCredential({ ...account, baseUrl: service.origin }),
				onError: run.onError,
				isTool: run.isTool,
			});
			const requests = await service.received();
			const expected = { ...account, host: service.place, token: TOKEN };
			const asked = new Set(run.rows.map(({ number }) => numberOf(number)));
			const strange = requests.filter(
				(request) => !isTokenCall(request) && !asked.has(numberAsked(request)),
			);
			const problems = [
				...runProblems(result, run.rows.length, run.onError === 'stopWorkflow'),
				...rowsOf(result).flatMap((each) => rowProblems(each, run)),
				...requests.flatMap((request) => requestProblems(request, expected)),
				...strange.map(({ requestLine }) => `No row asked for ${requestLine}`),
				...astray(outgoing, [service.place]),
			];
			return { problems, cases: Math.max(1, rowsOf(result).length) };
		},
	);
});

function numberOf(value: unknown): string {
	const cleaned = cleanAccountNumber(value);
	return cleaned.ok ? cleaned.number : 'none';
}

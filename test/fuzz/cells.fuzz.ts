import fc from 'fast-check';
import type { GenericValue, IDataObject } from 'n8n-workflow';

import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { accountTypeOf } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { ACCOUNT_KINDS, credentialFields } from '../simulator';
import { newCredential, runNode } from '../support/runNode';
import { Network } from './network';
import { runEnds } from './runEnds';
import {
	answerAsUsual,
	askedIn,
	expectPlainRequest,
	HOLDER,
	isTokenCall,
	newAccount,
} from './service';
import { casesOf, Tally } from './tally';
import { anyText, awkward, mostly } from './texts';

/** What sheets make of a number, and what their authors do to it. */
const nearlyNumber = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.nat({ max: 99_999 }).map(String) },
			fc.constantFrom(' ', '-', '–', "'", '"', '“', '\u00a0', '.0', '.00', 'e5', 'E+3', '+'),
			fc.constantFrom('٣', '５', '²', '/', '..', '?', '#', '%2f'),
			awkward,
		),
		{ minLength: 1, maxLength: 5 },
	)
	.map((pieces) => pieces.join(''));

/** A cell as an item carries it, which is JSON. */
const cell: fc.Arbitrary<GenericValue> = fc.oneof(
	{ weight: 3, arbitrary: fc.nat({ max: 9_999_999 }) },
	{ weight: 3, arbitrary: nearlyNumber },
	anyText,
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.jsonValue(),
);

/**
 * Columns that n8n or this node might take for its own. `$error` is left out: beside `$json` n8n takes
 * the row for a failed one before this node sees it.
 */
const COLUMNS = ['__proto__', 'constructor', 'lookup', 'error', 'message', 'pairedItem', 'outcome'];
const MORE_COLUMNS = ['simulated', 'binary', '$json', 'toString'];

const row: fc.Arbitrary<IDataObject> = fc
	.tuple(
		fc.record({
			number: mostly(fc.nat({ max: 9_999_999 }), cell, 1),
			type: mostly(fc.constantFrom('till', 'Pay Bill', 'BUY-GOODS'), cell),
			operator: mostly(fc.constantFrom('Mpesa', 'm-pesa', 'MPESA'), cell),
			expected: mostly(fc.constantFrom('', HOLDER, 'Jane Kamau', 'Peter'), cell),
		}),
		fc.dictionary(fc.constantFrom(...COLUMNS, ...MORE_COLUMNS), fc.jsonValue(), { maxKeys: 3 }),
	)
	.map(([cells, columns]) => ({ ...cells, ...columns }));

const cellRun = fc.record({
	rows: fc.array(row, { minLength: 1, maxLength: 30, size: 'max' }),
	onError: fc.constantFrom('continueRegularOutput', 'continueErrorOutput'),
	options: fc.record({ includeInput: fc.boolean(), reuseDuplicates: fc.boolean() }),
	isTool: fc.boolean(),
});

const numberIn = ({ number }: IDataObject): string | undefined => {
	const cleaned = cleanAccountNumber(number, 'Number');
	return cleaned instanceof CheckFailure ? undefined : cleaned.number;
};

const typeIn = ({ type }: IDataObject): string | undefined =>
	typeof type === 'string' ? accountTypeOf(type) : undefined;

describe.each(ACCOUNT_KINDS)('cells asked of %s', (kind) => {
	const network = new Network((request, response) => {
		answerAsUsual(kind, request, response);
	});

	it('make plain requests to the service alone, and end in one place each', async () => {
		const tally = new Tally();
		const check = fc.asyncProperty(cellRun, async ({ rows, ...run }) => {
			network.clear();
			const account = newAccount();
			const result = await runNode({
				items: rows.map((json) => ({ json })),
				parameters: {
					operation: 'mixed',
					accountType: '={{ $json.type }}',
					accountNumber: '={{ $json.number }}',
					operator: '={{ $json.operator }}',
					customOperator: '={{ $json.operator }}',
					expectedName: '={{ $json.expected }}',
					options: run.options,
				},
				credentials: newCredential(
					credentialFields(kind, { account, baseUrl: `http://${network.host}` }),
				),
				onError: run.onError,
				isTool: run.isTool,
			});
			for (const [index, end] of runEnds(result, rows.length).entries()) {
				const { outcome, accountNumber, name, error } = end;
				tally.note(outcome);
				const { expected, ...given } = rows[index] ?? {};
				if (outcome === 'unchecked') expect(error).toBeDefined();
				else
					expect({ accountNumber, name }).toEqual({ accountNumber: numberIn(given), name: HOLDER });
				if (expected === 'Peter') expect(outcome).not.toBe('confirmed');
			}
			const requests = await network.received();
			for (const each of requests) expectPlainRequest(each, kind, account, network.host);
			const lookups = requests.filter((each) => !isTokenCall(kind, each));
			const asked = lookups.map((each) => askedIn(kind, each));
			const inCells = rows.map((each) => ({ accountType: typeIn(each), number: numberIn(each) }));
			expect(inCells).toEqual(expect.arrayContaining(asked));
		});
		await fc.assert(check, casesOf(kind, 50));
		tally.expectMany(kind, 'confirmed', 'notConfirmed', 'unchecked');
	});
});

import fc from 'fast-check';
import type { GenericValue, IDataObject } from 'n8n-workflow';

import { readPayeeNumber } from '../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { readType } from '../../nodes/MobileMoneyNameLookup/domain/payee/typeWords';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { ACCOUNT_KINDS } from '../simulator';
import { casesOf, expectMany, runRows } from './runRows';
import { anyText, awkward, mostly } from './texts';
import { lookupsGet, service, useService } from '../support/service';

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
const COLUMNS =
	'__proto__ constructor toString lookup error message outcome pairedItem binary $json'.split(' ');

const row: fc.Arbitrary<IDataObject> = fc
	.tuple(
		fc.record({
			number: mostly(fc.nat({ max: 9_999_999 }), cell, 1),
			type: mostly(fc.constantFrom('till', 'Pay Bill', 'BUY-GOODS'), cell),
			operator: mostly(fc.constantFrom('Mpesa', 'm-pesa', 'MPESA'), cell),
			expected: mostly(fc.constantFrom('', 'JANE WANJIKU KAMAU', 'Jane Kamau', 'Peter'), cell),
		}),
		fc.dictionary(fc.constantFrom(...COLUMNS), fc.jsonValue(), { maxKeys: 3 }),
	)
	.map(([cells, columns]) => ({ ...cells, ...columns }));

const cellRun = fc.record({
	rows: fc.array(row, { minLength: 1, maxLength: 30, size: 'max' }),
	onError: fc.constantFrom('continueRegularOutput', 'continueErrorOutput'),
	options: fc.record({ includeInput: fc.boolean(), reuseDuplicates: fc.boolean() }),
	isTool: fc.boolean(),
});

function readPayee({ number, type: cell }: IDataObject) {
	const type = readType(cell, 'Type');
	const read = type instanceof CheckFailure ? type : readPayeeNumber(number, 'Number', { type });
	return read instanceof CheckFailure ? undefined : read;
}

/** The name of every number's holder, so that only cells decide. */
const HOLDER = 'JANE WANJIKU KAMAU';

const HEADERS =
	/^(accept|accept-encoding|authorization|connection|content-(length|type)|host|user-agent)$/;
const TYPES = [undefined, 'application/json', 'application/x-www-form-urlencoded'];
const PATHS = [
	/^\/v3\/countries\/KE\/mmos\/[A-Za-z][A-Za-z0-9_-]{0,39}\/(merchants|businesses)\/\d{1,12}$/,
	/^\/(sfcverify\/v1\/query\/info|identity-test\/v2\/token|v1\/oauth2\/token)$/,
	/^\/oauth\/v1\/generate\?grant_type=client_credentials$/,
];

describe.each(ACCOUNT_KINDS)('cells asked of %s', (kind) => {
	useService();

	it('make plain requests to the service alone, and end in one place each', async () => {
		const outcomes: string[] = [];
		const check = fc.asyncProperty(cellRun, async ({ rows, options, ...run }) => {
			service.resetStats();
			lookupsGet({ kind: 'name', name: HOLDER });
			const parameters = {
				operation: 'mixed',
				accountType: '={{ $json.type }}',
				number: '={{ $json.number }}',
				operator: '={{ $json.operator }}',
				customOperator: '={{ $json.operator }}',
				expectedName: '={{ $json.expected }}',
				options,
			};
			const ends = await runRows(service, kind, rows, { ...run, parameters });
			for (const [index, { outcome, number, name, error }] of ends.entries()) {
				outcomes.push(outcome);
				const { expected, ...given } = rows[index] ?? {};
				const right = { number: readPayee(given)?.number, name: HOLDER };
				if (outcome === 'unchecked') expect(error).toBeDefined();
				else expect({ number, name }).toEqual(right);
				if (expected === 'Peter') expect(outcome).not.toBe('confirmed');
			}
			const { recentRequests, lookupsPerAccount, bearerRefusals, tokenRefusals } = service.stats;
			for (const { rawPath, headers } of recentRequests) {
				expect(PATHS.filter((path) => path.test(rawPath))).toHaveLength(1);
				expect(Object.keys(headers).filter((name) => !HEADERS.test(name))).toEqual([]);
				expect(headers.accept).toBe('application/json');
				expect(TYPES).toContain(headers['content-type']);
			}
			expect([bearerRefusals, tokenRefusals]).toEqual([0, 0]);
			const inCells = rows.map(readPayee).map((payee) => `${payee?.type}/${payee?.number}`);
			expect(inCells).toEqual(expect.arrayContaining(Object.keys(lookupsPerAccount)));
		});
		await fc.assert(check, casesOf(kind, 50));
		expectMany(kind, outcomes, 'confirmed', 'notConfirmed', 'unchecked');
	});
});

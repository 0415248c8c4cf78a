import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';

import { visible } from '../../nodes/MobileMoneyNameLookup/domain/visible';
import { ACCOUNT_KINDS, listen } from '../simulator';
import { useOwnTime } from '../support/ownTime';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { NUMBER_ASKED, PLAIN_NAMES } from './bodies';
import { anyResponse, readingOf, type AnyResponse } from './responses';
import { casesOf, expectMany, runRows } from './runRows';
import { anyText, mostly } from './texts';
import { ownAccount } from '../support/service';

useOwnTime();

const FIRST_NUMBER = 100_000;
const TOKEN = { token_type: 'bearer', access_token: 'fuzz-token', expires_in: '3599' };
const OUTPUTS = {
	confirmed: CONFIRMED,
	needsReview: NEEDS_REVIEW,
	unchecked: NEEDS_REVIEW,
	notConfirmed: NOT_CONFIRMED,
};
const anyName = fc.oneof(fc.constantFrom(...PLAIN_NAMES, 'Jane Kamau'), anyText);

describe.each(ACCOUNT_KINDS)('answers to %s', (kind) => {
	let prepared: AnyResponse[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const [, number] = /(\d{6})(?:"\})?$/.exec(`${request.url}${body}`) ?? [];
			const known = prepared[Number(number) - FIRST_NUMBER];
			if (known) response.writeHead(known.httpStatus, known.headers).end(known.body);
			else response.end(JSON.stringify({ ...TOKEN, issued_at: String(Date.now()) }));
		});
	});
	let baseUrl = '';
	beforeAll(async () => {
		baseUrl = `http://${await listen(server)}`;
	});
	afterAll(() => {
		server.close();
		server.closeAllConnections();
	});

	const anyRun = fc.record({
		given: fc.array(anyResponse(kind), { minLength: 1, maxLength: 15, size: 'max' }),
		onError: fc.constantFrom('continueRegularOutput', 'continueErrorOutput', 'stopWorkflow'),
		expectedName: mostly(fc.constant(''), anyName, 1),
		options: fc.record({
			emptyExpectedName: fc.constant('confirmed'),
			includeInput: fc.boolean(),
			includeRawResponse: fc.boolean(),
			maskName: fc.boolean(),
			tryOtherType: fc.boolean(),
			maxParallel: fc.integer({ min: 1, max: 10 }),
		}),
	});

	it('confirm no row without a holder, lead nowhere else, and let no foreign error out', async () => {
		const outcomes: string[] = [];
		const check = fc.asyncProperty(anyRun, async ({ given, onError, expectedName, options }) => {
			prepared = given.map((known, row) => {
				const body = known.body.replaceAll(NUMBER_ASKED, String(FIRST_NUMBER + row));
				return { ...known, body };
			});
			const input = { expected: expectedName, lookup: 'a column' };
			const rows = given.map((_, row) => ({ number: FIRST_NUMBER + row, ...input }));
			const parameters = {
				operation: 'till',
				merchantTillNumber: '={{ $json.number }}',
				expectedName: '={{ $json.expected }}',
				options: { ...options, maxRetries: 0, maxOutage: 0, timeout: 8_000 },
			};
			const service = { baseUrl, account: ownAccount() };
			const ends = await runRows(service, kind, rows, { parameters, onError });
			const readings = prepared.map((known, row) => readingOf(kind, known, FIRST_NUMBER + row));
			for (const [row, { outcome, output, name, number }] of ends.entries()) {
				outcomes.push(outcome);
				const { isAnswer, holder } = readings[row] ?? {};
				if (outcome !== 'unchecked') expect(isAnswer).toBe(true);
				const isFailed = onError === 'continueErrorOutput' && outcome === 'unchecked';
				expect(output).toBe(isFailed ? ERROR_OUTPUT : OUTPUTS[outcome]);
				if (outcome !== 'confirmed') continue;
				expect(number).toBe(`${FIRST_NUMBER + row}`);
				expect(holder).toBeDefined();
				if (!options.maskName) expect(name).toBe(visible(holder ?? ''));
			}
		});
		await fc.assert(check, casesOf(kind, 200));
		expectMany(kind, outcomes, 'confirmed', 'needsReview', 'notConfirmed', 'unchecked');
	});
});

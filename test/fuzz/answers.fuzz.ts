import fc from 'fast-check';
import { z } from 'zod';

import { judge } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { visible } from '../../nodes/MobileMoneyNameLookup/domain/visible';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/parseJson';
import { readGatewayReply } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply, type Reading } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { newCredential, runNode } from '../support/runNode';
import { PLAIN_NAMES } from './arbitraries/answers';
import { anyText, mostly } from './arbitraries/texts';
import { anyReply, bytesOf, isReadable, type Reply } from './arbitraries/wires';
import { Network } from './network/network';
import { newAccount, numberAsked, usualBytes } from './network/usualService';
import { runEnds } from './runEnds';
import { Tally } from './tally';

const FIRST_NUMBER = 100_000;
/** No reply of these tests names a number. */
const ANY_NUMBER = '100000';
const OUTPUTS = {
	confirmed: CONFIRMED,
	needsReview: NEEDS_REVIEW,
	unchecked: NEEDS_REVIEW,
	notConfirmed: NOT_CONFIRMED,
};

/** Under these statuses HTTP knows no body. */
const BODILESS: readonly number[] = [204, 304];

/** The body as it is read at the other end. */
const bodyOf = ({ httpStatus, body }: Reply): string =>
	BODILESS.includes(httpStatus) ? '' : body.replace(/^\ufeff/, '');

const readingOfBody = (reply: Reply): Reading =>
	readReply(reply, readGatewayReply(reply, ANY_NUMBER), 0, true);

/** How a reply is read once it has gone over the wire; undefined when it cannot be read. */
const readingOf = (reply: Reply): Reading | undefined =>
	isReadable(reply) ? readingOfBody({ ...reply, body: bodyOf(reply) }) : undefined;

/** Nothing in it ends the run or has the token renewed: every other row's fate is its own. */
const isAnswer = (reply: Reply): boolean => readingOf(reply)?.kind === 'answer';

/** What a row becomes when nothing but its own reply decides. */
function ownOutcome(reply: Reply, expectedName: string): string {
	const reading = readingOf(reply);
	if (reading?.kind !== 'answer') return 'unchecked';
	const isBlank = expectedName.replace(/[\s\p{C}]/gu, '') === '';
	const expected = isBlank ? { lacksExpectedName: true } : { expectedName };
	const policies = { matchPolicy: 'needsReview', emptyExpectedName: 'confirmed' } as const;
	return judge(reading.answer, { ...expected, ...policies }).outcome;
}

const hasLetters = (name: string): boolean => new Set(name.match(/\p{L}/gu)).size > 1;
const successSchema = z.object({
	status: z.literal('S000000'),
	name: z.string().trim().refine(hasLetters),
});

/** The holder whom a reply names under the code of success: without one nothing may be confirmed. */
const holderOf = (reply: Reply): string | undefined =>
	reply.httpStatus >= 200 && reply.httpStatus <= 299 && isReadable(reply)
		? successSchema.safeParse(parseJson(bodyOf(reply))).data?.name
		: undefined;

const ON_ERROR = ['continueRegularOutput', 'continueErrorOutput', 'stopWorkflow'] as const;

/** Runs whose every row gets a reply of its own, in every setting of the node. */
function serviceRun(reply: fc.Arbitrary<Reply>) {
	const answer = reply.filter(isAnswer);
	const rows = { minLength: 1, maxLength: 25, size: 'max' } as const;
	return fc.record({
		replies: fc.oneof(
			fc.array(answer, rows),
			fc.array(mostly(answer, reply, 12), rows),
			fc.array(reply, rows),
		),
		onError: fc.constantFrom(...ON_ERROR),
		expectedName: mostly(fc.constant(''), fc.oneof(fc.constantFrom(...PLAIN_NAMES), anyText), 1),
		options: fc.record({
			emptyExpectedName: fc.constant('confirmed'),
			includeInput: fc.boolean(),
			includeRawResponse: fc.boolean(),
			maskName: fc.boolean(),
			tryOtherType: fc.boolean(),
			maxParallel: fc.integer({ min: 1, max: 10 }),
		}),
	});
}

describe('answers', () => {
	let replies: readonly Reply[] = [];
	const network: Network = new Network((request, at) => {
		const reply = replies[Number(numberAsked(request)) - FIRST_NUMBER];
		return reply && at === network.A ? bytesOf(reply) : usualBytes(request);
	});

	it('confirm no row without a holder, lead nowhere else, and let no foreign error out', async () => {
		const tally = new Tally();
		const check = fc.asyncProperty(serviceRun(anyReply(network.B.url.origin)), async (run) => {
			network.clear();
			({ replies } = run);
			const account = newAccount();
			const result = await runNode({
				items: replies.map((_, row) => ({
					json: { number: FIRST_NUMBER + row, expected: run.expectedName, lookup: 'a column' },
				})),
				parameters: {
					operation: 'till',
					merchantTillNumber: '={{ $json.number }}',
					expectedName: '={{ $json.expected }}',
					options: { ...run.options, maxRetries: 0, maxOutage: 0, timeout: 8_000 },
				},
				credentials: newCredential({ ...account, baseUrl: network.A.url.origin }),
				onError: run.onError,
			});
			const isCalm = replies.every(isAnswer);
			const mayStop = run.onError === 'stopWorkflow' && !isCalm;
			for (const [row, end] of runEnds(result, replies.length, mayStop).entries()) {
				const { outcome, outputIndex, name, accountNumber } = end;
				tally.note(`${outcome} row`);
				const own = replies.slice(row, row + 1).map((each) => ownOutcome(each, run.expectedName));
				expect(isCalm ? own : [...own, 'unchecked']).toContain(outcome);
				const isFailed = run.onError === 'continueErrorOutput' && outcome === 'unchecked';
				expect(outputIndex).toBe(isFailed ? ERROR_OUTPUT : OUTPUTS[outcome]);
				if (outcome !== 'confirmed') continue;
				expect(accountNumber).toBe(String(FIRST_NUMBER + row));
				const [holder] = replies.slice(row, row + 1).map(holderOf);
				expect(holder).toBeDefined();
				if (!run.options.maskName) expect(name).toBe(visible(holder ?? ''));
			}
			await network.expectPlainRequests(account);
		});
		await fc.assert(check, { numRuns: 250 });
		tally.expectMany('confirmed row', 'needsReview row', 'notConfirmed row', 'unchecked row');
	});
});

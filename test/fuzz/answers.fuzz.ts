import fc from 'fast-check';

import { judge } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { visible } from '../../nodes/MobileMoneyNameLookup/domain/visible';
import { ACCOUNT_KINDS, credentialFields, type AccountKind } from '../simulator';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { newCredential, runNode } from '../support/runNode';
import { NUMBER_ASKED, PLAIN_NAMES } from './bodies';
import { Network } from './network';
import { readingOf, type Reading } from './reading';
import { anyReply, send, type Reply } from './replies';
import { runEnds } from './runEnds';
import { answerAsUsual, askedIn, expectPlainRequest, newAccount } from './service';
import { casesOf, Tally } from './tally';
import { anyText, mostly } from './texts';

const FIRST_NUMBER = 100_000;
const OUTPUTS = {
	confirmed: CONFIRMED,
	needsReview: NEEDS_REVIEW,
	unchecked: NEEDS_REVIEW,
	notConfirmed: NOT_CONFIRMED,
};

/** Nothing in it ends the run or has the token renewed: every other row's fate is its own. */
const isAnswer = ({ answers }: Reading): boolean => !answers.includes(undefined);

/** What a row may become when nothing but its own reply decides. */
function ownOutcomes({ answers }: Reading, expectedName: string): string[] {
	const isBlank = expectedName.replace(/[\s\p{C}]/gu, '') === '';
	const expected = isBlank ? { lacksExpectedName: true } : { expectedName };
	const policies = { matchPolicy: 'needsReview', emptyExpectedName: 'confirmed' } as const;
	return answers.map((answer) =>
		answer ? judge(answer, { ...expected, ...policies }).outcome : 'unchecked',
	);
}

const ON_ERROR = ['continueRegularOutput', 'continueErrorOutput', 'stopWorkflow'] as const;

/** Runs whose every row gets a reply of its own, in every setting of the node. */
function serviceRun(kind: AccountKind, reply: fc.Arbitrary<Reply>) {
	const answer = reply.filter((each) => isAnswer(readingOf(kind, each, NUMBER_ASKED)));
	const rows = { minLength: 1, maxLength: 25, size: 'max' } as const;
	const replies = fc.oneof(
		fc.array(answer, rows),
		fc.array(mostly(answer, reply, 12), rows),
		fc.array(reply, rows),
	);
	return fc.record({
		replies: replies.map((all) =>
			all.map((each, row): Reply => {
				return { ...each, body: each.body.replaceAll(NUMBER_ASKED, String(FIRST_NUMBER + row)) };
			}),
		),
		onError: fc.constantFrom(...ON_ERROR),
		expectedName: mostly(
			fc.constant(''),
			fc.oneof(fc.constantFrom(...PLAIN_NAMES, 'Jane Kamau'), anyText),
			1,
		),
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

describe.each(ACCOUNT_KINDS)('answers to %s', (kind) => {
	let replies: readonly Reply[] = [];
	const network = new Network((request, response) => {
		const { number } = askedIn(kind, request);
		const reply = number === '' ? undefined : replies[Number(number) - FIRST_NUMBER];
		if (reply) send(reply, response);
		else answerAsUsual(kind, request, response);
	});

	it('confirm no row without a holder, lead nowhere else, and let no foreign error out', async () => {
		const tally = new Tally();
		const anyRun = serviceRun(kind, anyReply(kind));
		const check = fc.asyncProperty(anyRun, async (run) => {
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
				credentials: newCredential(
					credentialFields(kind, { account, baseUrl: `http://${network.host}` }),
				),
				onError: run.onError,
			});
			const readings = replies.map((each, row) =>
				readingOf(kind, each, String(FIRST_NUMBER + row)),
			);
			const isCalm = readings.every(isAnswer);
			const mayStop = run.onError === 'stopWorkflow' && !isCalm;
			for (const [row, end] of runEnds(result, replies.length, mayStop).entries()) {
				const { outcome, outputIndex, name, accountNumber } = end;
				tally.note(outcome);
				const reading = readings[row] ?? { answers: [] };
				const own = ownOutcomes(reading, run.expectedName);
				expect(isCalm ? own : [...own, 'unchecked']).toContain(outcome);
				const isFailed = run.onError === 'continueErrorOutput' && outcome === 'unchecked';
				expect(outputIndex).toBe(isFailed ? ERROR_OUTPUT : OUTPUTS[outcome]);
				if (outcome !== 'confirmed') continue;
				expect(accountNumber).toBe(String(FIRST_NUMBER + row));
				expect(reading.holder).toBeDefined();
				if (!run.options.maskName) expect(name).toBe(visible(reading.holder ?? ''));
			}
			for (const each of await network.received())
				expectPlainRequest(each, kind, account, network.host);
		});
		await fc.assert(check, casesOf(kind, 100));
		tally.expectMany(kind, 'confirmed', 'needsReview', 'notConfirmed', 'unchecked');
	});
});

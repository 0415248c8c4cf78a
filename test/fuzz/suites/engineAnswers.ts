import { judge } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { visible } from '../../../nodes/MobileMoneyNameLookup/domain/visible';
import { readReply, type Reading } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../../support/outputs';
import { newCredential, runNode, type NodeRunResult } from '../../support/runNode';
import {
	replyBytes,
	ROWS_OF_RUN,
	serviceRun,
	type RowReply,
	type ServiceRun,
} from '../arbitraries/serviceRuns';
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
import { holderOf } from '../oracle';

const FIRST_NUMBER = 100_000;
const TOKEN = 'fuzz-token';
/** So many outages in a row, and the rest of a run is not asked. */
const FAILURES_OF_AN_OUTAGE = 5;

/** The output of each outcome; failed checks have one of their own when it is switched on. */
const OUTPUT_OF = new Map<string, number>([
	['confirmed', CONFIRMED],
	['needsReview', NEEDS_REVIEW],
	['unchecked', NEEDS_REVIEW],
	['notConfirmed', NOT_CONFIRMED],
]);

/** No more of a body is read. */
const MAX_BODY_BYTES = 64 * 1024;

/** Under these statuses HTTP knows no body. */
const BODILESS: readonly number[] = [204, 304];

/** The reading of a reply once it has gone over the wire; undefined when it cannot be read. */
function readingOf({ httpStatus, body, wire }: RowReply): Reading | undefined {
	if (!wire.isReadable) return undefined;
	const received = BODILESS.includes(httpStatus) ? '' : body.replace(/^\ufeff/, '');
	const isTooLarge = Buffer.byteLength(received) > MAX_BODY_BYTES;
	// As of an address that has answered before: several pages in a row may end the run, too.
	return readReply({ httpStatus, body: isTooLarge ? undefined : received }, 0, true);
}

/** Whether every row's fate is its own: nothing in the run ends it, or has the token renewed. */
function isCalm({ replies }: ServiceRun): boolean {
	const readings = replies.map(readingOf);
	const outages = readings.filter(
		(reading) =>
			reading === undefined ||
			(reading.kind === 'failed' && (reading.isOutage || reading.isTurnedAway)),
	);
	const isRefused = readings.some((reading) => reading?.kind === 'tokenRefused');
	return outages.length < FAILURES_OF_AN_OUTAGE && !isRefused;
}

/** What a row becomes when nothing but its own reply decides. */
function ownOutcome(reply: RowReply, expectedName: string): string {
	const reading = readingOf(reply);
	if (reading?.kind !== 'answer') return 'unchecked';
	const isBlank = expectedName.replace(/[\s\p{C}]/gu, '') === '';
	const expected = isBlank ? { lacksExpectedName: true } : { expectedName };
	const policies = { matchPolicy: 'needsReview', emptyExpectedName: 'needsReview' } as const;
	return judge(reading.answer, { ...expected, ...policies }).outcome;
}

/** Why a row's end is not what its reply says. */
function rowProblems(end: Row, run: ServiceRun, calm: boolean): string[] {
	const { row, outputIndex, outcome, result } = end;
	const reply = run.replies[row];
	if (!reply) return ['A row came out of nothing'];
	note(`engine ${outcome}`);
	const holder = reply.wire.isReadable ? holderOf(reply) : undefined;
	const problems: string[] = [];
	if (outputIndex !== ERROR_OUTPUT && OUTPUT_OF.get(outcome) !== outputIndex) {
		problems.push(`${outcome} at output ${outputIndex}`);
	}
	if (outputIndex === CONFIRMED) {
		if (holder === undefined) problems.push('confirmed without a holder');
		if (!run.options.maskName && result.name !== visible(holder ?? ''))
			problems.push('confirmed with another name');
		if (result.accountNumber !== String(FIRST_NUMBER + row)) problems.push('of another row');
	}
	const own = ownOutcome(reply, run.expectedName);
	if (calm && outcome !== own) problems.push(`${outcome}, not ${own}`);
	const told = `HTTP ${reply.httpStatus} ${reply.wire.name} ${JSON.stringify(reply.body)}`;
	return problems.map((problem) => `Row ${row} is ${problem}, for ${told}`);
}

async function look(run: ServiceRun, credential: Record<string, string>): Promise<NodeRunResult> {
	return await runNode({
		items: run.replies.map((_, row) => ({
			json: { number: FIRST_NUMBER + row, expected: run.expectedName, lookup: 'a column' },
		})),
		parameters: {
			operation: 'till',
			merchantTillNumber: '={{ $json.number }}',
			expectedName: '={{ $json.expected }}',
			options: { ...run.options, maxRetries: 0, maxOutage: 0, timeout: 8_000 },
		},
		credentials: newCredential(credential),
		onError: run.onError,
	});
}

describeSuite('answers in n8n’s engine', () => {
	let service: RawServer;
	let elsewhere: RawServer;
	let outgoing: Outgoing;
	let replies: readonly RowReply[] = [];

	beforeAll(async () => {
		elsewhere = await startRawServer('127.0.0.2', () => holderBytes('SOMEONE ELSEWHERE'));
		service = await startRawServer('127.0.0.1', (request) => {
			if (isTokenCall(request)) return tokenBytes(TOKEN);
			const reply = replies[Number(numberAsked(request)) - FIRST_NUMBER];
			return reply && replyBytes(reply, elsewhere.origin);
		});
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await Promise.all([service.close(), elsewhere.close()]);
	});

	forAllRuns(
		'confirm no row without a holder, lead nowhere else, and let no foreign error out',
		160,
		serviceRun,
		async (run) => {
			for (const each of [service, elsewhere, outgoing]) each.clear();
			({ replies } = run);
			const account = newAccount();
			const result = await look(run, { ...account, baseUrl: service.origin });
			const calm = isCalm(run);
			note(calm ? 'calm run' : 'run with refusals or outages');
			const requests = await service.received();
			const expected = { ...account, host: service.place, token: TOKEN };
			const problems = [
				...runProblems(result, ROWS_OF_RUN, run.onError === 'stopWorkflow'),
				...rowsOf(result).flatMap((row) => rowProblems(row, run, calm)),
				...requests.flatMap((request) => requestProblems(request, expected)),
				...astray(outgoing, [service.place]),
				...(await elsewhere.received()).map(({ requestLine }) => `Elsewhere: ${requestLine}`),
			];
			return { problems, cases: Math.max(1, rowsOf(result).length) };
		},
	);
});

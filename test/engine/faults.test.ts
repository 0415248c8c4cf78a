import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

import { badResponses } from '../services/replies/badInput';
import { rowEnds } from '../support/rowEnds';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import type { AccountKind } from '../simulator';
import type { Effect, FaultEffect } from './faultEffects';
import { OF_ALL, OF_DARAJA } from './faultEffects';
import { falsehood, randomRun, UNKNOWN } from './randomFaultRun';
import { useOwnTime } from '../support/ownTime';
import { goesOn, lookUp, lookUpWith } from '../support/lookUp';
import { credentialOf, ownAccount, service, useService } from '../support/service';

useOwnTime();
useService();

describe('a fault that comes once', () => {
	const HIT = '4738534';
	const ROWS = ['5031264', HIT, UNKNOWN, HIT];

	/** Requests that are sent, and whether the last of them is answered. */
	const EFFECTS: Record<Effect, [number, boolean]> = {
		answered: [1, true],
		retried: [2, true],
		renewed: [2, true],
		givenUp: [1, false],
	};
	type Case = [string, 'till' | 'token', AccountKind, FaultEffect[1], Effect];
	/** What only the text of a reply tells is proved by the readers’ own cases; here is one of each way. */
	const casesOf = (kind: AccountKind, effects: readonly FaultEffect[]) =>
		effects.flatMap(([name, fault, lookup, token = lookup]): Case[] => [
			[name, 'till', kind, fault, lookup],
			[name, 'token', kind, fault, token],
		]);
	// What each kind of account makes of all faults is left to the random runs.
	const cases = [
		...casesOf('apiUser', OF_ALL),
		...casesOf('daraja', OF_DARAJA).filter(([, place]) => place === 'till'),
	];

	it.each(cases)('%s, at a %s (%s)', async (...given) => {
		const [, place, kind, fault, effect] = given;
		const [requests, isAnswered] = EFFECTS[effect];
		const isToken = place === 'token';
		service.setFaultPlan((request) => {
			const { number, attempt } = request;
			const isHit = isToken ? request.kind === 'token' : number === HIT;
			return isHit && attempt === 1 ? fault : undefined;
		});
		// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
		const options = { maxRetries: 2, maxOutage: 0, maxParallel: 1 };
		const ends = await lookUpWith(credentialOf({}, kind), ROWS, options);

		expect(ends.flatMap((end, row) => falsehood(ROWS[row] ?? '', end, row) ?? [])).toEqual([]);
		const isChecked = ROWS.map((number) => isAnswered || !(isToken || number === HIT));
		expect(ends.map(({ outcome }) => outcome !== 'unchecked')).toEqual(isChecked);
		const { lookups, tokenRequests, elsewhere } = service.stats;
		expect(elsewhere.requests).toBe(0);
		const renewals = effect === 'renewed' ? 1 : 0;
		expect(tokenRequests).toBe(isToken ? requests : 1 + renewals);
		expect(lookups).toBe(isToken ? (isAnswered ? 3 : 0) : 2 + requests);
	});
});

it.each([1, 2, 3])(
	'30 rows with random faults are neither lost nor told falsely: from seed %i',
	async (seed) => {
		expect(await randomRun(seed)).toEqual([]);
	},
);

const FIRST = 100_000;
const TOKEN = { token_type: 'bearer', access_token: 'test-token', expires_in: '3599' };
const OUTPUTS = {
	confirmed: CONFIRMED,
	needsReview: NEEDS_REVIEW,
	unchecked: NEEDS_REVIEW,
	notConfirmed: NOT_CONFIRMED,
};

/** Answers stand between failures, so that these are no outage. */
function mixed<Response extends { end: string }>(responses: readonly Response[]): Response[] {
	const failures = responses.filter(({ end }) => end === 'unchecked');
	const answers = responses.filter(({ end }) => end !== 'unchecked');
	return answers
		.flatMap((answer, index) => [answer, ...failures.slice(index, index + 1)])
		.concat(failures.slice(answers.length));
}

// What a reader makes of every response is in test/services/replies/badInput.test.ts.
it.each([
	['gateway', 'apiUser'],
	['daraja', 'daraja'],
] as const)(
	'odd responses of %s lose no row, and end each as its reader says',
	async (of, kind) => {
		const responses = mixed(badResponses(of));
		const server = createServer((request, response) => {
			void text(request).then((body) => {
				const [, number] = /(\d{6})(?:"\})?$/.exec(`${request.url}${body}`) ?? [];
				const given = number === undefined ? undefined : responses[Number(number) - FIRST];
				response.setHeader('Content-Type', 'application/json');
				if (given) response.writeHead(given.httpStatus).end(given.body);
				else response.end(JSON.stringify({ ...TOKEN, issued_at: String(Date.now()) }));
			});
		});
		await once(server.listen(0, '127.0.0.1'), 'listening');
		const { port } = z.object({ port: z.number() }).parse(server.address());
		const at = { baseUrl: `http://127.0.0.1:${port}`, account: ownAccount() };
		const rows = responses.map((_, row) => ({ number: String(FIRST + row) }));
		const options = { maxParallel: 4, maxRetries: 0 };
		const run = { ...goesOn, credentials: credentialOf({}, kind, at), options };
		const ends = rowEnds(await lookUp(rows, run), rows.length);
		server.close();
		server.closeAllConnections();
		const wrong = ends.flatMap(({ outcome, outputIndex, error }, row) => {
			const { what = '', end = 'unchecked' } = responses[row] ?? {};
			const isTold = outcome !== 'unchecked' || error?.description.endsWith('.');
			const isRight = outcome === end && outputIndex === OUTPUTS[end] && isTold;
			return isRight ? [] : [`${what}: ${outcome}, not ${end}: ${error?.message}`];
		});
		expect(wrong).toEqual([]);
		expect(ends.filter(({ outcome }) => outcome === 'unchecked').length).toBeGreaterThan(20);
	},
);

import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

import { badResponses } from '../services/replies/badInput';
import { goesOn, lookUp } from '../support/lookUp';
import { useOwnTime } from '../support/ownTime';
import { rowEnds } from '../support/rowEnds';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { credentialOf, ownAccount } from '../support/service';

useOwnTime();

const FIRST = 100_000;
const TOKEN = { token_type: 'bearer', access_token: 'test-token', expires_in: '3599' };
const REJECTION = { httpStatus: 200, body: Buffer.from('{"status":"E404000","message":"No"}') };
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
it('odd responses lose no row, and end each as its reader says or, tried again, as the next one says', async () => {
	const responses = mixed(badResponses('gateway'));
	const asked = new Map<number, number>();
	const server = createServer((request, response) => {
		const [, number] = /\/(\d{6})$/.exec(request.url ?? '') ?? [];
		const row = Number(number) - FIRST;
		asked.set(row, (asked.get(row) ?? 0) + 1);
		const given = asked.get(row) === 1 ? responses[row] : REJECTION;
		response.setHeader('Content-Type', 'application/json');
		if (number !== undefined && given) response.writeHead(given.httpStatus).end(given.body);
		else response.end(JSON.stringify({ ...TOKEN, issued_at: String(Date.now()) }));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = z.object({ port: z.number() }).parse(server.address());
	const at = { baseUrl: `http://127.0.0.1:${port}`, account: ownAccount() };
	const rows = responses.map((_, row) => ({ number: String(FIRST + row) }));
	const run = { ...goesOn, credentials: credentialOf({}, 'apiUser', at) };
	const ends = rowEnds(await lookUp(rows, { ...run, options: { maxParallel: 4 } }), rows.length);
	server.close();
	server.closeAllConnections();
	const wrong = ends.flatMap(({ outcome, outputIndex, error }, row) => {
		const { what = '', end = 'unchecked' } = responses[row] ?? {};
		const expected = end === 'unchecked' && asked.get(row) !== 1 ? 'notConfirmed' : end;
		const isTold = outcome !== 'unchecked' || error?.description.endsWith('.');
		const isRight = outcome === expected && outputIndex === OUTPUTS[expected] && isTold;
		return isRight ? [] : [`${what}: ${outcome}, not ${expected}: ${error?.message}`];
	});
	expect(wrong).toEqual([]);
	expect(ends.filter(({ outcome }) => outcome === 'unchecked').length).toBeGreaterThan(20);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

import { ASKED, badResponses, type BadResponse } from '../services/replies/badInput';
import { goesOn, lookUp } from '../support/lookUp';
import { useOwnTime } from '../support/ownTime';
import { rowEnds } from '../support/rowEnds';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { credentialOf, ownAccount } from '../support/service';

useOwnTime();

const FIRST = 100_000;
const TOKEN = { token_type: 'bearer', access_token: 'test-token', expires_in: '3599' };
const OUTPUTS = {
	confirmed: CONFIRMED,
	needsReview: NEEDS_REVIEW,
	unchecked: NEEDS_REVIEW,
	notConfirmed: NOT_CONFIRMED,
};

/** A row whose answer is in order stands between two others, so that these are no outage. */
const GOOD: BadResponse = {
	what: 'a rejection',
	httpStatus: 200,
	body: Buffer.of(),
	end: 'notConfirmed',
};

describe.each([
	['apiUser', 'gateway', '{"status":"E404000","message":"No"}'],
	['daraja', 'daraja', '{"ResponseCode":"1","ResponseMessage":"Rejected"}'],
] as const)('odd responses to %s', (kind, name, good) => {
	const responses = badResponses(name).flatMap((bad) => [
		bad,
		{ ...GOOD, body: Buffer.from(good) },
	]);
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const [, number] = /(\d{6})(?:"\})?$/.exec(`${request.url}${body}`) ?? [];
			const given = responses[Number(number) - FIRST];
			response.setHeader('Content-Type', 'application/json');
			if (given) response.writeHead(given.httpStatus).end(given.body);
			else response.end(JSON.stringify({ ...TOKEN, issued_at: String(Date.now()) }));
		});
	});
	let baseUrl = '';
	beforeAll(async () => {
		await once(server.listen(0, '127.0.0.1'), 'listening');
		const { port } = z.object({ port: z.number() }).parse(server.address());
		baseUrl = `http://127.0.0.1:${port}`;
	});
	afterAll(() => {
		server.close();
		server.closeAllConnections();
	});

	it('lose no row, and end each as its reader says', async () => {
		const credentials = credentialOf({}, kind, { baseUrl, account: ownAccount() });
		const rows = responses.map((_, row) => ({ number: String(FIRST + row) }));
		const options = { maxRetries: 0, maxOutage: 0, maxParallel: 4 };
		const ends = rowEnds(await lookUp(rows, { ...goesOn, credentials, options }), rows.length);
		const wrong = ends.flatMap(({ outcome, outputIndex, error }, row) => {
			const { what, end } = responses[row] ?? GOOD;
			const isTold = outcome !== 'unchecked' || error?.description.endsWith('.');
			const isRight = outcome === end && outputIndex === OUTPUTS[end] && isTold;
			return isRight ? [] : [`${what}: ${outcome}, not ${end}: ${error?.message}`];
		});
		expect(wrong).toEqual([]);
		expect(rows.map(({ number }) => number)).not.toContain(ASKED);
	});
});

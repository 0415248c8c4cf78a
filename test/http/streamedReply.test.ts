import { Readable } from 'node:stream';

import { readStreamed, streamed } from '../../nodes/MobileMoneyNameLookup/http/streamedReply';

/** What is read of this response. */
const replyTo = async (response: unknown) =>
	await readStreamed(response, new AbortController().signal);

describe('an exchange', () => {
	it('is streamed, follows no redirect, sees every status, and ends 5 s later in n8n itself', () => {
		const request = { method: 'GET', url: 'https://api.example.com/x' } as const;
		const rest = { ignoreHttpStatusErrors: true, disableFollowRedirect: true, timeout: 6000 };
		const sent = { ...request, encoding: 'stream', returnFullResponse: true, ...rest };
		expect(streamed(request, 1000)).toEqual(sent);
	});

	it.each<[string, unknown, object]>([
		['of a pause', { 'retry-after': '7', date: 'now', x: 1 }, { retryAfter: '7', date: 'now' }],
		['of nothing', {}, {}],
		['that nobody can read', { 'retry-after': ['7', '8'] }, {}],
		['that are missing', undefined, {}],
	])('gives status and body, whatever the status, and headers %s', async (_what, headers, told) => {
		const reply = await replyTo({ statusCode: 503, headers, body: Readable.from(['bu', 'sy']) });
		expect(reply).toStrictEqual({ httpStatus: 503, body: 'busy', ...told });
	});

	it('gives no body where that is larger than any answer', async () => {
		const body = Readable.from([Buffer.alloc(65_537)]);
		expect(await replyTo({ statusCode: 200, headers: {}, body })).toHaveProperty('body', undefined);
	});

	it.each([undefined, 'text', {}])('throws where n8n gives no stream: %p', async (body) => {
		await expect(replyTo({ statusCode: 200, headers: {}, body })).rejects.toThrow();
	});
});

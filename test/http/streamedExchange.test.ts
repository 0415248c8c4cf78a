import { Readable } from 'node:stream';

import { streamedExchange } from '../../nodes/MobileMoneyNameLookup/http/streamedExchange';

const request = { method: 'GET', url: 'https://api.example.com/x', timeout: 1000 } as const;

/** An exchange with a helper that gives this response. */
const replyTo = async (response: unknown) =>
	await streamedExchange(request, undefined, async () => await Promise.resolve(response));

describe('an exchange', () => {
	it('is streamed, follows no redirect, sees every status, and ends 5 s later in n8n itself', async () => {
		const response = { statusCode: 200, headers: {}, body: Readable.from([]) };
		const send = jest.fn().mockResolvedValue(response);
		await streamedExchange(request, undefined, send);
		const rest = { ignoreHttpStatusErrors: true, disableFollowRedirect: true, timeout: 6000 };
		const sent = { ...request, encoding: 'stream', returnFullResponse: true, ...rest };
		expect(send).toHaveBeenCalledWith(sent, expect.any(AbortSignal));
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

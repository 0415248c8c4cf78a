import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';
import { Agent, request } from 'undici';

/** Sends what n8n's helper would send, over real HTTP, and gives the whole answer with its body as a stream. */
export class RealHttp implements IHttpRequestHelper {
	private readonly agent = new Agent();

	readonly helpers = {
		httpRequest: async (options: IHttpRequestOptions): Promise<unknown> => {
			const { method = 'GET', url, headers = {}, body, abortSignal } = options;
			const response = await request(url, {
				dispatcher: this.agent,
				method,
				headers: Object.entries(headers).flatMap(([name, value]) =>
					typeof value === 'string' ? [name, value] : [],
				),
				body: typeof body === 'string' ? body : null,
				signal: abortSignal instanceof AbortSignal ? abortSignal : null,
			});
			const { statusCode, headers: replyHeaders } = response;
			return { statusCode, headers: replyHeaders, body: response.body };
		},
	};

	/** Drops every connection. */
	async close(): Promise<void> {
		await this.agent.destroy();
	}
}

import type { FastifyRequest } from 'fastify';

/** A request as it may be shown: of the Authorization header only the scheme is kept. */
export interface RecordedRequest {
	readonly method: string;
	/** The path and query exactly as they came over the wire. */
	readonly rawPath: string;
	readonly authorization: 'Basic' | 'Bearer' | 'other' | 'none';
	/** All other headers, with lower-case names; cookies are left out. */
	readonly headers: Readonly<Record<string, string>>;
}

const secret = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** What is kept of a request. */
export function recordRequest(request: FastifyRequest): RecordedRequest {
	const headers: Record<string, string> = {};
	for (const [name, value] of Object.entries(request.headers)) {
		if (!secret.has(name)) headers[name] = String(value);
	}
	return {
		method: request.method,
		rawPath: request.raw.url ?? '',
		authorization: schemeOf(request.headers.authorization),
		headers,
	};
}

function schemeOf(authorization: string | undefined): RecordedRequest['authorization'] {
	if (authorization === undefined) return 'none';
	if (/^Basic /i.test(authorization)) return 'Basic';
	return /^Bearer /i.test(authorization) ? 'Bearer' : 'other';
}

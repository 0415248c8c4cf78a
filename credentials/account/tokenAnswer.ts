import { z } from 'zod';

import { parseJson } from './parseJson';

/** The token response of service description 2.1; only what is used is required. */
const tokenAnswerSchema = z.object({
	access_token: z
		.string()
		.trim()
		.regex(/^[\x21-\x7e]+$/),
	expires_in: z.union([z.string().regex(/^\s*\d+(?:\.\d+)?\s*$/), z.number().nonnegative()]),
	token_type: z
		.string()
		.trim()
		.regex(/^bearer$/i),
});

/** A bearer token and how long it lives, in seconds. */
export interface IssuedToken {
	readonly accessToken: string;
	readonly lifetimeSeconds: number;
}

/**
 * Parses the body of a successful token call (service description 2.1).
 *
 * @param body the body as text
 * @returns the token, or undefined when the body is anything else
 */
export function parseTokenAnswer(body: string): IssuedToken | undefined {
	const answer = tokenAnswerSchema.safeParse(parseJson(body));
	if (!answer.success) return undefined;
	return {
		accessToken: answer.data.access_token,
		lifetimeSeconds: Number(answer.data.expires_in),
	};
}

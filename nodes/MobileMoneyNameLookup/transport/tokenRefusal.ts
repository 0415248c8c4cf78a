import { z } from 'zod';

import { SUCCESS_CODE } from '../domain/resultCode';

const REFUSAL_WORDS: readonly RegExp[] = [
	/\bE401\d*\b/,
	/^401$/,
	/\bunauthori[sz]ed\b/,
	/\bunauthenticated\b/,
	/\bauthentication (?:failed|error|required)\b/,
	/\b(?:invalid|expired|revoked|malformed|missing|bad)[\s_-]+(?:or[\s_-]+expired[\s_-]+)?(?:access[\s_-]*|bearer[\s_-]*|auth[\s_-]*)?(?:token|jwt|credentials?)\b/,
	/\b(?:token|jwt)\b(?:(?!\bvalid\b).){0,40}\b(?:invalid|expired|revoked|malformed|missing|not valid|has expired)\b/,
	/\binvalid_token\b/,
].map((words) => new RegExp(words.source, 'i'));

const scalar = z.union([z.string(), z.number()]).transform(String);
const said = z.union([scalar, z.object({ message: scalar }).transform(({ message }) => message)]);

const spokenSchema = z.object({
	status: scalar.optional().catch(undefined),
	code: scalar.optional().catch(undefined),
	message: said.optional().catch(undefined),
	error: said.optional().catch(undefined),
	error_description: said.optional().catch(undefined),
	description: said.optional().catch(undefined),
});

/**
 * Whether a reply says that the token is invalid or expired. Neither the HTTP status nor the body of
 * that error is shown (service description 5.4 and 7), so any status and several fields are read;
 * a successful answer is never one, whatever its name or message says.
 *
 * @param httpStatus the reply's HTTP status
 * @param json the reply's body, parsed
 */
export function isTokenRefusal(httpStatus: number, json: unknown): boolean {
	const spoken = spokenSchema.safeParse(json);
	const fields = spoken.success ? Object.values(spoken.data) : [];
	if (spoken.success && spoken.data.status?.trim() === SUCCESS_CODE) return httpStatus === 401;
	if (httpStatus === 401 || httpStatus === 403) return true;
	return fields.some(
		(field) => field !== undefined && REFUSAL_WORDS.some((words) => words.test(field.trim())),
	);
}

import { isJsonObject } from '../../http/jsonObject';

/** Parts of a reply that hold the answer, or more of it. */
const PARTS: readonly string[] = ['data', 'details', 'result', 'response', 'payload', 'body'];

/** `Error-Message`, `error_message` and `errorMessage` are one key. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[\s_-]/g, '');

/**
 * The fields of a reply and of the parts of it that belong to the answer.
 *
 * @param reply at most 32 levels deep, as every reply that was read
 * @returns pairs of a plain key and its value
 */
export function fieldsOf(reply: unknown): Array<[key: string, value: unknown]> {
	if (Array.isArray(reply)) return reply.flatMap(fieldsOf);
	if (!isJsonObject(reply)) return [];
	return Object.entries(reply).flatMap(([name, value]) => {
		const key = plainKey(name);
		return [[key, value], ...(PARTS.includes(key) ? fieldsOf(value) : [])];
	});
}

/** A reply as it was sent, before the program under test has read it. */
export interface SentReply {
	readonly httpStatus: number;
	readonly body: string;
}

function fieldsOf(body: string): ReadonlyMap<string, unknown> {
	try {
		const json: unknown = JSON.parse(body.replace(/^\ufeff/, ''));
		const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
		return new Map(isObject ? Object.entries(json) : []);
	} catch {
		return new Map();
	}
}

/**
 * The holder whom a reply names under the code of success, read without the program under test:
 * without one of these, nothing may be confirmed.
 *
 * @returns undefined when the reply is no success, or its name has not even two different letters
 */
export function holderOf({ httpStatus, body }: SentReply): string | undefined {
	if (httpStatus < 200 || httpStatus > 299) return undefined;
	const fields = fieldsOf(body);
	const [status, name] = [fields.get('status'), fields.get('name')];
	if (status !== 'S000000') return undefined;
	if (typeof name !== 'string') return undefined;
	const letters = new Set(name.normalize('NFKC').toLowerCase().match(/\p{L}/gu) ?? []);
	return letters.size < 2 ? undefined : name.trim();
}

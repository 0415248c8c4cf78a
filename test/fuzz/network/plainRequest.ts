import { basicAuthorization } from '../../../nodes/MobileMoneyNameLookup/account/basicCredentials';
import type { Received } from './listener';
import type { TestAccount } from './usualService';

/** The headers that n8n and this node send, and no other. */
const HEADER =
	/^(?:accept|accept-encoding|authorization|connection|content-length|content-type|host|user-agent)$/;
const LOOKUP =
	/^(?:\/\S*)?\/v3\/countries\/KE\/mmos\/[A-Z][a-z0-9_-]{0,39}\/(?:merchants|businesses)\/[0-9]{1,12}$/;

/** Half a character becomes the sign for what cannot be read. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/**
 * Expects a token call or a lookup whose every header is known, and there once.
 *
 * @param token the only one that was issued; empty when none that can be sent was
 * @param hosts what may stand in the header
 */
export function expectPlainRequest(
	{ method, url, headers, body }: Received,
	{ apiKey, login, password }: TestAccount,
	token: string,
	...hosts: readonly string[]
): void {
	const sent = new Map(headers);
	const authorization = sent.get('authorization');
	for (const [name] of headers) expect(name).toMatch(HEADER);
	expect(headers).toHaveLength(sent.size);
	expect(hosts).toContain(sent.get('host'));
	if (method === 'POST') {
		const due = { username: wellFormed(login), password: wellFormed(password) };
		expect(Array.from(new URLSearchParams(body))).toEqual(Object.entries(due));
		expect(authorization).toBe(basicAuthorization(apiKey));
	} else {
		expect({ method, body, authorization }).toEqual({
			method: 'GET',
			body: '',
			authorization: `Bearer ${token}`,
		});
		expect(url).toMatch(LOOKUP);
	}
}

const BASE64 =
	/^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/;
const PRINTABLE_USER_AND_PASSWORD = /^[^\p{C}:]*:[^\p{C}]*$/u;

/** Whether the text is Base64 of a printable `user:password`, as some account pages show it. */
function isEncodedAlready(text: string): boolean {
	if (!BASE64.test(text)) return false;
	const decoded = Buffer.from(text, 'base64').toString('utf8');
	// A replacement character means that the bytes were no text at all.
	return PRINTABLE_USER_AND_PASSWORD.test(decoded) && !decoded.includes('\uFFFD');
}

/**
 * Builds the value of the token call's `Authorization` header from the API key, whichever way the
 * account page shows it (service description 4.1, RFC 7617).
 *
 * @param apiKey the key as pasted: `Basic …`, Base64 of `user:password`, `user:password`, or a bare
 *   key, which becomes a user-id with an empty password
 * @returns `Basic <Base64>`
 */
export function basicAuthorization(apiKey: string): string {
	const key = apiKey.trim().replace(/^basic\s+/i, '');
	if (isEncodedAlready(key)) return `Basic ${key}`;
	const userAndPassword = key.includes(':') ? key : `${key}:`;
	return `Basic ${Buffer.from(userAndPassword, 'utf8').toString('base64')}`;
}

/**
 * The `Authorization` header of OAuth 2.0 client credentials.
 *
 * @param id of the client; it must not hold a colon (RFC 7617)
 * @param secret of the client
 * @returns `Basic <Base64>`
 */
export const clientLogin = (id: string, secret: string): string =>
	`Basic ${Buffer.from(`${id}:${secret}`, 'utf8').toString('base64')}`;

import type { LoginCall } from '../../account/account';

/**
 * The token call of a gateway: HTTP Basic and a form, whatever logs in.
 *
 * @param url of the token endpoint
 * @param authorization the `Authorization` header
 * @param fields of the form
 */
export const formLogin = (
	url: string,
	authorization: string,
	fields: Readonly<Record<string, string>>,
): LoginCall => ({
	method: 'POST',
	url,
	headers: {
		Authorization: authorization,
		'Content-Type': 'application/x-www-form-urlencoded',
		Accept: 'application/json',
	},
	body: new URLSearchParams(fields).toString(),
});

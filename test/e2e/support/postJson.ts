import { fetch } from 'undici';

/** Posts JSON to a webhook; returns the HTTP status and the parsed answer. */
export async function postJson(
	url: string,
	body: unknown,
): Promise<{ status: number; body: unknown }> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.json() };
}

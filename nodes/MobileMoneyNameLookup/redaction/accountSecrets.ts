import type { Account } from '../account/account';

/** A login as HTTP Basic sends it: encoded, in the clear, and each half. */
function basicTexts({ headers }: Account['login']): string[] {
	const [, encoded] = /^Basic (.*)$/.exec(headers.Authorization ?? '') ?? [];
	if (encoded === undefined) return [];
	const userAndPassword = Buffer.from(encoded, 'base64').toString('utf8');
	const colon = userAndPassword.indexOf(':');
	const halves = [userAndPassword.slice(0, colon), userAndPassword.slice(colon + 1)];
	return [encoded, userAndPassword, ...halves];
}

/** The texts that log an account in, as they are in the credential and as they are sent (service description 4.1). */
export function accountSecrets({ secrets, login }: Account): string[] {
	const texts = [...secrets, ...basicTexts(login)];
	return [...new Set(texts)].filter((text) => text !== '');
}

import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { AccountSettings } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';

/** A UAT account whose secrets are easy to find in a text that must not hold them. */
export const account: AccountSettings = {
	environment: 'uat',
	baseUrl: 'https://api.example.com',
	authUrl: '',
	tokenPath: '/identity-test/v2/token',
	apiKey: 's3cret-key',
	login: 's3cret-login',
	password: 's3cret-password',
};

/** The account problem that a call throws, or a text that says what it did instead. */
export function problemOf(call: () => unknown): AccountProblem | string {
	try {
		return `gave ${JSON.stringify(call())}`;
	} catch (error) {
		return error instanceof AccountProblem ? error : `threw ${String(error)}`;
	}
}

/** As `problemOf`, for a call that is waited for. */
export async function problemOfAsync(
	call: () => Promise<unknown>,
): Promise<AccountProblem | string> {
	try {
		return `gave ${JSON.stringify(await call())}`;
	} catch (error) {
		return error instanceof AccountProblem ? error : `threw ${String(error)}`;
	}
}

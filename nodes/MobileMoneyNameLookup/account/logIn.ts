import type { KnownAccount, LoginCall } from './account';
import type { AccountProblem } from './accountProblem';
import type { SessionToken } from './token';

/** What one login call came to. */
export type LoginReply = { readonly httpStatus: number } & (
	| { readonly token: SessionToken; readonly problem?: never }
	| { readonly problem: AccountProblem; readonly token?: never }
);

const MAX_REMEMBERED = 100;

/** Fingerprints of the accounts whose other login is the one that works, the oldest first. */
const withOtherLogin = new Set<string>();

/** Remembers which of its two logins an account needs. */
function remember(fingerprint: string, isOther: boolean): void {
	withOtherLogin.delete(fingerprint);
	if (!isOther) return;
	withOtherLogin.add(fingerprint);
	const [oldest = ''] = withOtherLogin;
	if (withOtherLogin.size > MAX_REMEMBERED) withOtherLogin.delete(oldest);
}

/** Services differ in which of the two statuses refuses a login that they do not know. */
const isRefused = ({ httpStatus }: LoginReply): boolean => httpStatus === 400 || httpStatus === 401;

/**
 * Logs an account in, by the login that worked last. Where that is refused and there is another, it is tried once.
 *
 * @param send sends one login call
 * @returns the token
 * @throws AccountProblem when the account gets none; what `send` throws
 */
export async function logIn(
	{ login, otherLogin, completeLogin, fingerprint }: KnownAccount,
	send: (login: LoginCall) => Promise<LoginReply>,
): Promise<SessionToken> {
	const sendOne = async (isOther: boolean): Promise<LoginReply> => {
		const call = isOther && otherLogin ? otherLogin : login;
		const reply = await send(completeLogin?.(call, new Date()) ?? call);
		if (reply.token && otherLogin) remember(fingerprint, isOther);
		return reply;
	};
	const isOtherFirst = otherLogin !== undefined && withOtherLogin.has(fingerprint);
	const first = await sendOne(isOtherFirst);
	if (first.token) return first.token;
	if (!otherLogin || !isRefused(first)) throw first.problem;
	const second = await sendOne(!isOtherFirst);
	if (second.token) return second.token;
	// A service that is busy by now has not judged the second login.
	throw second.problem.retryable ? second.problem : first.problem;
}

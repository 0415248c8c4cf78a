import type { Reported } from './answer';

export type Environment = 'uat' | 'production';

/** The call that logs in and gets a token, without a time limit. */
export interface LoginCall {
	readonly method: 'GET' | 'POST';
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** A credential as it was read: how it logs in, and where its lookups go. */
export interface Credential {
	readonly environment: Environment;
	/** Where lookups go: checked, without a trailing slash. */
	readonly baseUrl: string;
	readonly login: LoginCall;
	/** The same login in another form, tried once if the service refuses the first. */
	readonly otherLogin?: LoginCall;
	/** Completes a login call just before it is sent, such as with the time. */
	readonly completeLogin?: (login: LoginCall, now: Date) => LoginCall;
	/** Brings the body of a successful login into the documented form. */
	readonly readTokenResponse?: (json: unknown) => unknown;
	readonly secrets: readonly string[];
	/** For error messages: what may be wrong in a refused login, and labels of fields. */
	readonly words: Readonly<Record<'login' | 'loginFields' | 'addressFields', string>>;
	/** What a response without a token reports; undefined if only its HTTP status counts. */
	readonly readLogin?: (httpStatus: number, body: string) => Reported | undefined;
}

/** The fingerprint tells logins apart: a token is only used where it was issued. */
export interface KnownCredential extends Credential {
	readonly fingerprint: string;
}

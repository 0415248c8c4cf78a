export type Environment = 'uat' | 'production';

/** The call that gets an account its token, without a time limit. */
export interface LoginCall {
	readonly method: 'GET' | 'POST';
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** What a response without a token means. */
export type LoginFault = 'busy' | 'outOfOrder' | 'refused' | 'wrongAddress';

/** An account of any service, read from its credential. */
export interface Account {
	readonly environment: Environment;
	/** Where lookups go: checked, without a trailing slash. */
	readonly baseUrl: string;
	readonly login: LoginCall;
	/** The same login in another form, tried once where the service refuses the first. */
	readonly otherLogin?: LoginCall;
	/** Completes a login call just before it is sent, such as with the time. */
	readonly completeLogin?: (login: LoginCall, now: Date) => LoginCall;
	/** Brings the body of a successful login into the documented form, where the service has another. */
	readonly readTokenReply?: (json: unknown) => unknown;
	/** To be redacted. */
	readonly secrets: readonly string[];
	/** For error messages: what a refused login may be wrong in, and the labels of its fields and of those of the address. */
	readonly words: Readonly<Record<'login' | 'loginFields' | 'addressFields', string>>;
	/** What a reply without a token means; undefined where only its HTTP status tells. */
	readonly readLoginFault?: (httpStatus: number, body: string) => LoginFault | undefined;
}

/** With what tells it apart from others: a token is only used where it was issued. */
export interface KnownAccount extends Account {
	readonly fingerprint: string;
}

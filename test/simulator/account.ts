/** The account that everybody has who starts a simulator; password and secrets hold every character that a careless encoding loses. */
export const defaultAccount = {
	/** Sent as HTTP Basic. With a colon it is `key:secret`, without one it is a key and an empty password. */
	apiKey: 'uat-4f1c9e7b2d8a',
	login: 'lookup-tester',
	password: 'Siri & Kali=9+1% ya Mwákà ñ',
	/** The gateway's newer login. */
	clientId: 'client-7c20d5e9',
	clientSecret: 'Mteja:8+2/=&%41:siri',
	/** The login of an app at Daraja. */
	consumerKey: 'Hk3vT8qLw0ZsYb6n',
	consumerSecret: 'Programu:+7/=&%2B:siri',
};

/** What the services give an account holder: an API user, and with it a client and an app at Daraja. */
export type SimulatorAccount = typeof defaultAccount;

/** An Authorization header of the scheme Basic. */
export const basicOf = (user: string, password: string): string =>
	`Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** The Authorization header of an API user's token call (service description 4.1 and 5.1). */
export function basicAuthorization({ apiKey }: Pick<SimulatorAccount, 'apiKey'>): string {
	const [key = '', ...secret] = apiKey.split(':');
	return basicOf(key, secret.join(':'));
}

/** The name of the scheme may be written in any case, the credentials may not. */
export const isSameBasic = (received: string | undefined, expected: string): boolean =>
	received?.replace(/^basic +/i, 'Basic ') === expected;

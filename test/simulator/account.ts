/** What the services give an account holder: an API user, and with it a client, an app at Daraja or both. */
export interface SimulatorAccount {
	/** Sent as HTTP Basic. With a colon it is `key:secret`, without one it is a key and an empty password. */
	readonly apiKey: string;
	readonly login: string;
	readonly password: string;
	/** The gateway's newer login. */
	readonly clientId?: string;
	readonly clientSecret?: string;
	/** The login of an app at Daraja. */
	readonly consumerKey?: string;
	readonly consumerSecret?: string;
}

/** One that has all three, as a simulator's account has. */
export type FullAccount = Required<SimulatorAccount>;

/** Password and secrets hold every character that a careless encoding loses. */
export const defaultAccount: FullAccount = {
	apiKey: 'uat-4f1c9e7b2d8a',
	login: 'lookup-tester',
	password: 'Siri & Kali=9+1% ya Mwákà ñ',
	clientId: 'client-7c20d5e9',
	clientSecret: 'Mteja:8+2/=&%41:siri',
	consumerKey: 'Hk3vT8qLw0ZsYb6n',
	consumerSecret: 'Programu:+7/=&%2B:siri',
};

/** An Authorization header of the scheme Basic. */
export const basicOf = (user: string, password: string): string =>
	`Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** The Authorization header of an API user's token call (service description 4.1 and 5.1). */
export function basicAuthorization({ apiKey }: SimulatorAccount): string {
	const [key = '', ...secret] = apiKey.split(':');
	return basicOf(key, secret.join(':'));
}

/** The name of the scheme may be written in any case, the credentials may not. */
export const isSameBasic = (received: string | undefined, expected: string): boolean =>
	received?.replace(/^basic +/i, 'Basic ') === expected;

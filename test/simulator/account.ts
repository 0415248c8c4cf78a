/** What the service gives an account holder: all three are secrets of that account. */
export interface SimulatorAccount {
	/** Sent as HTTP Basic. With a colon it is `key:secret`, without one it is a key and an empty password. */
	readonly apiKey: string;
	readonly login: string;
	readonly password: string;
}

/** The password holds every character that a careless form encoding loses. */
export const defaultAccount: SimulatorAccount = {
	apiKey: 'uat-4f1c9e7b2d8a',
	login: 'lookup-tester',
	password: 'Siri & Kali=9+1% ya Mwákà ñ',
};

/** The Authorization header that the token endpoint expects (service description 4.1 and 5.1). */
export function basicAuthorization(account: SimulatorAccount): string {
	const userAndPassword = account.apiKey.includes(':') ? account.apiKey : `${account.apiKey}:`;
	return `Basic ${Buffer.from(userAndPassword, 'utf8').toString('base64')}`;
}

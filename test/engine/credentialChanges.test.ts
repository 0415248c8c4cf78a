import { startSimulator } from '../simulator';
import type { Simulator, SimulatorAccount } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const NUMBERS = ['4738534', '5031264', '5218890'];

/** A service that knows no token of another one tells whether one was sent to it. */
async function expectOwnTokenOnly(service: Simulator, run: () => ReturnType<typeof lookUpWith>) {
	const ends = rowEnds(await run(), NUMBERS.length);
	expect(ends.map(({ outcome }) => outcome)).toEqual(NUMBERS.map(() => 'confirmed'));
	const { lookups, bearerRefusals, recentRequests } = service.stats;
	expect({ lookups, bearerRefusals }).toEqual({ lookups: NUMBERS.length, bearerRefusals: 0 });
	const sent = recentRequests.filter(({ method }) => method === 'GET');
	expect(sent.map(({ authorization }) => authorization)).toEqual(NUMBERS.map(() => 'Bearer'));
}

describe('the old token is never sent after a change of', () => {
	it.each<[string, Partial<SimulatorAccount> & { environment?: string }]>([
		['the login', { login: 'someone.else@example.com' }],
		['the password', { password: 'another one' }],
		['the API key', { apiKey: 'another-key' }],
		['the environment', { environment: 'production' }],
		['all of them', { login: 'a', password: 'b', apiKey: 'c:d', environment: 'production' }],
	])('%s', async (_field, change) => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		const { account, baseUrl } = simulator();
		await simulator().close();
		const { login, password, apiKey } = { ...account, ...change };
		// The same address, where all tokens issued before are strangers now.
		const successor = await startSimulator({
			port: Number(new URL(baseUrl).port),
			account: { login, password, apiKey },
		});
		try {
			credentials.stored = { ...credentials.stored, ...change };
			await expectOwnTokenOnly(successor, () => lookUpWith(credentials, NUMBERS));
			expect(successor.stats.tokenRequests).toBe(1);
		} finally {
			await successor.close();
		}
	});

	it.each([
		['the Base URL', (other: string) => ({ baseUrl: other })],
		['the Auth URL and the Base URL', (other: string) => ({ baseUrl: other, authUrl: other })],
	])('%s', async (_field, change) => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		const other = await startSimulator();
		try {
			credentials.stored = { ...credentials.stored, ...change(other.baseUrl) };
			await expectOwnTokenOnly(other, () => lookUpWith(credentials, NUMBERS));
			expect(other.stats.tokenRequests).toBe(1);
			expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: NUMBERS.length });
		} finally {
			await other.close();
		}
	});

	it('the login to one that is refused: nothing but the token call is sent', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		simulator().resetStats();
		credentials.stored = { ...credentials.stored, login: 'nobody' };
		const ends = rowEnds(await lookUpWith(credentials, NUMBERS), NUMBERS.length);
		expect(ends.map(({ outcome }) => outcome)).toEqual(NUMBERS.map(() => 'unchecked'));
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
	});

	it('the login and back: the first account’s token is used again', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		const { login } = simulator().account;
		credentials.stored = { ...credentials.stored, login: 'nobody' };
		await lookUpWith(credentials, NUMBERS);
		credentials.stored = { ...credentials.stored, login };
		const ends = rowEnds(await lookUpWith(credentials, NUMBERS), NUMBERS.length);
		expect(ends.map(({ outcome }) => outcome)).toEqual(NUMBERS.map(() => 'confirmed'));
		expect(simulator().stats).toMatchObject({ tokenRequests: 2, bearerRefusals: 0 });
	});
});

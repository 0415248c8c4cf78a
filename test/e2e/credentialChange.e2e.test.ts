import { localCredentialData } from '../realN8n/localCredential';
import { startSimulator } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup, type PublishedLookup } from './support/publishedLookup';

const jane = 'JANE WANJIKU KAMAU';

describe('a credential that is changed in the editor while it holds a good token', () => {
	const live = useLiveN8n();
	let lookup: PublishedLookup;

	beforeAll(async () => {
		lookup = await publishLookup(live());
	});

	beforeEach(async () => {
		const { accessToken, ...fields } = localCredentialData(live().service);
		expect(accessToken).toBe('');
		await live().changeCredential(fields);
		await lookUp();
		// What the editor gets in the place of a secret that is not empty.
		expect((await live().shownCredential())['accessToken']).toMatch(/BLANK_VALUE/);
		live().service.resetStats();
	});

	/** Looks two tills up; the names that were found. */
	async function lookUp(): Promise<unknown[]> {
		const { results } = await lookup.run(['4738534', '5031264']);
		return results.flat().flatMap(({ name }) => name ?? []);
	}

	test('is used with the stored token as long as it stays as it is', async () => {
		await live().changeCredential({});
		expect(await lookUp()).toContain(jane);
		expect(live().service.stats).toMatchObject({ tokenRequests: 0, lookups: 2, bearerRefusals: 0 });
	});

	// The old token is still good, so a lookup would be answered: only its absence shows the change.
	test.each([
		['login', { login: 'somebody.else' }],
		['password', { password: 'something else' }],
		['API key', { apiKey: 'another-key' }],
	])('sends no lookup with the old token after another %s', async (_what, changes) => {
		await live().changeCredential(changes);
		expect(await lookUp()).toEqual([]);
		expect(live().service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
	});

	test('fetches a token of its own after another environment', async () => {
		await live().changeCredential({ environment: 'production' });
		live().service.expireAllTokens();
		expect(await lookUp()).toContain(jane);
		expect(live().service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
	});

	test('sends the old token to no other host, and nothing to the old one', async () => {
		const other = await startSimulator();
		try {
			await live().changeCredential({ baseUrl: other.baseUrl });
			expect(await lookUp()).toContain(jane);
			expect(other.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
			expect(live().service.stats.recentRequests).toEqual([]);
		} finally {
			await other.close();
		}
	});
});

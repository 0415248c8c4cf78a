import { localCredentialData } from '../realN8n/localCredential';
import { ACCOUNT_KINDS, startSimulator, type AccountKind } from '../simulator';
import { useLiveN8n, type LiveN8n } from './support/liveN8n';
import { loginFields } from './support/loginFields';
import { publishLookup, type PublishedLookup } from './support/publishedLookup';

const jane = 'JANE WANJIKU KAMAU';

/** Looks two tills up; the names that were found. */
async function lookUp(lookup: PublishedLookup): Promise<unknown[]> {
	const { results } = await lookup.run(['4738534', '5031264']);
	return results.flat().flatMap(({ name }) => name ?? []);
}

/** Makes the stored credential that of a good account, but for the token that it holds. */
async function turnInto(live: LiveN8n, kind: AccountKind): Promise<void> {
	const { accessToken, ...fields } = localCredentialData(live.service, kind);
	expect(accessToken).toBe('');
	await live.changeCredential(fields);
}

describe.each(ACCOUNT_KINDS)(
	'a credential that is changed in the editor while it holds a good token, for the account %s',
	(kind) => {
		const live = useLiveN8n(kind);
		let lookup: PublishedLookup;

		beforeAll(async () => {
			lookup = await publishLookup(live());
		});

		beforeEach(async () => {
			await turnInto(live(), kind);
			await lookUp(lookup);
			// What the editor gets in the place of a secret that is not empty.
			expect((await live().shownCredential())['accessToken']).toMatch(/BLANK_VALUE/);
			live().service.resetStats();
		});

		test('is used with the stored token as long as it stays as it is', async () => {
			await live().changeCredential({});
			expect(await lookUp(lookup)).toContain(jane);
			const usedAgain = { tokenRequests: 0, lookups: 2, bearerRefusals: 0 };
			expect(live().service.stats).toMatchObject(usedAgain);
		});

		// The old token is still good, so a lookup would be answered: only its absence shows the change.
		test.each<string>(loginFields[kind])(
			'sends no lookup with the old token after another %s',
			async (field) => {
				await live().changeCredential({ [field]: 'something else' });
				expect(await lookUp(lookup)).toEqual([]);
				expect(live().service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
			},
		);

		test('fetches a token of its own after another environment', async () => {
			await live().changeCredential({ environment: 'production' });
			live().service.expireAllTokens();
			expect(await lookUp(lookup)).toContain(jane);
			const fresh = { tokenRequests: 1, lookups: 2, bearerRefusals: 0 };
			expect(live().service.stats).toMatchObject(fresh);
		});

		test('sends the old token to no other host, and nothing to the old one', async () => {
			const other = await startSimulator();
			try {
				await live().changeCredential({ baseUrl: other.baseUrl });
				expect(await lookUp(lookup)).toContain(jane);
				const fresh = { tokenRequests: 1, lookups: 2, bearerRefusals: 0 };
				expect(other.stats).toMatchObject(fresh);
				expect(live().service.stats.recentRequests).toEqual([]);
			} finally {
				await other.close();
			}
		});
	},
);

describe('a credential that is edited while a run uses it', () => {
	const live = useLiveN8n();

	test.each(['before', 'during'])('keeps the edit, made %s a renewal', async (when) => {
		const { service } = live();
		await turnInto(live(), 'apiUser');
		const tills = Array.from({ length: 60 }, (_, row) => String(5_600_000 + row));
		const lookup = await publishLookup(live());
		service.resetStats();
		let edited: Promise<void> | undefined;
		const edit = () => (edited ??= live().changeCredential({ login: 'edited@example.com' }));
		// What is edited before is stored before; a renewal takes longer than the edit in its midst.
		const midway = async () => {
			if (when === 'before') await edit();
			service.expireAllTokens();
		};
		let renewed: Promise<void> | undefined;
		service.setFaultPlan(({ kind, sequence }) => {
			if (kind !== 'token' && sequence === 20) renewed = midway();
			if (kind !== 'token') return { kind: 'slow', delayMs: 100 };
			if (sequence === 1) return undefined;
			void edit();
			return { kind: 'slow', delayMs: 2_000 };
		});
		const { results } = await lookup.run(tills);
		service.setFaultPlan(undefined);
		await Promise.all([renewed, edited]);
		// The run goes on as the account that it began with.
		expect(results.map((items) => items.length)).toEqual([0, 0, 60]);
		expect(await live().shownCredential()).toMatchObject({ login: 'edited@example.com' });
		service.resetStats();
		expect(await lookUp(lookup)).toEqual([]);
		expect(service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
	});
});

const turns = ACCOUNT_KINDS.flatMap((from) =>
	ACCOUNT_KINDS.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('a credential that is made one for another kind of account', () => {
	const live = useLiveN8n();
	let lookup: PublishedLookup;

	beforeAll(async () => {
		lookup = await publishLookup(live());
	});

	/** Looks tills up with an account of this kind; the tokens that came with them. */
	async function tokensOf(kind: AccountKind): Promise<Set<string>> {
		await turnInto(live(), kind);
		const tokens = new Set<string>();
		live().service.setFaultPlan(({ authorization }) => {
			if (authorization !== undefined) tokens.add(authorization);
			return undefined;
		});
		expect(await lookUp(lookup)).toContain(jane);
		return tokens;
	}

	// The gateway takes the same tokens from both of its logins, so a lookup would be answered.
	test.each(turns)('sends no token of %s as %s', async (from, to) => {
		live().service.resetStats();
		const before = await tokensOf(from);
		const after = await tokensOf(to);
		expect([before.size, after.size]).toEqual([1, 1]);
		expect(after).not.toEqual(before);
		expect(live().service.stats).toMatchObject({ lookups: 4, bearerRefusals: 0 });
	});

	test('is that of an API user where it was saved before there was a choice', async () => {
		const { service, loginType, ...data } = localCredentialData(live().service);
		expect([service, loginType]).toEqual(['gateway', 'apiUser']);
		const credentialId = await live().storeCredential(data);
		expect(await lookUp(await publishLookup(live(), { credentialId }))).toContain(jane);
	});
});

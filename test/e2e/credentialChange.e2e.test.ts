import { localCredentialData } from '../realN8n/localCredential';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup, type PublishedLookup } from './support/publishedLookup';

const jane = 'JANE WANJIKU KAMAU';

describe('the stored credential', () => {
	const live = useLiveN8n();
	let lookup: PublishedLookup;

	beforeAll(async () => {
		lookup = await publishLookup(live());
	});

	/** Looks two tills up; the names that were found. */
	async function lookUp(): Promise<unknown[]> {
		const { results } = await lookup.run(['4738534', '5031264']);
		return results.flat().flatMap(({ name }) => name ?? []);
	}

	/** Makes it that of a good account, which has got its token. */
	async function restore(): Promise<void> {
		const { accessToken, ...fields } = localCredentialData(live().service);
		expect(accessToken).toBe('');
		await live().changeCredential(fields);
		expect(await lookUp()).toContain(jane);
		// What the editor gets in the place of a secret that is not empty.
		expect((await live().shownCredential())['accessToken']).toMatch(/BLANK_VALUE/);
		live().service.resetStats();
	}

	test('keeps its token where nothing is changed in the editor', async () => {
		await restore();
		await live().changeCredential({});
		expect(await lookUp()).toContain(jane);
		expect(live().service.stats).toMatchObject({ tokenRequests: 0, lookups: 2, bearerRefusals: 0 });
	});

	const tills = Array.from({ length: 60 }, (_, row) => String(5_600_000 + row));

	test.each(['before', 'during'])(
		'keeps what is edited while a run uses it, %s a renewal',
		async (when) => {
			const { service } = live();
			await restore();
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
			expect(await lookUp()).toEqual([]);
			expect(service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
		},
	);
});

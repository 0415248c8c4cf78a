import { z } from 'zod';
import { credentialType, localCredentialData } from '../realN8n/localCredential';
import { chosenMajor } from '../realN8n/n8nVersion';
import { useLiveN8n } from './support/liveN8n';

const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });

describe('the credential’s Test button in n8n', () => {
	const live = useLiveN8n();

	/** What the button says when these fields differ from those of a good credential. */
	async function testWith(changes: Record<string, string>): Promise<z.infer<typeof verdict>> {
		const data = { ...localCredentialData(live().service), ...changes };
		const credentials = { id: live().credentialId, name: 'Under test', type: credentialType, data };
		return verdict.parse(await live().rest.post('/rest/credentials/test', { credentials }));
	}

	test('says that a good credential works', async () => {
		expect((await testWith({})).status).toBe('OK');
	});

	const refused = /refused the API key or the login/;
	const notThis = /not as the name lookup service/;
	const noHost = /could not be reached: (no host of this name|its name could not be resolved)/;
	test.each<[string, () => Record<string, string>, RegExp]>([
		['a wrong key', () => ({ apiKey: 'not-the-key' }), refused],
		['a wrong login', () => ({ login: 'somebody.else' }), refused],
		['a wrong password', () => ({ password: 'wrong' }), refused],
		[
			'a port that nobody listens on',
			() => ({ baseUrl: 'http://127.0.0.1:9' }),
			/could not be reached/,
		],
		['a host that does not exist', () => ({ baseUrl: 'https://no-such-host.invalid' }), noHost],
		['another service, such as n8n itself', () => ({ baseUrl: live().baseUrl }), notThis],
		['a wrong token path', () => ({ tokenPath: '/oauth/token' }), notThis],
		[
			'a production address in UAT',
			() => ({ baseUrl: 'https://live.example.com' }),
			/looks like Production/,
		],
		[
			'a UAT address in production',
			() => ({ environment: 'production', baseUrl: 'https://uat.example.com' }),
			/looks like UAT/,
		],
		['http:// to another machine', () => ({ baseUrl: 'http://example.com' }), /https:\/\//],
	])('says what is wrong with %s', async (_what, changes, message) => {
		const answer = await testWith(changes());
		expect(answer).toEqual({ status: 'Error', message: expect.stringMatching(message) });
	});

	// The account is proven by the token that it got. For what becomes of the lookups, n8n 1 has no eyes:
	// it ignores all HTTP statuses or none, and the service may answer a good account with any.
	test('sees lookups that refuse a fresh token, where n8n can', async () => {
		live().service.setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus: 401 },
		);
		expect((await testWith({})).status).toBe(chosenMajor() === 1 ? 'OK' : 'Error');
		live().service.setFaultPlan(undefined);
	});

	test('never repeats a secret', async () => {
		const { message } = await testWith({ apiKey: 'secret-key-1', password: 'secret-password-2' });
		expect(message).not.toMatch(/secret-/);
		expect(live().log()).not.toMatch(/secret-(key-1|password-2)/);
	});
});

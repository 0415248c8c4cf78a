import type {
	KnownAccount,
	LoginCall,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/account';
import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/sending/token/accountProblem';
import { logIn, type LoginReply } from '../../../nodes/MobileMoneyNameLookup/sending/token/logIn';
import { clientAccount } from '../../../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';
import { problemOf, readAccount } from './support';

const token = { accessToken: 'token', renewAtMs: 1 };

let accounts = 0;

const newClient = (): KnownAccount => ({
	...clientAccount({
		environment: 'uat',
		baseUrl: 'https://api.example.com',
		clientId: 'id',
		clientSecret: 's3cret',
	}),
	fingerprint: `client ${++accounts}`,
});

/** A service that answers each way to log in with a status, 200 with a token; `sent` has the ways in order. */
function serviceWith(statuses: { readonly basic: number; readonly form: number }) {
	const sent: Array<keyof typeof statuses> = [];
	const send = async ({ headers }: LoginCall): Promise<LoginReply> => {
		const way = 'Authorization' in headers ? 'basic' : 'form';
		sent.push(way);
		const httpStatus = statuses[way];
		if (httpStatus === 200) return await Promise.resolve({ httpStatus, token });
		const problem = new AccountProblem('refused', `By ${way}.`, 'Check it.', httpStatus >= 500);
		return { httpStatus, problem };
	};
	return { sent, send };
}

describe('a client logs in', () => {
	it.each([
		['by HTTP Basic where that works', { basic: 200, form: 200 }, ['basic'], ['basic']],
		['by the form where Basic gets 401', { basic: 401, form: 200 }, ['basic', 'form'], ['form']],
		['by the form where Basic gets 400', { basic: 400, form: 200 }, ['basic', 'form'], ['form']],
	])('%s, and by what worked from then on', async (_what, statuses, first, second) => {
		const client = newClient();
		const { sent, send } = serviceWith(statuses);
		expect(await logIn(client, send)).toBe(token);
		expect(sent.splice(0)).toEqual(first);
		expect(await logIn(client, send)).toBe(token);
		expect(sent).toEqual(second);
		sent.splice(0);
		await logIn(newClient(), send);
		expect(sent).toEqual(first);
	});

	it.each([
		['both refuse it', { basic: 401, form: 401 }, ['basic', 'form'], 'By basic.'],
		['Basic gets another status', { basic: 403, form: 200 }, ['basic'], 'By basic.'],
		['a web page is there', { basic: 404, form: 200 }, ['basic'], 'By basic.'],
		['the service is out', { basic: 503, form: 200 }, ['basic'], 'By basic.'],
		['the service is out by then', { basic: 401, form: 503 }, ['basic', 'form'], 'By form.'],
	])('not at all where %s', async (_what, statuses, ways, whatHappened) => {
		const { sent, send } = serviceWith(statuses);
		const problem = await problemOf(async () => await logIn(newClient(), send));
		expect(problem).toMatchObject({ whatHappened });
		expect(sent).toEqual(ways);
	});

	it('by HTTP Basic again where the service has changed its mind', async () => {
		const client = newClient();
		await logIn(client, serviceWith({ basic: 401, form: 200 }).send);
		const { sent, send } = serviceWith({ basic: 200, form: 401 });
		await logIn(client, send);
		await logIn(client, send);
		expect(sent).toEqual(['form', 'basic', 'basic']);
	});

	it('without more memory for many accounts: the oldest is asked by Basic first again', async () => {
		const oldest = newClient();
		const { sent, send } = serviceWith({ basic: 401, form: 200 });
		await logIn(oldest, send);
		for (let others = 0; others < 100; others++) await logIn(newClient(), send);
		sent.splice(0);
		await logIn(oldest, send);
		expect(sent).toEqual(['basic', 'form']);
	});
});

it('an API user has one way, which is tried once', async () => {
	const { sent, send } = serviceWith({ basic: 401, form: 200 });
	await problemOf(async () => await logIn(readAccount(), send));
	expect(sent).toEqual(['basic']);
});

import { Readable } from 'node:stream';

import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { RequestAsRun } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { TOKEN_ONLY_ADDRESS } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { TokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { LookupCall } from '../../nodes/MobileMoneyNameLookup/transport/lookupCall';
import { Pace } from '../../nodes/MobileMoneyNameLookup/transport/pace';
import { Retries } from '../../nodes/MobileMoneyNameLookup/transport/retries';
import { Row } from '../../nodes/MobileMoneyNameLookup/transport/row';
import { Sender } from '../../nodes/MobileMoneyNameLookup/transport/sender';
import { useOwnDate, watch } from '../support/ownClock';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 15_000;

const time = useOwnDate(DAY_MS);

/** A lookup whose reply is an answer about the number, or a refused token at HTTP 401, or not the service's own. */
const call: LookupCall = {
	request: { url: 'https://api.example.com/lookup' },
	read: ({ httpStatus, body = '' }) => {
		if (httpStatus === 401) return { kind: 'tokenRefused' };
		if (body === '') return undefined;
		const answer = { kind: 'answer', status: 'S000000', message: '', name: body, raw: {} } as const;
		return { ...answer, httpStatus, meaning: 'found' };
	},
};

const rowOf = (accountNumber: string) =>
	new Row({ accountType: 'till', accountNumber, operator: 'mpesa' });

/** How the service replies to a token in the place of the answer “JANE”. */
type Reply = { readonly statusCode?: number; readonly text?: string } | Error;

/** What a run has of its account. */
interface Given {
	/** The first token; empty for none. */
	first?: string;
	replyTo?: (token: string) => Reply;
	/** What the token calls come to, one after the other: a token each beyond them. */
	calls?: Array<AccountProblem | 'notStored' | 'notAsked'>;
	/** The credential as it is stored. */
	stored?: ICredentialDataDecryptedObject | undefined;
	retryingMs?: number;
}

/** A run whose account has the token t0, and gets t1, t2 and so on. */
function runOf({ first = 't0', replyTo = () => ({}), calls = [], ...given }: Given = {}) {
	const { clock } = time;
	const end = new AbortController();
	const { signal } = end;
	const session = new TokenSession(clock);
	if (first) session.adopt({ accessToken: first, renewAtMs: Date.now() + DAY_MS });
	/** With which data tokens were asked for; of the lookups, with which token. */
	const asked: ICredentialDataDecryptedObject[] = [];
	const sent: string[] = [];
	const lookups: unknown[] = [];
	let issued = 0;
	const issue = async () =>
		await Promise.resolve({ accessToken: `t${++issued}`, renewAtMs: Date.now() + DAY_MS });

	const requestAsRun: RequestAsRun = (data, request, options, read) => async (abortSignal) => {
		if (options.url !== TOKEN_ONLY_ADDRESS) {
			const { accessToken: token } = data;
			if (typeof token !== 'string') throw new Error('A lookup without a token');
			sent.push(token);
			lookups.push([data, options]);
			const reply = replyTo(token);
			if (reply instanceof Error) throw reply;
			const { statusCode = 200, text = 'JANE' } = reply;
			const response = { statusCode, headers: {}, body: Readable.from([text]) };
			return await read(response, abortSignal);
		}
		asked.push(data);
		const comesTo = calls.shift();
		if (comesTo === 'notAsked') throw new Error('n8n did not ask');
		if (comesTo instanceof AccountProblem) {
			request.problem = comesTo;
			throw new Error('n8n wraps it');
		}
		request.token = await session.issue('', issue, request);
		if (comesTo === 'notStored') throw new Error('The credential is gone');
		return await read(undefined, abortSignal);
	};
	const { stored, retryingMs = Infinity } = given;
	const pace = new Pace(clock, 5, DAY_MS, signal, true);
	const retries = new Retries(9, clock, pace, signal, () => 0.5);
	const storedAnew = async () => await Promise.resolve(stored);
	const credential = { login: 'acme', accessToken: 'old' };
	const sender = new Sender(
		requestAsRun,
		{ credential, fingerprint: 'account', session, storedAnew },
		{ clock, pace, retries, retryingMs, timeoutMs: TIMEOUT_MS, sinceMs: 0, signal },
	);
	const send = async (row: Row | string = '4738534') =>
		await sender.send(call, typeof row === 'string' ? rowOf(row) : row);
	return { sender, session, pace, end, asked, sent, lookups, send };
}

/** The credential with a token that another worker has stored. */
const storedWith = (accessToken: string, fingerprint = 'account') => ({
	...{ login: 'edited', accessToken, sessionFingerprint: fingerprint },
	sessionRenewAt: String(Date.now() + 2 * DAY_MS),
});

/** The service refuses all tokens but these. */
const takesOnly =
	(...taken: string[]) =>
	(token: string): Reply =>
		taken.includes(token) ? {} : { statusCode: 401 };

const refused = new AccountProblem('refused', 'Refused.', 'Check it.');
const busy = new AccountProblem('serviceUnavailable', 'Busy.', 'Wait.', true, 7_000);
const page = new AccountProblem('notThisService', 'A page.', 'Check the address.');

describe('a lookup', () => {
	it('is sent with the account’s token, streamed', async () => {
		const { send, session, lookups } = runOf();
		expect(await send()).toMatchObject({ kind: 'answer', name: 'JANE' });
		const data = { login: 'acme', accessToken: 't0', sessionFingerprint: 'account' };
		const options = { ...call.request, encoding: 'stream', timeout: TIMEOUT_MS + 5_000 };
		expect(lookups).toMatchObject([[data, options]]);
		expect([session.requests, session.hasAnsweredAfter(0)]).toEqual([1, true]);
		expect(session.hasAnsweredAfter(1)).toBe(false);
	});

	it('that brings no answer is no answered request, and a page is foreign once there was one', async () => {
		const replies: Reply[] = [{ text: '' }, {}, { text: '' }];
		const { send, session } = runOf({ replyTo: () => replies.shift() ?? {} });
		const own = await send();
		expect(own).toMatchObject({ kind: 'rowFault' });
		expect(own).not.toHaveProperty('isForeign');
		expect(session.hasAnsweredAfter(0)).toBe(false);
		await send();
		expect(await send()).toMatchObject({ kind: 'down', isForeign: true });
	});

	it('that the credential refuses to send is the last of the run', async () => {
		const settings = new AccountProblem('settings', 'Elsewhere.', 'Use the base URL.');
		const replyTo = () => new Error('n8n wraps it', { cause: settings });
		const { send, sent } = runOf({ replyTo });
		for (let time = 0; time < 2; time++) {
			const failure = await send();
			expect(failure).toBeInstanceOf(CheckFailure);
			expect(failure).toMatchObject({ message: 'Elsewhere', nextStep: 'Use the base URL.' });
		}
		expect(sent).toHaveLength(1);
	});
});

it.each([
	['what another worker has stored', '', storedWith('theirs'), ['theirs']],
	['one that n8n could not store', '', undefined, ['t1']],
	['what is stored in the place of a refused one', 't0', storedWith('theirs'), ['t0', 'theirs']],
	['a new one beside one of another account', 't0', storedWith('x', 'another'), ['t0', 't1']],
	['a new one where the refused one is stored', 't0', storedWith('t0'), ['t0', 't1']],
])('a lookup is answered with %s', async (_which, first, stored, tokens) => {
	const replyTo = takesOnly(tokens.at(-1) ?? '');
	const { send, sent } = runOf({ first, stored, replyTo, calls: ['notStored'] });
	expect(await send()).toMatchObject({ kind: 'answer' });
	expect(sent).toEqual(tokens);
});

describe('a refused token', () => {
	it('that another row has had replaced meanwhile is not looked for anew', async () => {
		const { send, session, sent, asked } = runOf({
			replyTo: (token) => {
				if (token !== 't0') return {};
				session.adopt({ accessToken: 'newer', renewAtMs: Date.now() + 2 * DAY_MS });
				return { statusCode: 401 };
			},
			stored: storedWith('theirs'),
		});
		await send();
		expect([sent, asked]).toEqual([['t0', 'newer'], []]);
	});

	it('leaves a row over that is refused with the new one, too, and counts from then on', async () => {
		const { send, sent, session } = runOf({ replyTo: takesOnly() });
		const row = rowOf('0');
		expect(await send(row)).toMatchObject({ kind: 'badToken' });
		expect([sent, row.leftOverAfter, session.requests]).toEqual([['t0', 't1'], 2, 2]);
		expect(await send(row)).toMatchObject({ kind: 'badToken' });
		expect([row.leftOverAfter, session.requests]).toEqual([2, 3]);
	});

	it('is the fifth of a row: others go first, though workers store one after the other', async () => {
		const stored: Record<string, string> = storedWith('theirs 0');
		let stores = 0;
		const replyTo = (): Reply => {
			stored.accessToken = `theirs ${++stores}`;
			return { statusCode: 401 };
		};
		const { send, sent, asked } = runOf({ stored, replyTo });
		const row = rowOf('0');
		expect(await send(row)).toMatchObject({ kind: 'badToken' });
		expect(sent).toEqual(['t0', 'theirs 1', 'theirs 2', 'theirs 3', 'theirs 4']);
		expect([row.refusedTokens, row.leftOverAfter, asked]).toEqual([5, 5, []]);
	});

	it('is that of a refused account at the twelfth number, and the run sends no more', async () => {
		const { send, sent } = runOf({ replyTo: takesOnly() });
		for (let number = 0; number < 11; number++)
			expect(await send(`${number}`)).toMatchObject({ kind: 'badToken' });
		for (const number of ['12', '13']) {
			const failure = await send(number);
			expect(failure).toBeInstanceOf(CheckFailure);
			expect(failure).toMatchObject({ message: expect.stringContaining('login'), retryable: true });
		}
		// The first of the twelve was sent with the token before, too.
		expect(sent).toHaveLength(13);
	});
});

describe('a token call', () => {
	it.each([
		['as it is stored now', storedWith('theirs', 'another'), 'edited'],
		['of the run, where it is stored no more', undefined, 'acme'],
	])('is made with the credential %s, once for all', async (_what, stored, login) => {
		const { sender, session, asked } = runOf({ first: '', stored });
		expect(session.token).toBeUndefined();
		const tokens = await Promise.all([sender.token(), sender.token()]);
		expect(tokens).toMatchObject([{ accessToken: 't1' }, { accessToken: 't1' }]);
		expect(asked).toMatchObject([{ login, accessToken: '' }]);
		expect(session.token).toMatchObject({ accessToken: 't1' });
	});

	it.each<[string, AccountProblem | 'notAsked', string]>([
		['a page, from an address that gave no token yet', page, 'A page'],
		['n8n, which did not ask', 'notAsked', 'n8n did not get a token for the credential'],
	])('fails for good by %s, and nothing is sent any more', async (_what, problem, message) => {
		const { send, sent, asked } = runOf({ first: '', calls: [problem] });
		for (let time = 0; time < 2; time++) {
			const failure = await send();
			expect(failure).toBeInstanceOf(CheckFailure);
			expect(failure).toMatchObject({ message, retryable: false, tries: 1 });
		}
		expect([sent, asked.length]).toEqual([[], 1]);
	});

	it.each<[string, AccountProblem, number]>([
		['a busy service, no sooner than it asks', busy, 14_000],
		['a page, from an address that gave tokens', page, 125 + 250],
	])('is made again after %s', async (_what, problem, ms) => {
		const { sender, session, asked } = runOf({ calls: [problem, problem] });
		const { token } = session;
		if (token) session.refused(token, '0', 0);
		const given = watch(sender.token());
		await time.pass(ms - 1);
		expect([asked.length, given]).toEqual([2, {}]);
		await time.pass(1);
		expect([asked.length, given]).toMatchObject([3, { came: { accessToken: 't1' } }]);
	});

	it.each<[string, Given, boolean, number]>([
		['when the run’s time for retries is over', { retryingMs: 14_000 }, true, 3],
		['when only the question is whether the service is back', {}, false, 1],
	])('is given up as at a service that is out, %s', async (_when, given, mayRetry, tries) => {
		const { sender } = runOf({ ...given, first: '', calls: Array<AccountProblem>(9).fill(busy) });
		const failed = watch(sender.token(mayRetry));
		await time.pass(60_000);
		const failure = { message: 'Busy', nextStep: 'Wait.', retryable: true, tries };
		expect(failed).toMatchObject({ came: { kind: 'down', isWorthRetrying: false, failure } });
	});

	it('that was given up is made anew for the next row', async () => {
		const { sender, send } = runOf({ first: '', calls: [busy] });
		expect(await sender.token(false)).toMatchObject({ kind: 'down' });
		expect(await send()).toMatchObject({ kind: 'answer' });
	});
});

describe('a run that has ended', () => {
	const cancelled = { message: expect.stringMatching(/cancelled/i), retryable: true };

	it('sends nothing, though it has a token', async () => {
		const { send, end, sent } = runOf();
		end.abort();
		expect(await send()).toMatchObject(cancelled);
		expect(sent).toEqual([]);
	});

	it.each([
		['that may be made again', busy],
		['that fails for good', refused],
	])('during a token call %s ends with that, and not with its failure', async (_what, problem) => {
		const calls = [problem];
		const { sender, end } = runOf({ first: '', calls });
		const shift = calls.shift.bind(calls);
		calls.shift = () => {
			end.abort();
			return shift();
		};
		const given = watch(sender.token());
		await time.pass();
		expect(given).toMatchObject({ came: cancelled });
	});
});

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { browserId, N8nRest } from '../../realN8n/n8nRest';
import type { LiveN8n } from '../support/liveN8n';
import { untilRegistered } from '../support/publishWorkflow';
import { formWaits, inOrder, sendForm, submitForm, type FieldValues } from './forms';

const agreed = z.object({ data: z.object({ redirectUrl: z.string() }) });
const invited = z.tuple([z.object({ user: z.object({ inviteAcceptUrl: z.string().url() }) })]);

type Cookies = Map<string, string>;

/** Somebody who is signed in to n8n and reviews payments or payees, as the pages of the forms do it. */
export type Reviewer = Awaited<ReturnType<typeof signIn>>;

/** Opens a form for the first time with the cookie of a session: n8n asks whether the form may know who one is. Throws when n8n does not let this user in. */
export async function signIn(formUrl: string, cookie: string) {
	const { origin } = new URL(formUrl);
	// n8n registers the triggers of a workflow one by one, the form's after the webhook's.
	await untilRegistered(formUrl);
	const cookies = new Map(cookie.split('; ').map(byName));
	let page = await visit(formUrl, cookies);
	if (page.url.endsWith('/oauth/consent')) {
		await visit(`${origin}/rest/consent/details`, cookies);
		const answer = await visit(`${origin}/rest/consent/approve`, cookies, { approved: true });
		page = await visit(agreed.parse(await answer.json()).data.redirectUrl, cookies);
	}
	const token = tokenOf(await page.text());
	const follow = async (link: string) => await reviewPage(link, cookies);
	const open = async (reference: string) =>
		await follow(await submitForm(formUrl, inOrder(reference), token));
	const decide = async (reference: string, ...choices: string[]) =>
		await (await open(reference)).decide(...choices);
	return { follow, open, decide };
}

/** The page with both names, or the one that says that there is nothing to decide. */
async function reviewPage(link: string, cookies: Cookies) {
	// Each page sets cookies of its own, which together become too many.
	const reload = async () => await (await visit(link, new Map(cookies))).text();
	const read = async (): Promise<string> => {
		await formWaits(link);
		return await reload();
	};
	const html = await read();
	const post = async (values: FieldValues) => await submitForm(link, values, tokenOf(html));
	const send = async (values: FieldValues): Promise<string> => {
		await post(values);
		return await read();
	};
	const decide = async (...choices: string[]) =>
		await send(choices.map((choice) => ['field-0', choice]));
	/** Sends these values in the name of nobody; returns the HTTP status. */
	const sendUnsigned = async (values: FieldValues) => (await sendForm(link, values)).status;
	return { link, html, reload, post, send, decide, sendUnsigned };
}

/** Invites somebody to n8n, as a member with no workflow, and signs in as them. */
export async function newMember({ rest, baseUrl }: LiveN8n) {
	const email = `${randomUUID()}@example.com`;
	const invitation = await rest.post('/rest/invitations', [{ email, role: 'global:member' }]);
	const [{ user }] = invited.parse(invitation);
	const token = new URL(user.inviteAcceptUrl).searchParams.get('token');
	const password = `M1-${randomUUID()}`;
	const accepted = { token, firstName: 'Another', lastName: 'Reviewer', password };
	await new N8nRest(baseUrl).post('/rest/invitations/accept', accepted);
	return { email, cookie: (await N8nRest.signIn(baseUrl, { email, password })).cookie };
}

async function visit(url: string, cookies: Cookies, body?: object): Promise<Response> {
	const cookie = [...cookies.values()].join('; ');
	const answer = await fetch(url, {
		redirect: 'manual',
		headers: { 'browser-id': browserId, cookie, 'content-type': 'application/json' },
		...(body && { method: 'POST', body: JSON.stringify(body) }),
	});
	for (const given of answer.headers.getSetCookie()) cookies.set(...byName(given.split(';')[0]));
	if (answer.status >= 400)
		throw new Error(`n8n answered ${answer.status}: ${await answer.text()}`);
	const location = answer.headers.get('location');
	return location === null ? answer : await visit(new URL(location, url).href, cookies);
}

const byName = (pair = ''): [name: string, pair: string] => [pair.split('=')[0] ?? '', pair];

function tokenOf(page: string): string {
	const token = /authToken = '([^']+)'/.exec(page)?.[1];
	if (token === undefined) throw new Error(`The page is no form: ${page.slice(0, 500)}`);
	return token;
}

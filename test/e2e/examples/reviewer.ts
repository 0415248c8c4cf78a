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
export class Reviewer {
	private constructor(
		private readonly formUrl: string,
		private readonly cookies: Cookies,
		private readonly token: string,
	) {}

	/** Opens the form for the first time with the cookie of a session: n8n asks whether the form may know who one is. Throws when n8n does not let this user in. */
	static async signIn(formUrl: string, cookie: string): Promise<Reviewer> {
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
		return new Reviewer(formUrl, cookies, tokenOf(await page.text()));
	}

	async open(reference: string): Promise<ReviewPage> {
		const link = await submitForm(this.formUrl, inOrder(reference), this.token);
		return await this.follow(link);
	}

	async follow(link: string): Promise<ReviewPage> {
		return new ReviewPage(link, await readPage(link, this.cookies), this.cookies);
	}

	async decide(reference: string, ...choices: string[]): Promise<string> {
		return await (await this.open(reference)).decide(...choices);
	}
}

/** The page with both names, or the one that says that there is nothing to decide. */
export class ReviewPage {
	constructor(
		readonly link: string,
		readonly html: string,
		private readonly cookies: Cookies,
	) {}

	async decide(...choices: string[]): Promise<string> {
		return await this.send(choices.map((choice) => ['field-0', choice]));
	}

	async send(values: FieldValues): Promise<string> {
		await this.post(values);
		return await readPage(this.link, this.cookies);
	}

	async post(values: FieldValues): Promise<void> {
		await submitForm(this.link, values, tokenOf(this.html));
	}

	async reload(): Promise<string> {
		return await (await visit(this.link, new Map(this.cookies))).text();
	}

	/** Sends these values in the name of nobody; returns the HTTP status. */
	async sendUnsigned(values: FieldValues): Promise<number> {
		return (await sendForm(this.link, values)).status;
	}
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

async function readPage(link: string, cookies: Cookies): Promise<string> {
	await formWaits(link);
	// Each page sets cookies of its own, which together become too many.
	return await (await visit(link, new Map(cookies))).text();
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

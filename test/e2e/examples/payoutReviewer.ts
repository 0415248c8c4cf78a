import { fetch, FormData, type Response } from 'undici';
import { z } from 'zod';
import { parseJson } from '../../../nodes/MobileMoneyNameLookup/http/json';
import { browserId } from '../../realN8n/n8nRest';
import { untilRegistered } from '../support/publishWorkflow';
import { formWaits } from './forms';

const agreed = z.object({ data: z.object({ redirectUrl: z.string() }) });
const submitted = z.object({ formWaitingUrl: z.string() });

/** Values of a form by the ids of their fields; a field may come more than once. */
export type FieldValues = ReadonlyArray<readonly [field: string, value: string]>;

/** Somebody who is signed in to n8n and reviews payments, as the pages of the form do it. */
export class PayoutReviewer {
	private constructor(
		private readonly formUrl: string,
		private readonly cookies: ReadonlyMap<string, string>,
		private readonly token: string,
	) {}

	/**
	 * Opens the form for the first time: n8n asks whether the form may know who one is.
	 * @param cookie of the session in n8n
	 * @throws when n8n does not let this user in
	 */
	static async signIn(formUrl: string, cookie: string): Promise<PayoutReviewer> {
		// n8n registers the triggers of a workflow one by one, the form's after the webhook's.
		await untilRegistered(new URL(formUrl).origin, formUrl);
		const cookies = parseCookies(cookie);
		const authorize = await redirected(await visit(formUrl, cookies));
		const next = await redirected(await visit(authorize, cookies));
		const back = next.endsWith('/oauth/consent')
			? await agree(new URL(next).origin, cookies)
			: next;
		// The first answer hands the token over in a cookie, the second holds the form.
		const form = await redirected(await visit(back, cookies));
		const page = await (await visit(form, cookies)).text();
		return new PayoutReviewer(formUrl, cookies, tokenOf(page));
	}

	/** Asks for a payment by its reference. */
	async open(reference: string): Promise<ReviewPage> {
		const link = await post(this.formUrl, this.token, [['field-0', reference]]);
		return await this.follow(link);
	}

	/** Opens a page by the link that somebody else was given. */
	async follow(link: string): Promise<ReviewPage> {
		return new ReviewPage(link, await readPage(link, this.cookies), this.cookies);
	}

	/** Asks for a payment and decides about it; returns the page that says what became of it. */
	async decide(reference: string, ...choices: string[]): Promise<string> {
		return await (await this.open(reference)).decide(...choices);
	}
}

/** The page with both names, or the one that says that there is nothing to decide. */
export class ReviewPage {
	constructor(
		/** Its address, which may be handed on. */
		readonly link: string,
		/** As n8n sends it. */
		readonly html: string,
		private readonly cookies: ReadonlyMap<string, string>,
	) {}

	/** Sends the form with this choice, or with several in its one field; returns the page that n8n then shows. */
	async decide(...choices: string[]): Promise<string> {
		// On the page to decide, the first field is the table.
		return await this.send(choices.map((choice) => ['field-1', choice]));
	}

	/** Sends these values by the ids of their fields; returns the page that n8n then shows. */
	async send(values: FieldValues): Promise<string> {
		await this.post(values);
		return await readPage(this.link, this.cookies);
	}

	/** Sends these values, and waits for no page. */
	async post(values: FieldValues): Promise<void> {
		await post(this.link, tokenOf(this.html), values);
	}

	/** Loads the page again; returns what n8n then shows. */
	async reload(): Promise<string> {
		return await (await visit(this.link, new Map(this.cookies))).text();
	}

	/** Sends these values in the name of nobody; returns the HTTP status. */
	async sendUnsigned(values: FieldValues): Promise<number> {
		return (await send(this.link, {}, values)).status;
	}
}

/** Agrees that the form may know who one is, as n8n asks once; returns where to go on. */
async function agree(origin: string, cookies: Map<string, string>): Promise<string> {
	const details = await visit(`${origin}/rest/consent/details`, cookies);
	if (!details.ok) throw new Error(`n8n answered ${details.status}: ${await details.text()}`);
	const answer = await visit(`${origin}/rest/consent/approve`, cookies, { approved: true });
	return agreed.parse(await answer.json()).data.redirectUrl;
}

/** The page once the execution waits for the person, as the page's own script finds out. */
async function readPage(link: string, cookies: ReadonlyMap<string, string>): Promise<string> {
	await formWaits(link);
	return await (await visit(link, new Map(cookies))).text();
}

async function post(url: string, token: string, values: FieldValues): Promise<string> {
	const answer = await send(url, { 'x-auth-token': token }, values);
	const text = await answer.text();
	if (!answer.ok) throw new Error(`n8n answered ${answer.status}: ${text}`);
	// Where there is no next page, n8n answers with whatever text.
	const { data } = submitted.safeParse(parseJson(text));
	return data?.formWaitingUrl ?? url;
}

async function send(
	url: string,
	headers: Record<string, string>,
	values: FieldValues,
): Promise<Response> {
	const form = new FormData();
	for (const [field, value] of values) form.append(field, value);
	return await fetch(url, { method: 'POST', body: form, headers });
}

/** Reads a page or posts JSON as a browser does, and keeps the cookies that come. */
async function visit(url: string, cookies: Map<string, string>, body?: object): Promise<Response> {
	const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ');
	const answer = await fetch(url, {
		redirect: 'manual',
		headers: { 'browser-id': browserId, cookie, 'content-type': 'application/json' },
		...(body && { method: 'POST', body: JSON.stringify(body) }),
	});
	const given = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
	for (const [name, value] of parseCookies(given.join('; '))) cookies.set(name, value);
	return answer;
}

async function redirected(answer: Response): Promise<string> {
	const location = answer.headers.get('location');
	if (location === null) throw new Error(`n8n answered ${answer.status}: ${await answer.text()}`);
	return new URL(location, answer.url).href;
}

const parseCookies = (text: string): Map<string, string> =>
	new Map(
		text.split('; ').flatMap((pair): Array<[string, string]> => {
			const at = pair.indexOf('=');
			return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
		}),
	);

/** What the page sends back with the form, to say who is signed in. */
function tokenOf(page: string): string {
	const token = /authToken = '([^']+)'/.exec(page)?.[1];
	if (token === undefined) throw new Error(`The page is no form: ${page.slice(0, 500)}`);
	return token;
}

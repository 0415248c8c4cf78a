import { textsIn } from '../../domain/eachOf';
import badBodies from './badBodies.json';
import type { Service } from './publicResponses';

/** What a row may end as, where no expected name is given. */
export type End = 'confirmed' | 'needsReview' | 'notConfirmed' | 'unchecked';

/** A response that no service should send, and what a row may end as that gets it. */
interface BadResponse {
	readonly httpStatus: number;
	readonly body: string;
	readonly end: End;
}

type Json = Readonly<Record<string, unknown>>;

/** The number that all of these are about: a till. */
export const ASKED = '4738534';
const HOLDER = 'JANE WANJIKU KAMAU';

interface Shape {
	readonly success: Json;
	readonly code: string;
	readonly name: string;
	readonly messages: readonly string[];
	/** Codes that say nothing about a number, beside a success; bars stand between them. */
	readonly others: string;
}

const SHAPES: Readonly<Record<Service, Shape>> = {
	gateway: {
		success: { name: HOLDER, status: 'S000000', message: 'Lookup Success' },
		code: 'status',
		name: 'name',
		messages: ['message', 'description', 'error_description', 'error'],
		others: 'E400000|E999999|P202000|S000001|UP|S000000,S000000',
	},
	daraja: {
		success: {
			ConversationID: '410c-48e1-b4ab-57d897c8c7a0141968',
			ResponseCode: '4000',
			ResponseMessage: 'Success',
			DetailedMessage: 'Request received successfully',
			OrganizationName: HOLDER,
		},
		code: 'ResponseCode',
		name: 'OrganizationName',
		messages: ['ResponseMessage', 'DetailedMessage'],
		others:
			'500|400|401|401.001|401.002.01|404.001.03|400.003.01|400.002.02|500.003.02|500.001.1001|503.001.01|403|429|1|2001|SVC0403|40000|4001|04000|4000.0|00|-0|| |OK|４000|４０００|4,000|4000;0|0x0|S000000|true|null|Success',
	},
};

const NO_TEXTS: readonly unknown[] = textsIn(
	'null | 254 | 0.5 | true | false | ["JANE","KAMAU"] | [] | {} | {"first":"JANE","last":"KAMAU"} | {"value":"JANE KAMAU"}',
).map((text): unknown => JSON.parse(text));

const NO_NAMES = ['', ' ', '-', 'N/A', 'null', 'undefined', '\u200b\u200b', '254700000000', '???'];
const DAMAGED = ['JANE WANJIK\uFFFD KAMAU', '\uFFFD', `${HOLDER} `.repeat(60), 'X'.repeat(40_000)];

const DENIALS = textsIn(
	'Not found | Lookup failed | Later | Invalid account | Account closed | Pending | Please retry | Couldn’t be found | Haipo | N\u200bOT FOUND | ＮＯＴ ＦＯＵＮＤ | not_found',
);

const json = (value: unknown): string => JSON.stringify(value);

/** What programs in between, and other formats, make of a success. */
function framesOf(success: Json): string[] {
	const text = json(success);
	const entries = Object.entries(success).map(([key, value]): [string, string] => [
		key,
		String(value),
	]);
	return [
		...badBodies.map((body) => body.replaceAll('{success}', text)),
		...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => text.slice(0, text.length * part)),
		text.slice(0, -1),
		text.replace(/\}$/, ',}'),
		text.replaceAll('"', "'"),
		json(text),
		json(entries),
		new URLSearchParams(entries).toString(),
		Buffer.from(text).toString('base64'),
		Buffer.from(text, 'utf16le').toString('utf8'),
		`${'{"a":'.repeat(100)}${text}${'}'.repeat(100)}`,
		'['.repeat(10_000) + ']'.repeat(10_000),
	];
}

/** Responses to a lookup of a till, most of them a success of the service that was spoilt in one way. */
export function badResponses(service: Service): BadResponse[] {
	const { success, code, name, messages, others } = SHAPES[service];
	const all: BadResponse[] = [];
	const add = (end: End, given: string | Json, httpStatus = 200) => {
		all.push({ httpStatus, body: typeof given === 'string' ? given : json(given), end });
	};
	const without = (key: string): Json =>
		Object.fromEntries(Object.entries(success).filter(([other]) => other !== key));
	for (const body of framesOf(success)) add('unchecked', body);
	for (const key of ['Status', 'code', 'responseCode', `${code} `, ''])
		add('unchecked', { ...without(code), [key]: success[code] });
	for (const key of ['fullName', 'Holder', `${name}s`, `${name} `])
		add('needsReview', { ...without(name), [key]: HOLDER });

	for (const value of NO_TEXTS) {
		const isCode = service === 'daraja' && typeof value === 'number';
		if (!isCode) add('unchecked', { ...success, [code]: value });
		add('needsReview', { ...success, [name]: value });
		if (service === 'daraja') add('needsReview', { ...success, ResponseMessage: value });
	}
	for (const text of [...NO_NAMES, ...DAMAGED]) add('needsReview', { ...success, [name]: text });
	for (const [index, message] of DENIALS.entries())
		add('needsReview', { ...success, [messages[index % messages.length] ?? '']: message });
	add('needsReview', { ...success, till: '5031264' });

	const texts = Object.fromEntries(messages.map((field) => [field, 'No']));
	for (const value of others.split('|')) add('unchecked', { ...success, [code]: value });
	for (const text of ['System is busy', 'Please try again later', 'Invalid Access Token'])
		add('unchecked', {
			...texts,
			[code]: service === 'gateway' ? 'E422001' : '1',
			[messages.at(-1) ?? '']: text,
		});

	for (const httpStatus of [202, 203, 206]) add('needsReview', success, httpStatus);
	for (const httpStatus of [300, 302, 307, 400, 404, 408, 422, 429, 451, 500, 503, 530, 599])
		for (const body of [success, '<html></html>']) add('unchecked', body, httpStatus);
	for (const httpStatus of [204, 205, 304]) add('unchecked', '', httpStatus);
	return all;
}

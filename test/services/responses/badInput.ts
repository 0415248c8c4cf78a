import { textsIn } from '../../domain/eachOf';
import badBodies from './badBodies.json';
import type { Service } from './publicResponses';

/** What a row may end as, where no expected name is given. */
export type End = 'confirmed' | 'needsReview' | 'notConfirmed' | 'unchecked';

type Json = Readonly<Record<string, unknown>>;

/** The number that all of these are about: a till. */
export const ASKED = '4738534';
const HOLDER = 'JANE WANJIKU KAMAU';

const SHAPES = {
	gateway: {
		successCode: 'S000000',
		success: { name: HOLDER, status: 'S000000', message: 'Lookup Success' },
		code: 'status',
		name: 'name',
		messages: ['message', 'description', 'error_description', 'error'],
	},
	daraja: {
		successCode: '4000',
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
	},
};

const NO_TEXTS: readonly unknown[] = textsIn(
	'null | 254 | 0.5 | true | false | ["JANE","KAMAU"] | [] | {} | {"first":"JANE","last":"KAMAU"} | {"value":"JANE KAMAU"}',
).map((text): unknown => JSON.parse(text));

const NO_NAMES = ['', ' ', '-', 'N/A', 'null', 'undefined', '\u200b\u200b', '254700000000', '???'];
const DAMAGED = ['JANE WANJIK\uFFFD KAMAU', '\uFFFD', `${HOLDER} `.repeat(60), 'X'.repeat(40_000)];

const json = (value: unknown): string => JSON.stringify(value);

/** What programs in between, and other formats, make of a success. */
function framesOf(success: Json): string[] {
	const text = json(success);
	const form = new URLSearchParams();
	for (const [key, value] of Object.entries(success)) form.set(key, String(value));
	return [
		...badBodies.map((body) => body.replaceAll('{success}', text)),
		...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => text.slice(0, text.length * part)),
		text.slice(0, -1),
		text.replace(/\}$/, ',}'),
		text.replaceAll('"', "'"),
		json(text),
		json([...form]),
		form.toString(),
		Buffer.from(text).toString('base64'),
		Buffer.from(text, 'utf16le').toString('utf8'),
		`${'{"a":'.repeat(100)}${text}${'}'.repeat(100)}`,
		'['.repeat(10_000) + ']'.repeat(10_000),
	];
}

/** Responses to a lookup of a till, most of them a success of the service that was spoilt in one way. */
export function badResponses(service: Service) {
	const { successCode, success, code, name, messages } = SHAPES[service];
	const all: Array<{ httpStatus: number; body: string; end: End }> = [];
	const add = (end: End, given: string | Json, httpStatus = 200) => {
		all.push({ httpStatus, body: typeof given === 'string' ? given : json(given), end });
	};
	for (const body of framesOf(success)) add('unchecked', body);
	for (const key of ['Status', 'code', 'responseCode', `${code} `, ''])
		add('unchecked', { ...success, [code]: undefined, [key]: successCode });
	for (const key of ['fullName', 'Holder', `${name}s`, `${name} `])
		add('needsReview', { ...success, [name]: undefined, [key]: HOLDER });

	for (const value of NO_TEXTS) {
		const isCode = service === 'daraja' && typeof value === 'number';
		if (!isCode) add('unchecked', { ...success, [code]: value });
		add('needsReview', { ...success, [name]: value });
		if (service === 'daraja') add('needsReview', { ...success, ResponseMessage: value });
	}
	for (const text of [...NO_NAMES, ...DAMAGED]) add('needsReview', { ...success, [name]: text });
	for (const key of messages) add('needsReview', { ...success, [key]: 'Not found' });
	add('needsReview', { ...success, till: '5031264' });

	for (const httpStatus of [202, 203, 206]) add('needsReview', success, httpStatus);
	for (const httpStatus of [300, 302, 307, 400, 404, 408, 422, 429, 451, 500, 503, 530, 599])
		for (const body of [success, '<html></html>']) add('unchecked', body, httpStatus);
	for (const httpStatus of [204, 205, 304]) add('unchecked', '', httpStatus);
	return all;
}

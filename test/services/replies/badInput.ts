import type { Service } from './comesTo';

/** What a row may end as, where no expected name is given. */
export type End = 'confirmed' | 'needsReview' | 'notConfirmed' | 'unchecked';

/** A response that no service should send, and what a row may end as that gets it. */
export interface BadResponse {
	readonly what: string;
	readonly httpStatus: number;
	readonly body: Buffer;
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
	/** A code under which a number is not confirmed, and codes that say nothing about it. */
	readonly notConfirmed: readonly string[];
	readonly unchecked: readonly string[];
}

const SHAPES: Readonly<Record<Service, Shape>> = {
	gateway: {
		success: { name: HOLDER, status: 'S000000', message: 'Lookup Success' },
		...{ code: 'status', name: 'name' },
		messages: ['message', 'description', 'error_description', 'error'],
		notConfirmed: ['E404000', 'E422022', 'E422001', 'E410000', 'e404001', '\u200bE404000 '],
		unchecked: [
			...['E400000', 'E401000', 'E403000', 'E409000', 'E422005', 'E422006', 'E429000', 'E500000'],
			...['E503000', 'E501000', 'E000002', 'E999999', 'E100000', 'P202000', 'P000000', 'S000001'],
			...['S200000', 'W404000', 'X000000', '000000', '000001', 'E40400', 'E4040000', 'E404', '404'],
			...['UP', 'error', 'OK', 'success', 'maintenance', 'E404 000', 'E-404000', '-1', ' ', ''],
			...['Ｅ404000', 'E40400O', 'EE404000', 'status', 'S00000', 'S0000000', 'S000000,S000000'],
		],
	},
	daraja: {
		success: {
			ConversationID: '410c-48e1-b4ab-57d897c8c7a0141968',
			ResponseCode: '4000',
			ResponseMessage: 'Success',
			DetailedMessage: 'Request received successfully',
			OrganizationName: HOLDER,
		},
		...{ code: 'ResponseCode', name: 'OrganizationName' },
		messages: ['ResponseMessage', 'DetailedMessage'],
		notConfirmed: [],
		unchecked: [
			...['500', '400', '401', '401.001', '401.002.01', '401.003.01', '404.001.03', '400.003.01'],
			...['400.002.02', '500.003.02', '500.003.03', '500.001.1001', '503.001.01', '403', '429'],
			...['1', '2001', 'SVC0403', '40000', '4001', '04000', '4000.0', '00', '-0', '', ' ', 'OK'],
			...['４000', '４０００', '4,000', '4000;0', '0x0', 'S000000', 'true', 'null', 'Success'],
		],
	},
};

/** Values that are no text. */
const NO_TEXTS: ReadonlyArray<readonly [string, unknown]> = [
	['null', null],
	['a number', 254],
	['a fraction', 0.5],
	['true', true],
	['false', false],
	['a list', ['JANE', 'KAMAU']],
	['an empty list', []],
	['an object', { first: 'JANE', last: 'KAMAU' }],
	['an empty object', {}],
	['an object named value', { value: HOLDER }],
];

const NO_NAMES = ['', ' ', '-', 'N/A', 'null', 'undefined', '\u200b\u200b', '254700000000', '???'];
const DAMAGED = ['JANE WANJIK\uFFFD KAMAU', '\uFFFD', `${HOLDER} `.repeat(60), 'X'.repeat(40_000)];

const DENIALS = [
	...['Not found', 'No such account', 'No record', 'Lookup failed', 'An error occurred'],
	...['Invalid account', 'Unable to look up', 'Access denied', 'The account is blocked'],
	...['Account closed', 'Request expired', 'Pending', 'Still processing', 'Please retry', 'Later'],
	...['Service unavailable', 'Over the limit', 'Could not be found', 'Couldn’t be found'],
	...[
		'Haipo',
		'Imeshindwa',
		'Jaribu tena baadaye',
		'N\u200bOT FOUND',
		'ＮＯＴ ＦＯＵＮＤ',
		'not_found',
	],
];

/** Fields that can only mean that a success is none. */
const CONTRADICTIONS: readonly Json[] = [
	...[{ till: '5031264' }, { tillNumber: 5031264 }, { merchantTillNumber: '5031264' }],
	...[{ TillNumber: '5031264' }, { till_number: '04738534' }, { TILL: '4738534 5031264' }],
	...[{ accountName: 'PETER OTIENO' }, { accountHolder: 'ACME LIMITED' }],
	...[{ holderName: 'PETER OTIENO' }, { registeredName: 'PETER OTIENO' }],
	...[{ success: false }, { success: 'false' }, { Success: false }],
	...[{ errors: ['E1'] }, { errors: [{ field: 'till' }] }, { error: { code: 5 } }],
	...[
		{ errorcode: 'E404000' },
		{ errorCode: '500.003.02' },
		{ fault: 'x' },
		{ fault: { faultstring: 'x' } },
	],
	...[{ blocked: true }, { accountBlocked: 'true' }, { closed: 1 }, { suspended: 'YES' }],
	...[{ accountStatus: 'BLOCKED' }, { accountStatus: 'closed' }, { account_status: 'Dormant' }],
	...[{ account: { status: 'suspended' } }, { accountStatus: 'inactive' }],
];
/** Beside this field Daraja's own code is another one. */
const OF_GATEWAY: readonly Json[] = [{ responseCode: '1' }, { responseCode: 'E404000' }];

const json = (value: unknown): string => JSON.stringify(value);

/** What programs in between, and other formats, make of a success. */
function framesOf(success: Json): Array<readonly [string, string | Buffer]> {
	const text = json(success);
	const entries = Object.entries(success);
	return [
		['nothing', ''],
		['blanks', ' \r\n\t '],
		['a success in a list', `[${text}]`],
		['a success in two lists', `[[${text}]]`],
		...['data', 'body', 'result', 'response', 'Response', 'payload', '', '__proto__'].map(
			(key) => [`a success within “${key}”`, `{${json(key)}:${text}}`] as const,
		),
		['a success as a text of JSON', json(text)],
		['a success twice', text + text],
		['a success in two lines of JSON', `${text}\n${text}\n`],
		['a success and more', `${text}}`],
		['a success with a callback', `callback(${text});`],
		['a success behind a guard', `)]}',\n${text}`],
		['a success with a comment', `/* ok */ ${text}`],
		['a success with a comma too many', text.replace(/\}$/, ',}')],
		['a success in single quotes', text.replaceAll('"', "'")],
		['a success without quotes', text.replaceAll('"', '')],
		[
			'a success as a form',
			new URLSearchParams(entries.map(([k, v]): [string, string] => [k, String(v)])).toString(),
		],
		['a success as lines', entries.map(([key, value]) => `${key}: ${String(value)}`).join('\n')],
		['a success as a sheet', `${Object.keys(success).join()}\n${Object.values(success).join()}`],
		['a success as XML', `<r>${entries.map(([k, v]) => `<${k}>${String(v)}</${k}>`).join('')}</r>`],
		['a success as pairs', json(entries)],
		['a success as keys and values', json(entries.map(([key, value]) => ({ key, value })))],
		['a success in base64', Buffer.from(text).toString('base64')],
		['a success in a page', `<html><body><pre>${text}</pre></body></html>`],
		['a success in chunks that nobody joined', `1f\r\n${text}\r\n0\r\n\r\n`],
		['a page', '<!DOCTYPE html><title>Sign in</title>'],
		['a page of blanks before it', '\n\n<html>Service Unavailable</html>'],
		['two marks of byte order', `\uFEFF\uFEFF${text}`],
		['a success in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
		['a success in UTF-16, without a mark', Buffer.from(text, 'utf16le')],
		['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x80, 0x7d, 0xc3, 0x28])],
		['zeros', Buffer.alloc(64)],
		['a list of nothing', '[]'],
		['an object of nothing', '{}'],
		...['null', 'true', 'false', '0', '-1', '1e999', '"S000000"', '"4000"', 'NaN', 'undefined'].map(
			(value) => [`only ${value}`, value] as const,
		),
		...[0.1, 0.25, 0.5, 0.75, 0.9].map(
			(part) => [`${part} of a success`, text.slice(0, text.length * part)] as const,
		),
		['all but the last brace', text.slice(0, -1)],
		['a success nested a hundred times', `${'{"a":'.repeat(100)}${text}${'}'.repeat(100)}`],
		['lists nested ten thousand times', '['.repeat(10_000) + ']'.repeat(10_000)],
		['a report of health', json({ status: 'UP', components: { db: { status: 'UP' } } })],
		['a problem as of RFC 9457', json({ type: 'about:blank', title: 'Not Found', status: 404 })],
		['an error of a framework', json({ timestamp: 1, status: 404, error: 'Not Found', path: '/' })],
		['an error of a proxy', json({ message: 'no Route matched with those values' })],
		['an answer of GraphQL', json({ data: null, errors: [{ message: 'Not found' }] })],
		[
			'an answer of JSON-RPC',
			json({ jsonrpc: '2.0', error: { code: -32601, message: 'No' }, id: 1 }),
		],
		['a token in place of an answer', json({ access_token: 'x', expires_in: '3599' })],
		['the request itself', json({ IdentifierType: '2', Identifier: ASKED, till: ASKED })],
	];
}

/** Without the field of this key, and with these instead. */
function renamed(success: Json, key: string, others: readonly string[]): Json[] {
	const { [key]: value, ...rest } = success;
	return others.map((other) => ({ ...rest, [other]: value }));
}

/** Responses to a lookup of a till, most of them a success of the service that was spoilt in one way. */
export function badResponses(service: Service): BadResponse[] {
	const { success, code, name, messages, ...codes } = SHAPES[service];
	const all: BadResponse[] = [];
	const add = (end: End, what: string, body: string | Buffer | Json, httpStatus = 200) => {
		const sent = Buffer.isBuffer(body)
			? body
			: Buffer.from(typeof body === 'string' ? body : json(body));
		all.push({ what, httpStatus, body: sent, end });
	};
	for (const [what, body] of framesOf(success)) add('unchecked', what, body);
	for (const other of renamed(success, code, ['Status', 'code', 'responseCode', `${code} `, '']))
		add('unchecked', `the code under “${Object.keys(other).at(-1)}”`, other);
	for (const other of renamed(success, name, ['fullName', 'Holder', `${name}s`, `${name} `]))
		add('needsReview', `the name under “${Object.keys(other).at(-1)}”`, other);

	for (const [what, value] of NO_TEXTS) {
		const isCode = service === 'daraja' && typeof value === 'number';
		if (!isCode) add('unchecked', `a code that is ${what}`, { ...success, [code]: value });
		add('needsReview', `a name that is ${what}`, { ...success, [name]: value });
		if (service === 'daraja')
			add('needsReview', `a message that is ${what}`, { ...success, ResponseMessage: value });
	}
	for (const text of [...NO_NAMES, ...DAMAGED])
		add('needsReview', `a name that is “${text.slice(0, 30)}”`, { ...success, [name]: text });

	for (const [index, message] of DENIALS.entries()) {
		const field = messages[index % messages.length] ?? '';
		add('needsReview', `${field} says “${message}”`, { ...success, [field]: message });
	}
	const contradictions = [...CONTRADICTIONS, ...(service === 'gateway' ? OF_GATEWAY : [])];
	for (const fields of contradictions) {
		add('needsReview', `a success beside ${json(fields)}`, { ...success, ...fields });
		add('needsReview', `a success with ${json(fields)} in data`, { ...success, data: fields });
		add('needsReview', `with ${json(fields)} in a list`, { ...success, data: [fields] });
	}

	const texts = Object.fromEntries(messages.map((field) => [field, 'No']));
	for (const value of codes.notConfirmed)
		add('notConfirmed', `the code “${value}”`, { [code]: value, ...texts });
	for (const value of codes.unchecked)
		add('unchecked', `the code “${value}” beside a success`, { ...success, [code]: value });
	for (const text of ['System is busy', 'Please try again later', 'Invalid Access Token']) {
		const value = service === 'gateway' ? 'E422001' : '1';
		const last = messages.at(-1) ?? '';
		add('unchecked', `${last} says “${text}”`, { [code]: value, ...texts, [last]: text });
	}

	for (const httpStatus of [202, 203, 206])
		add('needsReview', `a success at HTTP ${httpStatus}`, success, httpStatus);
	for (const httpStatus of [
		...[300, 301, 302, 303, 307, 308, 400, 402, 404, 405, 406, 408, 409, 410, 413, 415, 418, 422],
		...[429, 451, 499, 500, 501, 502, 503, 504, 505, 511, 520, 522, 530, 599],
	]) {
		add('unchecked', `a success at HTTP ${httpStatus}`, success, httpStatus);
		add('unchecked', `a page at HTTP ${httpStatus}`, '<html></html>', httpStatus);
	}
	for (const httpStatus of [204, 205, 304]) add('unchecked', `HTTP ${httpStatus}`, '', httpStatus);
	return all;
}

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
			...'E400000|E401000|E403000|E409000|E422005|E422006|E429000|E500000|E503000'.split('|'),
			...'E501000|E000002|E999999|E100000|P202000|P000000|S000001|S200000|W404000'.split('|'),
			...'X000000|000000|000001|E40400|E4040000|E404|404|UP|error|OK|success|maintenance'.split(
				'|',
			),
			...'E404 000|E-404000|-1| ||Ｅ404000|E40400O|EE404000|status|S00000|S0000000'.split('|'),
			'S000000,S000000',
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
			...'500|400|401|401.001|401.002.01|401.003.01|404.001.03|400.003.01|400.002.02'.split('|'),
			...'500.003.02|500.003.03|500.001.1001|503.001.01|403|429|1|2001|SVC0403|40000'.split('|'),
			...'4001|04000|4000.0|00|-0|| |OK|４000|４０００|4,000|4000;0|0x0|S000000|true'.split('|'),
			...['null', 'Success'],
		],
	},
};

const NO_TEXTS: readonly unknown[] = [
	...[null, 254, 0.5, true, false, ['JANE', 'KAMAU'], [], {}],
	...[{ first: 'JANE', last: 'KAMAU' }, { value: HOLDER }],
];

const NO_NAMES = ['', ' ', '-', 'N/A', 'null', 'undefined', '\u200b\u200b', '254700000000', '???'];
const DAMAGED = ['JANE WANJIK\uFFFD KAMAU', '\uFFFD', `${HOLDER} `.repeat(60), 'X'.repeat(40_000)];

const DENIALS = [
	...'Not found|No such account|No record|Lookup failed|An error occurred|Later'.split('|'),
	...'Invalid account|Unable to look up|Access denied|The account is blocked'.split('|'),
	...'Account closed|Request expired|Pending|Still processing|Please retry'.split('|'),
	...'Service unavailable|Over the limit|Could not be found|Couldn’t be found'.split('|'),
	...'Haipo|Imeshindwa|Jaribu tena baadaye|N\u200bOT FOUND|ＮＯＴ ＦＯＵＮＤ|not_found'.split('|'),
];

/** Fields that can only mean that a success is none, by what they say. */
export const CONTRADICTIONS: Readonly<Record<string, readonly Json[]>> = {
	'names another number': [
		...[{ till: '5031264' }, { tillNumber: 5031264 }, { merchantTillNumber: '5031264' }],
		...[{ TillNumber: '5031264' }, { till_number: '04738534' }, { TILL: '4738534 5031264' }],
		...[{ 'TILL-number': '4738534000000000123' }, { till: ['9'] }, { tillNumber: { value: 3 } }],
	],
	'names another holder': [
		...[{ accountName: 'PETER OTIENO' }, { accountHolder: 'ACME LIMITED' }],
		...[{ holderName: 'PETER OTIENO' }, { registeredName: 'not found' }],
	],
	'does not say success': [
		...[{ success: false }, { success: ' False ' }, { Success: false }, { success: 0 }],
	],
	'says that something is wrong': [
		...[{ error: { code: 5 } }, { errors: ['E1'] }, { errors: [{ field: 'till' }] }],
		...[{ errorcode: 'E404000' }, { errorCode: '500.003.02' }, { 'Error-Code': 7 }],
		...[{ error: true }, { fault: 'x' }, { fault: { faultstring: 'x' } }],
	],
	'says that the account cannot be paid': [
		...[{ blocked: true }, { accountBlocked: 'true' }, { closed: 1 }, { suspended: 'YES' }],
		...[{ accountStatus: 'BLOCKED' }, { accountStatus: 'closed' }, { account_status: 'Dormant' }],
		...[{ account: { status: 'suspended' } }, { accountStatus: 'inactive' }],
		...[{ accountStatus: 'CANCELLED' }, { accountStatus: 'Deleted' }],
	],
};
/** Beside these fields Daraja's own code or name is another one. */
export const OF_GATEWAY: readonly Json[] = [
	...[{ responseCode: '1' }, { responseCode: 'E404000' }, { ResponseCode: 17 }],
];

const json = (value: unknown): string => JSON.stringify(value);

/** What programs in between, and other formats, make of a success. */
function framesOf(success: Json): Array<string | Buffer> {
	const text = json(success);
	const entries = Object.entries(success).map(([key, value]): [string, string] => [
		key,
		String(value),
	]);
	const keys = ['data', 'body', 'result', 'response', 'Response', 'payload', '', '__proto__'];
	return [
		...['', ' \r\n\t ', '[]', '{}', 'null', 'true', 'false', '0', '-1', '1e999', 'NaN'],
		...['"S000000"', '"4000"', 'undefined', `[${text}]`, `[[${text}]]`, json(text)],
		...keys.map((key) => `{${json(key)}:${text}}`),
		...[text + text, `${text}\n${text}\n`, `${text}}`, `callback(${text});`, `)]}',\n${text}`],
		...[`/* ok */ ${text}`, text.replace(/\}$/, ',}'), text.replaceAll('"', "'")],
		...[text.replaceAll('"', ''), new URLSearchParams(entries).toString()],
		entries.map(([key, value]) => `${key}: ${value}`).join('\n'),
		`${Object.keys(success).join()}\n${Object.values(success).join()}`,
		`<r>${entries.map(([key, value]) => `<${key}>${value}</${key}>`).join('')}</r>`,
		...[json(entries), json(entries.map(([key, value]) => ({ key, value })))],
		...[Buffer.from(text).toString('base64'), `1f\r\n${text}\r\n0\r\n\r\n`],
		...[`<html><body><pre>${text}</pre></body></html>`, '<!DOCTYPE html><title>Sign in</title>'],
		...['\n\n<html>Service Unavailable</html>', `\uFEFF\uFEFF${text}`],
		...[Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'utf16le')],
		...[Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x80, 0x7d, 0xc3, 0x28]), Buffer.alloc(64)],
		...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => text.slice(0, text.length * part)),
		...[text.slice(0, -1), `${'{"a":'.repeat(100)}${text}${'}'.repeat(100)}`],
		'['.repeat(10_000) + ']'.repeat(10_000),
		json({ status: 'UP', components: { db: { status: 'UP' } } }),
		json({ type: 'about:blank', title: 'Not Found', status: 404 }),
		json({ timestamp: 1, status: 404, error: 'Not Found', path: '/' }),
		json({ message: 'no Route matched with those values' }),
		json({ data: null, errors: [{ message: 'Not found' }] }),
		json({ jsonrpc: '2.0', error: { code: -32601, message: 'No' }, id: 1 }),
		json({ access_token: 'x', expires_in: '3599' }),
		json({ IdentifierType: '2', Identifier: ASKED, till: ASKED }),
	];
}

/** Responses to a lookup of a till, most of them a success of the service that was spoilt in one way. */
export function badResponses(service: Service): BadResponse[] {
	const { success, code, name, messages, ...codes } = SHAPES[service];
	const all: BadResponse[] = [];
	const add = (end: End, given: string | Buffer | Json, httpStatus = 200) => {
		const text = typeof given === 'string' ? given : json(given);
		const body = Buffer.isBuffer(given) ? given : Buffer.from(text);
		all.push({
			what: `HTTP ${httpStatus} ${body.toString().slice(0, 200)}`,
			httpStatus,
			body,
			end,
		});
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
	const common = Object.values(CONTRADICTIONS).flat();
	const contradictions = [...common, ...(service === 'gateway' ? OF_GATEWAY : [])];
	for (const fields of contradictions)
		for (const more of [fields, { data: fields }, { data: [fields] }])
			add('needsReview', { ...success, ...more });

	const texts = Object.fromEntries(messages.map((field) => [field, 'No']));
	for (const value of codes.notConfirmed) add('notConfirmed', { [code]: value, ...texts });
	for (const value of codes.unchecked) add('unchecked', { ...success, [code]: value });
	for (const text of ['System is busy', 'Please try again later', 'Invalid Access Token'])
		add('unchecked', {
			...{ [code]: service === 'gateway' ? 'E422001' : '1', ...texts },
			[messages.at(-1) ?? '']: text,
		});

	for (const httpStatus of [202, 203, 206]) add('needsReview', success, httpStatus);
	for (const httpStatus of [
		...[300, 301, 302, 303, 307, 308, 400, 402, 404, 405, 406, 408, 409, 410, 413, 415, 418, 422],
		...[429, 451, 499, 500, 501, 502, 503, 504, 505, 511, 520, 522, 530, 599],
	])
		for (const body of [success, '<html></html>']) add('unchecked', body, httpStatus);
	for (const httpStatus of [204, 205, 304]) add('unchecked', '', httpStatus);
	return all;
}

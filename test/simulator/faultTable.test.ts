import { lookupSuccess, tokenRefused } from './answers';
import { Client, jsonOf, type Received } from './client';
import type { Fault } from './faults';
import { startSimulator, type Simulator } from './simulator';

const good = lookupSuccess('JANE WANJIKU KAMAU').json;
const expired = tokenRefused().json;

/** What each fault looks like in a lookup; `json` undefined means that the body is not JSON. */
const answered: [string, Fault, number, string, unknown][] = [
	[
		'another name',
		{ kind: 'name', name: 'A B' },
		200,
		'application/json',
		{ ...good, name: 'A B' },
	],
	['a null name', { kind: 'name', name: null }, 200, 'application/json', { ...good, name: null }],
	[
		'no name',
		{ kind: 'name' },
		200,
		'application/json',
		{ status: 'S000000', message: 'Lookup Success' },
	],
	[
		'another code',
		{ kind: 'code', httpStatus: 200, status: 'E409001', message: 'Not active' },
		200,
		'application/json',
		{ status: 'E409001', message: 'Not active' },
	],
	...[401, 200, 403, 422, 500].map((httpStatus): [string, Fault, number, string, unknown] => [
		`an expired token at HTTP ${httpStatus}`,
		{ kind: 'tokenExpired', httpStatus },
		httpStatus,
		'application/json',
		expired,
	]),
	...[500, 502, 503, 504].flatMap((httpStatus): [string, Fault, number, string, unknown][] => [
		[
			`HTTP ${httpStatus} with JSON`,
			{ kind: 'serverError', httpStatus, body: 'json' },
			httpStatus,
			'application/json',
			{ status: `E${httpStatus}000`, message: 'Service unavailable' },
		],
		[
			`HTTP ${httpStatus} with a page`,
			{ kind: 'serverError', httpStatus, body: 'html' },
			httpStatus,
			'text/html; charset=utf-8',
			undefined,
		],
		[
			`HTTP ${httpStatus} with nothing`,
			{ kind: 'serverError', httpStatus, body: 'empty' },
			httpStatus,
			'text/plain',
			undefined,
		],
	]),
	['a page', { kind: 'htmlPage' }, 200, 'text/html; charset=utf-8', undefined],
	['an empty body', { kind: 'emptyBody' }, 200, 'application/json', undefined],
	['JSON cut off', { kind: 'cutOffJson' }, 200, 'application/json', undefined],
	[
		'a number for a name',
		{ kind: 'wrongType', field: 'name' },
		200,
		'application/json',
		{ ...good, name: 12345 },
	],
	[
		'a number for a status',
		{ kind: 'wrongType', field: 'status' },
		200,
		'application/json',
		{ ...good, status: 12345 },
	],
	[
		'another content type',
		{ kind: 'contentType', contentType: 'text/plain' },
		200,
		'text/plain',
		good,
	],
	['any JSON', { kind: 'json', httpStatus: 207, body: [null] }, 207, 'application/json', [null]],
	[
		'a large body',
		{ kind: 'largeBody', bytes: 10 },
		200,
		'application/json',
		{ ...good, padding: 'xxxxxxxxxx' },
	],
	['a moment', { kind: 'slow', delayMs: 1 }, 200, 'application/json', good],
	[
		'a moment, then another fault',
		{ kind: 'slow', delayMs: 1, then: { kind: 'tokenExpired', httpStatus: 403 } },
		403,
		'application/json',
		expired,
	],
];

const noAnswer: [string, Fault][] = [
	['a reset before the answer', { kind: 'resetBeforeAnswer' }],
	['a reset in the middle of the body', { kind: 'resetDuringBody' }],
];

describe('every fault', () => {
	let simulator: Simulator;
	let client: Client;

	beforeAll(async () => {
		simulator = await startSimulator();
		client = new Client(simulator);
		await client.signIn();
	});
	afterAll(async () => {
		await client.close();
		await simulator.close();
	});
	afterEach(() => {
		simulator.setFaultPlan(undefined);
		simulator.resetStats();
	});

	function lookUpWith(fault: Fault): Promise<Received> {
		simulator.setFaultPlan(() => fault);
		return client.lookUp('till', '4738534');
	}

	it.each(answered)('gives %s', async (_case, fault, httpStatus, contentType, json) => {
		const received = await lookUpWith(fault);

		expect(received.httpStatus).toBe(httpStatus);
		expect(received.headers['content-type']).toBe(contentType);
		if (json === undefined) expect(() => jsonOf(received)).toThrow(SyntaxError);
		else expect(jsonOf(received)).toEqual(json);
	});

	const every = [...answered, ...noAnswer].map(([title, fault]) => [title, fault] as const);
	it.each(every)('changes the token endpoint as well: %s', async (_case, fault) => {
		simulator.setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
		const usual = ['slow', 'largeBody', 'contentType', 'wrongType'].includes(fault.kind);
		const received = await client.requestToken().catch(() => undefined);
		const json = received && /^\{.*\}$/.test(received.text) ? jsonOf(received) : {};
		const hasToken = typeof json === 'object' && json !== null && 'access_token' in json;
		expect(hasToken).toBe(usual && !('then' in fault));
	});
});

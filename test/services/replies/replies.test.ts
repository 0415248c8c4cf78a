import { z } from 'zod';

import { isJsonObject, parseJson } from '../../../nodes/MobileMoneyNameLookup/domain/json';
import { ANSWERS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { readTokenAnswer } from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { readDarajaLoginFault } from '../../../nodes/MobileMoneyNameLookup/services/daraja/darajaErrors';
import {
	ACCOUNT_KINDS,
	apigeeFault,
	type Simulator,
	startSimulator,
	tokenCallOf,
} from '../../simulator';
import { darajaDialect, darajaError } from '../../simulator/darajaDialect';
import { gatewayDialect } from '../../simulator/gateway';
import { ASKED, badResponses, type End } from './badInput';
import { comesTo, SERVICES } from './comesTo';
import { LOOKUPS, TOKENS } from './replies';

const lookups = SERVICES.flatMap((service) =>
	LOOKUPS[service].map((reply) => [service, reply.what, reply.source, reply] as const),
);
const tokens = SERVICES.flatMap((service) =>
	TOKENS[service].map((reply) => [service, reply.what, reply.source, reply] as const),
);

it.each(lookups)('a response of %s comes to what it must: %s (%s)', (service, ...[, , reply]) => {
	const { to, holder, nextStep = '.' } = comesTo(service, reply);
	expect([to, holder]).toEqual([reply.comesTo, reply.holder]);
	expect(nextStep).toMatch(/\.$/);
});

it('a response of one service is no answer of the other', () => {
	const answers = lookups.flatMap(([service, what, , reply]) => {
		const { to = '' } = comesTo(service === 'daraja' ? 'gateway' : 'daraja', reply);
		return ANSWERS.some((answer) => answer === to) ? [`${service}, ${what}: ${to}`] : [];
	});
	expect(answers).toEqual([]);
});

it.each(tokens)('a token call of %s gives a token or none: %s (%s)', (service, ...[, , reply]) => {
	const { httpStatus, body, comesTo: to } = reply;
	const isSuccess = httpStatus === 200 && readTokenAnswer(parseJson(body), 0) !== undefined;
	expect(isSuccess).toBe(to === 'token');
	const fault = service === 'daraja' ? readDarajaLoginFault(httpStatus, body) : undefined;
	if (fault !== undefined)
		expect(fault).toMatch(to === 'refused' ? /^refused$/ : /^(?:busy|outOfOrder|wrongAddress)$/);
});

it('there are 100 responses or more, each of them once', () => {
	const titles = [lookups, tokens].map((all) =>
		all.map(([service, what, , { httpStatus }]) => `${service} ${what} ${httpStatus}`),
	);
	expect(titles.flat().length).toBeGreaterThanOrEqual(100);
	for (const each of titles) expect(new Set(each).size).toBe(each.length);
});

/** The form of a text: a code of the gateway, a code with points, or any other. */
function formOf(value: unknown): string {
	if (typeof value !== 'string') return typeof value;
	if (/^[A-Z]\d{6}$/.test(value)) return 'code';
	return /^\d{3}\.\d{3}\.\d+$/.test(value) ? 'code with points' : 'text';
}

/** Whether a response shows every field of a body, in the same form. */
function shows(shown: unknown, body: unknown): boolean {
	if (!isJsonObject(body) || !isJsonObject(shown)) return formOf(shown) === formOf(body);
	return Object.entries(body).every(([key, value]) => key in shown && shows(shown[key], value));
}

const expectShown = (replies: ReadonlyArray<{ body: string }>, body: unknown) => {
	const isShown = replies.some((reply) => shows(parseJson(reply.body), body));
	expect([isShown, body]).toEqual([true, body]);
};

describe('the local service', () => {
	let simulator: Simulator;
	beforeAll(async () => {
		simulator = await startSimulator();
	});
	afterAll(async () => {
		await simulator.close();
	});

	it.each(['till', 'paybill'] as const)(
		'answers a %s in fields that a source shows',
		(accountType) => {
			const dialects = [
				['gateway', gatewayDialect],
				['daraja', darajaDialect({ accountType, number: '4738534' })],
			] as const;
			for (const [service, dialect] of dialects)
				for (const { json } of [
					dialect.success('JANE KAMAU'),
					dialect.unknownNumber,
					dialect.code(200, service === 'gateway' ? 'E422022' : '1', 'Rejected'),
					dialect.tokenRefused(),
					dialect.tokenRefused(404),
					dialect.tooManyRequests,
					dialect.serverError(500),
					dialect.serverError(503),
				])
					expectShown(LOOKUPS[service], json);
		},
	);

	it('reports errors of the gateway before Daraja in fields that a source shows', () => {
		expectShown(LOOKUPS.daraja, darajaError(400, '400.002.02', 'Bad Request').json);
		const fault = apigeeFault(500, 'Spike arrest', 'policies.ratelimit.QuotaViolation');
		expectShown(LOOKUPS.daraja, fault.kind === 'json' && fault.body);
	});

	it.each(ACCOUNT_KINDS)(
		'answers the token call of %s in fields that a source shows',
		async (kind) => {
			const { url, ...call } = tokenCallOf(kind, simulator);
			const replies = TOKENS[kind === 'daraja' ? 'daraja' : 'gateway'];
			for (const headers of [call.headers, { ...call.headers, authorization: 'Basic eA==' }]) {
				const body: unknown = await (await fetch(url, { ...call, headers })).json();
				expectShown(replies, z.record(z.unknown()).parse(body));
			}
		},
	);
});

/** What the readings of a response end as; any other is a failed check. */
const ENDS: Readonly<Record<string, End>> = {
	found: 'confirmed',
	doubtful: 'needsReview',
	accountNotFound: 'notConfirmed',
	rejected: 'notConfirmed',
	operatorNotSupported: 'notConfirmed',
};

describe.each(SERVICES)('odd responses of %s', (service) => {
	const all = badResponses(service);

	it('are 200 or more, each of them once', () => {
		expect(all.length).toBeGreaterThanOrEqual(200);
		const bodies = all.map(({ httpStatus, body }) => `${httpStatus} ${body.toString('latin1')}`);
		expect(new Set(bodies).size).toBe(bodies.length);
	});

	it('confirm nothing, deny nothing but by a code that says so, and say what to do', () => {
		const wrong = all.flatMap(({ what, httpStatus, body, end }) => {
			const lookup = { type: 'till', number: ASKED } as const;
			const read = { lookup, httpStatus, body: body.toString('utf8') };
			const { to = '', nextStep } = comesTo(service, read);
			const ended = ENDS[to] ?? 'unchecked';
			const isTold = ended !== 'unchecked' || (nextStep ?? '').endsWith('.');
			return ended === end && isTold ? [] : [`${what}: ${ended} (${to}), not ${end}`];
		});
		expect(wrong).toEqual([]);
	});
});

import { z } from 'zod';

import { isJsonObject, parseJson } from '../../../nodes/MobileMoneyNameLookup/domain/json';
import { ANSWERS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { refusedTokenCall } from '../../../nodes/MobileMoneyNameLookup/sending/token/refusedTokenCall';
import { readIssuedToken } from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { daraja } from '../../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import {
	gatewayApiUser,
	gatewayClientCredentials,
} from '../../../nodes/MobileMoneyNameLookup/services/gateway/credentials';
import { readCredential } from '../../sending/token/support';
import { ACCOUNT_KINDS, apigeeFault, credentialFields, startSimulator } from '../../simulator';
import { darajaDialect, darajaError } from '../../simulator/darajaDialect';
import { gatewayDialect } from '../../simulator/gateway';
import { ASKED, badResponses, type End } from './badInput';
import { comesTo, LOOKUPS, type Service, SERVICES, TOKENS } from './publicResponses';

it.each(LOOKUPS)('a response of $service has the listed result: $what ($source)', (response) => {
	const { to, holder, nextStep = '.' } = comesTo(response);
	expect([to, holder]).toEqual([response.comesTo, response.holder]);
	expect(nextStep).toMatch(/\.$/);
});

it('a response of one service is no answer of the other', () => {
	const others = { gateway: 'daraja', daraja: 'gateway' } as const;
	const answers: readonly string[] = ANSWERS;
	const taken = LOOKUPS.filter((response) =>
		answers.includes(comesTo({ ...response, service: others[response.service] }).to),
	);
	expect(taken).toEqual([]);
});

const ACCOUNTS = {
	gateway: readCredential(),
	daraja: daraja.readCredential({
		environment: 'uat',
		consumerKey: 'key',
		consumerSecret: 'secret',
	}),
};

it.each(TOKENS)('a token call of $service has the listed result: $what ($source)', (response) => {
	const { service, httpStatus, body, comesTo: to } = response;
	const isSuccess = httpStatus === 200 && readIssuedToken(parseJson(body), 0) !== undefined;
	const { isRefusal, failure } = refusedTokenCall(ACCOUNTS[service], { httpStatus, body });
	const problem = failure.retryable ? 'serviceUnavailable' : 'notThisService';
	expect(isSuccess ? 'token' : isRefusal ? 'refused' : problem).toBe(to);
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

/** A service as it is simulated answers in no other fields than those that a source shows. */
const expectShown = (responses: typeof TOKENS, service: Service, body: unknown) => {
	const isShown = responses.some((each) => {
		return each.service === service && shows(parseJson(each.body), body);
	});
	expect([isShown, body]).toEqual([true, body]);
};

it.each(['till', 'paybill'] as const)(
	'the local service answers a %s in fields that a source shows',
	(accountType) => {
		const dialects = {
			gateway: gatewayDialect,
			daraja: darajaDialect({ accountType, number: '4738534' }),
		};
		for (const service of SERVICES) {
			const dialect = dialects[service];
			for (const { json } of [
				dialect.success('JANE KAMAU'),
				dialect.unknownNumber,
				dialect.tooManyRequests,
				dialect.code(200, service === 'gateway' ? 'E422022' : '1', 'Rejected'),
				dialect.tokenRefused(),
				dialect.tokenRefused(404),
				dialect.serverError(500),
				dialect.serverError(503),
			])
				expectShown(LOOKUPS, service, json);
		}
		expectShown(LOOKUPS, 'daraja', darajaError(400, '400.002.02', 'Bad Request').json);
		const fault = apigeeFault(500, 'Spike arrest', 'policies.ratelimit.QuotaViolation');
		expectShown(LOOKUPS, 'daraja', fault.kind === 'json' && fault.body);
	},
);

const OF_KIND = { apiUser: gatewayApiUser, clientCredentials: gatewayClientCredentials, daraja };

it('the local service answers token calls in fields that a source shows', async () => {
	const simulator = await startSimulator();
	for (const kind of ACCOUNT_KINDS) {
		const { url, ...call } = OF_KIND[kind].readCredential(credentialFields(kind, simulator)).login;
		for (const headers of [call.headers, { ...call.headers, Authorization: 'Basic eA==' }]) {
			const body: unknown = await (await fetch(url, { ...call, headers })).json();
			const service = kind === 'daraja' ? 'daraja' : 'gateway';
			expectShown(TOKENS, service, z.record(z.unknown()).parse(body));
		}
	}
	await simulator.close();
});

/** What the readings of a response end as; any other is a failed check. */
const ENDS: Readonly<Record<string, End>> = {
	found: 'confirmed',
	doubtful: 'needsReview',
	accountNotFound: 'notConfirmed',
	rejected: 'notConfirmed',
	operatorNotSupported: 'notConfirmed',
};

it.each(SERVICES)(
	'odd responses of %s confirm nothing, deny nothing but by a code that says so, and say what to do',
	(service) => {
		const wrong = badResponses(service).flatMap(({ httpStatus, body, end }) => {
			const lookup = { type: 'till', number: ASKED } as const;
			const { to, nextStep = '' } = comesTo({ service, lookup, httpStatus, body });
			const ended = ENDS[to] ?? 'unchecked';
			const isTold = ended !== 'unchecked' || nextStep.endsWith('.');
			const what = `HTTP ${httpStatus} ${body.slice(0, 200)}: ${ended} (${to}), not ${end}`;
			return ended === end && isTold ? [] : [what];
		});
		expect(wrong).toEqual([]);
	},
);

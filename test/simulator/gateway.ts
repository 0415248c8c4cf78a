import { z } from 'zod';
import {
	accountNotFound,
	operatorNotSupported,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demo';
import { basicOf } from './accountKinds';
import { answerLookup, answerTokenCall } from './answer';
import type { Endpoint, Incoming } from './application';
import type { Dialect, UsualAnswer } from './dialect';
import type { ServiceState } from './simulator';

const withStatus = (httpStatus: number, status: string, message: string): UsualAnswer => ({
	httpStatus,
	json: { status, message },
});

export const gatewayDialect: Dialect = {
	success: (name) => ({
		httpStatus: 200,
		json: { name, status: 'S000000', message: 'Lookup Success' },
	}),
	unknownNumber: { httpStatus: 404, json: { ...accountNotFound } },
	code: withStatus,
	// 401 is usual, the description fixes no status.
	tokenRefused: (httpStatus = 401) =>
		withStatus(httpStatus, 'E401000', 'JWT is invalid or expired'),
	tooManyRequests: withStatus(429, 'E429000', 'Too many requests'),
	serverError: (httpStatus) => withStatus(httpStatus, `E${httpStatus}000`, 'Service unavailable'),
};

const LOOKUP = /^\/v3\/countries\/KE\/mmos\/([^/]+)\/(merchants|businesses)\/([^/]+)$/;

export function gatewayEndpoints(state: ServiceState): Endpoint[] {
	const service = { service: 'gateway', dialect: gatewayDialect } as const;
	const login = (path: RegExp, tokenFor: TokenAnswer): Endpoint => ({
		method: 'POST',
		path,
		answer: async (response, request) => {
			const usual = isForm(request) ? tokenFor(request, state) : refused(415, 'invalid_request');
			await answerTokenCall(state, response, { request, ...service, usual });
		},
	});
	const lookup: Endpoint = {
		method: 'GET',
		path: LOOKUP,
		answer: async (response, request, operator = '', kind = '', number = '') => {
			const mmoId = decodeURIComponent(operator);
			const accountType = kind === 'merchants' ? 'till' : 'paybill';
			const asked = { accountType, number: decodeURIComponent(number) } as const;
			const objection = { httpStatus: 422, json: { ...operatorNotSupported(mmoId) } };
			const lookup = { request, ...service, ...asked };
			// One spelling of the operator is accepted.
			await answerLookup(state, response, mmoId === 'Mpesa' ? lookup : { ...lookup, objection });
		},
	};
	return [
		login(/^\/identity-test\/v2\/token$/, apiUserToken),
		login(/^\/v1\/oauth2\/token$/, clientToken),
		lookup,
	];
}

/** The description gives neither status nor shape of a refusal, so it is OAuth 2.0's own. */
const refused = (httpStatus: number, error: string): UsualAnswer => ({
	httpStatus,
	json: { error },
});

const isForm = ({ headers }: Incoming): boolean =>
	/^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '');

type TokenAnswer = (request: Incoming, state: ServiceState) => UsualAnswer;

const fieldsOf = (body: string) => Object.fromEntries(new URLSearchParams(body));

const apiUserToken: TokenAnswer = ({ headers, body }, { account, tokens }) => {
	if (headers.authorization !== basicOf('apiUser', account)) return refused(401, 'invalid_client');
	const { login, password } = account;
	const form = z.object({ username: z.literal(login), password: z.literal(password) });
	if (!form.safeParse(fieldsOf(body)).success) return refused(401, 'invalid_grant');
	const expires_in = String(tokens.lifetimeSeconds);
	const issued = { issued_at: String(Date.now()), expires_in };
	return {
		httpStatus: 200,
		json: { token_type: 'bearer', ...issued, access_token: tokens.issueJwt(login) },
	};
};

const grant = z.object({ grant_type: z.literal('client_credentials') });

const clientToken: TokenAnswer = ({ headers, body }, { account, tokens }) => {
	if (headers.authorization !== basicOf('clientCredentials', account))
		return refused(401, 'invalid_client');
	if (!grant.safeParse(fieldsOf(body)).success) return refused(400, 'unsupported_grant_type');
	const expires_in = tokens.lifetimeSeconds;
	const access_token = tokens.issueOpaque('gateway');
	return { httpStatus: 200, json: { token_type: 'BearerToken', expires_in, access_token } };
};

import {
	accountNotFound,
	operatorNotSupported,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demo';
import { basicOf } from './accountKinds';
import { answerLookup, answerTokenCall } from './answer';
import type { Endpoint } from './application';
import type { Dialect, UsualAnswer } from './dialect';
import type { ServiceState } from './simulator';

const withStatus = (httpStatus: number, status: string, message: string): UsualAnswer => ({
	httpStatus,
	json: { status, message },
});

export const gatewayDialect: Dialect = {
	service: 'gateway',
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
	const dialect = gatewayDialect;
	const login = (path: RegExp, tokenFor: TokenAnswer): Endpoint => ({
		method: 'POST',
		path,
		answer: async (response, request) => {
			const { authorization, 'content-type': type = '' } = request.headers;
			const form = Object.fromEntries(new URLSearchParams(request.body));
			const usual = /^application\/x-www-form-urlencoded *(;|$)/i.test(type)
				? tokenFor(authorization, form, state)
				: refused(415, 'invalid_request');
			await answerTokenCall(state, response, { request, dialect, usual });
		},
	});
	const lookup: Endpoint = {
		method: 'GET',
		path: LOOKUP,
		answer: async (response, request, operator = '', kind = '', number = '') => {
			const mmoId = decodeURIComponent(operator);
			const accountType = kind === 'merchants' ? 'till' : 'paybill';
			const asked = { accountType, number: decodeURIComponent(number) } as const;
			const refusal = { httpStatus: 422, json: { ...operatorNotSupported(mmoId) } };
			// One spelling of the operator is accepted.
			const objection = mmoId === 'Mpesa' ? undefined : refusal;
			await answerLookup(state, response, { request, dialect, ...asked, objection });
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

type TokenAnswer = (
	authorization: string | undefined,
	form: Readonly<Record<string, string>>,
	state: ServiceState,
) => UsualAnswer;

const apiUserToken: TokenAnswer = (authorization, { username, password }, { account, tokens }) => {
	if (authorization !== basicOf('apiUser', account)) return refused(401, 'invalid_client');
	const isLogin = username === account.login && password === account.password;
	if (!isLogin) return refused(401, 'invalid_grant');
	const times = { issued_at: String(Date.now()), expires_in: String(tokens.lifetimeSeconds) };
	const access_token = tokens.issueJwt(account.login);
	return { httpStatus: 200, json: { token_type: 'bearer', ...times, access_token } };
};

const clientToken: TokenAnswer = (authorization, { grant_type }, { account, tokens }) => {
	if (authorization !== basicOf('clientCredentials', account))
		return refused(401, 'invalid_client');
	if (grant_type !== 'client_credentials') return refused(400, 'unsupported_grant_type');
	const expires_in = tokens.lifetimeSeconds;
	const access_token = tokens.issueOpaque('gateway');
	return { httpStatus: 200, json: { token_type: 'BearerToken', expires_in, access_token } };
};

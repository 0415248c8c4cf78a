import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';
import {
	accountNotFound,
	operatorNotSupported,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import { basicOf } from './accountKinds';
import { answerLookup, answerTokenCall } from './answer';
import type { Dialect, UsualAnswer } from './dialect';
import type { ServiceState } from './simulator';

const withStatus = (httpStatus: number, status: string, message: string): UsualAnswer => ({
	httpStatus,
	json: { status, message },
});

/** How the payment gateway answers. */
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
	fieldNames: {},
};

/** Where a client's secrets are taken from the form alone. */
export const FORM_TOKEN_PATH = '/accounts/v1/oauth/token';

/** The gateway's login calls and name lookups. */
export function gatewayEndpoints(app: FastifyInstance, state: ServiceState): void {
	const service = { service: 'gateway', dialect: gatewayDialect } as const;
	const tokenPaths = [
		['/identity-test/v2/token', apiUserToken],
		['/v1/oauth2/token', clientToken],
		[FORM_TOKEN_PATH, formClientToken],
	] as const;
	for (const [path, tokenFor] of tokenPaths) {
		app.post(path, async (request, reply) => {
			const usual = isForm(request) ? tokenFor(request, state) : refused(415, 'invalid_request');
			return await answerTokenCall(state, reply, { ...service, usual });
		});
	}
	const answer =
		(accountType: NumberType) => async (request: FastifyRequest, reply: FastifyReply) => {
			const { mmoId, number } = pathSchema.parse(request.params);
			// One spelling of the operator is accepted.
			const objection =
				mmoId === 'Mpesa'
					? undefined
					: { httpStatus: 422, json: { ...operatorNotSupported(mmoId) } };
			return await answerLookup(state, reply, { ...service, accountType, number, objection });
		};
	const operators = '/v3/countries/KE/mmos/:mmoId';
	app.get(`${operators}/merchants/:number`, answer('till'));
	app.get(`${operators}/businesses/:number`, answer('paybill'));
}

const pathSchema = z.object({ mmoId: z.string(), number: z.string() });

/** The description gives neither status nor shape of a refusal, so it is OAuth 2.0's own. */
const refused = (httpStatus: number, error: string): UsualAnswer => ({
	httpStatus,
	json: { error },
});

const isForm = ({ headers }: FastifyRequest): boolean =>
	/^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '');

type TokenAnswer = (request: FastifyRequest, state: ServiceState) => UsualAnswer;

const apiUserToken: TokenAnswer = ({ headers, body }, { account, tokens }) => {
	if (headers.authorization !== basicOf('apiUser', account)) return refused(401, 'invalid_client');
	const { login, password } = account;
	const form = z.object({ username: z.literal(login), password: z.literal(password) });
	if (!form.safeParse(body).success) return refused(401, 'invalid_grant');
	const expires_in = String(tokens.lifetimeSeconds);
	const issued = { issued_at: String(Date.now()), expires_in };
	return {
		httpStatus: 200,
		json: { token_type: 'bearer', ...issued, access_token: tokens.issueJwt(login) },
	};
};

const grant = z.object({ grant_type: z.literal('client_credentials') });

function tokenOfClient(body: unknown, { tokens }: ServiceState): UsualAnswer {
	if (!grant.safeParse(body).success) return refused(400, 'unsupported_grant_type');
	const expires_in = tokens.lifetimeSeconds;
	const access_token = tokens.issueOpaque('gateway');
	return { httpStatus: 200, json: { token_type: 'BearerToken', expires_in, access_token } };
}

const clientToken: TokenAnswer = ({ headers, body }, state) =>
	headers.authorization === basicOf('clientCredentials', state.account)
		? tokenOfClient(body, state)
		: refused(401, 'invalid_client');

/** A gateway that knows no HTTP Basic. */
const formClientToken: TokenAnswer = ({ headers, body }, state) => {
	const { clientId, clientSecret } = state.account;
	const secrets = z.object({
		client_id: z.literal(clientId),
		client_secret: z.literal(clientSecret),
	});
	return headers.authorization === undefined && secrets.safeParse(body).success
		? tokenOfClient(body, state)
		: refused(400, 'invalid_request');
};

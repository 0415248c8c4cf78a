import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { basicAuthorization, basicOf, isSameBasic } from '../account';
import type { UsualAnswer } from '../dialect';
import { answerTokenCall } from '../answer';
import type { ServiceState } from '../serviceState';
import { gatewayDialect } from './dialect';

const loginForm = z.object({ username: z.string(), password: z.string() });
const grantForm = z.object({ grant_type: z.string() });

type TokenAnswer = (body: unknown, state: ServiceState) => UsualAnswer;

/** The token endpoints of both logins; bodies that are not forms must arrive unparsed. */
export function tokenEndpoints(app: FastifyInstance, state: ServiceState): void {
	const { account } = state;
	const { clientId, clientSecret } = account;
	const add = (path: string, basic: string, answer: TokenAnswer) => {
		app.post(path, { config: { kind: 'token' } }, async (request, reply) => {
			const usual = objection(request, basic) ?? answer(request.body, state);
			const token = { service: 'gateway', dialect: gatewayDialect, usual } as const;
			return await answerTokenCall(state, reply, token);
		});
	};
	add('/identity-test/v2/token', basicAuthorization(account), tokenOfApiUser);
	for (const path of ['/v1/oauth2/token', '/accounts/v1/oauth/token'])
		add(path, basicOf(clientId, clientSecret), tokenOfClient);
}

/** The description gives neither status nor shape of a refusal, so it is OAuth 2.0's own. */
const refused = (httpStatus: number, error: string, error_description: string): UsualAnswer => ({
	httpStatus,
	json: { error, error_description },
});

function objection({ headers }: FastifyRequest, basic: string): UsualAnswer | undefined {
	const contentType = headers['content-type'] ?? '';
	if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(contentType)) {
		return refused(415, 'invalid_request', 'The body must be form-urlencoded');
	}
	if (isSameBasic(headers.authorization, basic)) return undefined;
	return refused(401, 'invalid_client', 'Client authentication failed');
}

/** The service description, 4.1. */
function tokenOfApiUser(body: unknown, { account, tokens }: ServiceState): UsualAnswer {
	const { data: login } = loginForm.safeParse(body);
	if (!login) return refused(400, 'invalid_request', 'username and password are required');
	const { username, password } = login;
	if (username !== account.login || password !== account.password) {
		return refused(401, 'invalid_grant', 'Login or password is wrong');
	}
	return { httpStatus: 200, json: tokens.issueJwt(username) };
}

/** OAuth 2.0's client credentials, whose answer is sparser than an API user's. */
function tokenOfClient(body: unknown, { tokens }: ServiceState): UsualAnswer {
	const { data: grant } = grantForm.safeParse(body);
	if (!grant) return refused(400, 'invalid_request', 'grant_type is required');
	if (grant.grant_type !== 'client_credentials') {
		return refused(400, 'unsupported_grant_type', 'Only client_credentials is supported');
	}
	const access_token = tokens.issueOpaque('gateway');
	const json = { token_type: 'BearerToken', expires_in: tokens.lifetimeSeconds, access_token };
	return { httpStatus: 200, json };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { basicOf, isSameBasic } from '../account';
import type { UsualAnswer } from '../dialect';
import { answerTokenCall } from '../answer';
import type { ServiceState } from '../serviceState';
import { darajaDialect } from './dialect';
import { darajaError } from './errors';

const grant = z.object({ grant_type: z.literal('client_credentials') });

/** The token endpoint, which takes the key from the header and the grant from the query. */
export function tokenEndpoint(app: FastifyInstance, state: ServiceState): void {
	const config = { kind: 'token' } as const;
	app.get('/oauth/v1/generate', { config }, async (request, reply) => {
		const usual = usualAnswer(request, state);
		const token = { service: 'daraja', dialect: darajaDialect(), usual } as const;
		return await answerTokenCall(state, reply, token);
	});
}

function usualAnswer(request: FastifyRequest, { account, tokens }: ServiceState): UsualAnswer {
	const basic = basicOf(account.consumerKey, account.consumerSecret);
	if (!isSameBasic(request.headers.authorization, basic)) {
		return darajaError(400, '400.008.01', 'Invalid Authentication passed');
	}
	if (!grant.safeParse(request.query).success) {
		return darajaError(400, '400.008.02', 'Invalid grant type passed');
	}
	const access_token = tokens.issueOpaque('daraja');
	return { httpStatus: 200, json: { access_token, expires_in: String(tokens.lifetimeSeconds) } };
}

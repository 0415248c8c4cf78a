import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';
import { basicOf } from './accountKinds';
import { answerLookup, answerTokenCall } from './answer';
import { darajaDialect, darajaError } from './darajaDialect';
import { deliver } from './deliver';
import type { UsualAnswer } from './dialect';
import type { ServiceState } from './simulator';

const grant = z.object({ grant_type: z.literal('client_credentials') });
const query = z
	.object({ IdentifierType: z.enum(['2', '4']), Identifier: z.string().min(1) })
	.strict();

/** Daraja's login call, and Query Organization Info, whose JSON must arrive unparsed. */
export function darajaEndpoints(app: FastifyInstance, state: ServiceState): void {
	const service = { service: 'daraja', dialect: darajaDialect() } as const;
	app.get('/oauth/v1/generate', async (request, reply) => {
		const usual = tokenAnswer(request, state);
		return await answerTokenCall(state, reply, { ...service, usual });
	});
	app.post('/sfcverify/v1/query/info', async ({ headers, body }, reply) => {
		const isJson = /^application\/json *(;|$)/i.test(headers['content-type'] ?? '');
		const { data } = query.safeParse(isJson ? parseJson(String(body)) : undefined);
		if (!data) {
			const usual = darajaError(400, '400.002.02', 'Bad Request - Invalid Request Payload');
			return await deliver(state, reply, { ...service, usual });
		}
		const accountType = data.IdentifierType === '2' ? 'till' : 'paybill';
		const asked = { accountType, number: data.Identifier } as const;
		const dialect = darajaDialect(asked);
		return await answerLookup(state, reply, { ...service, dialect, ...asked });
	});
}

function tokenAnswer(request: FastifyRequest, { account, tokens }: ServiceState): UsualAnswer {
	if (request.headers.authorization !== basicOf('daraja', account))
		return darajaError(400, '400.008.01', 'Invalid Authentication passed');
	if (!grant.safeParse(request.query).success)
		return darajaError(400, '400.008.02', 'Invalid grant type passed');
	const access_token = tokens.issueOpaque('daraja');
	return { httpStatus: 200, json: { access_token, expires_in: String(tokens.lifetimeSeconds) } };
}

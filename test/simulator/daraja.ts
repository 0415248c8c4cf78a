import { z } from 'zod';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';
import { basicOf } from './accountKinds';
import { answerLookup, answerTokenCall } from './answer';
import type { Endpoint, Incoming } from './application';
import { darajaDialect, darajaError } from './darajaDialect';
import { deliver } from './deliver';
import type { UsualAnswer } from './dialect';
import type { ServiceState } from './simulator';

const query = z
	.object({ IdentifierType: z.enum(['2', '4']), Identifier: z.string().min(1) })
	.strict();

/** Daraja's login call, and Query Organization Info. */
export function darajaEndpoints(state: ServiceState): Endpoint[] {
	const dialect = darajaDialect();
	const login: Endpoint = {
		method: 'GET',
		path: /^\/oauth\/v1\/generate$/,
		answer: async (response, request) => {
			const usual = tokenAnswer(request, state);
			await answerTokenCall(state, response, { request, dialect, usual });
		},
	};
	const lookup: Endpoint = {
		method: 'POST',
		path: /^\/sfcverify\/v1\/query\/info$/,
		answer: async (response, request) => {
			const isJson = /^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '');
			const { data } = query.safeParse(isJson ? parseJson(request.body) : undefined);
			if (!data) {
				const usual = darajaError(400, '400.002.02', 'Bad Request - Invalid Request Payload');
				await deliver(state, response, { request, dialect, usual });
				return;
			}
			const accountType = data.IdentifierType === '2' ? 'till' : 'paybill';
			const asked = { accountType, number: data.Identifier } as const;
			await answerLookup(state, response, { request, dialect: darajaDialect(asked), ...asked });
		},
	};
	return [login, lookup];
}

function tokenAnswer(
	{ headers, rawPath }: Incoming,
	{ account, tokens }: ServiceState,
): UsualAnswer {
	if (headers.authorization !== basicOf('daraja', account))
		return darajaError(400, '400.008.01', 'Invalid Authentication passed');
	const parameters = new URLSearchParams(rawPath.replace(/^[^?]*/, ''));
	if (parameters.get('grant_type') !== 'client_credentials')
		return darajaError(400, '400.008.02', 'Invalid grant type passed');
	const access_token = tokens.issueOpaque('daraja');
	return { httpStatus: 200, json: { access_token, expires_in: String(tokens.lifetimeSeconds) } };
}

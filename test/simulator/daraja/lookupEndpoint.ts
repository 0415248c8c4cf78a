import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../../../nodes/MobileMoneyNameLookup/http/json';
import { answerLookup } from '../answer';
import { deliver } from '../deliver';
import type { ServiceState } from '../serviceState';
import { darajaDialect } from './dialect';
import { darajaError } from './errors';

const query = z
	.object({ IdentifierType: z.enum(['2', '4']), Identifier: z.string().min(1) })
	.strict();

const badRequest = darajaError(400, '400.002.02', 'Bad Request - Invalid Request Payload');

/** Query Organization Info, the lookup of tills and paybills; JSON must arrive unparsed. */
export function lookupEndpoint(app: FastifyInstance, state: ServiceState): void {
	const config = { kind: 'lookup' } as const;
	app.post('/sfcverify/v1/query/info', { config }, async (request, reply) => {
		const { data: asked } = query.safeParse(jsonOf(request));
		if (asked) {
			const accountType = asked.IdentifierType === '2' ? 'till' : 'paybill';
			const number = { accountType, number: asked.Identifier } as const;
			const dialect = darajaDialect(number);
			return await answerLookup(state, reply, { service: 'daraja', dialect, ...number });
		}
		// Nothing is known of the number, so it is counted under none, and no plan is asked.
		const { counts } = state.statistics;
		counts.lookups++;
		const dialect = darajaDialect();
		const isAuthorised = state.tokens.accepts('daraja', request.headers.authorization);
		if (!isAuthorised) counts.bearerRefusals++;
		return await deliver(state, reply, {
			dialect,
			usual: isAuthorised ? badRequest : dialect.tokenRefused,
		});
	});
}

function jsonOf({ headers, body }: FastifyRequest): unknown {
	const isJson = /^application\/json *(;|$)/i.test(headers['content-type'] ?? '');
	return isJson ? parseJson(String(body)) : undefined;
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountType } from '../../../nodes/MobileMoneyNameLookup/domain/accountType';
import { answerLookup } from '../answer';
import type { ServiceState } from '../serviceState';
import { gatewayDialect, operatorNotSupported } from './dialect';

const path = z.object({ mmoId: z.string(), number: z.string() });

/** The one spelling of the operator that is accepted. */
const operator = 'Mpesa';

/** Both name lookups (service description 4.2 to 4.4). */
export function lookupEndpoints(app: FastifyInstance, state: ServiceState): void {
	const operators = '/v3/countries/KE/mmos/:mmoId';
	const answer =
		(accountType: AccountType) => async (request: FastifyRequest, reply: FastifyReply) => {
			const { mmoId, number } = path.parse(request.params);
			const objection = mmoId === operator ? undefined : operatorNotSupported(mmoId);
			const asked = { accountType, number, objection };
			const lookup = { service: 'gateway', dialect: gatewayDialect, ...asked } as const;
			return await answerLookup(state, reply, lookup);
		};
	const config = { kind: 'lookup' } as const;
	app.get(`${operators}/merchants/:number`, { config }, answer('till'));
	app.get(`${operators}/businesses/:number`, { config }, answer('paybill'));
}

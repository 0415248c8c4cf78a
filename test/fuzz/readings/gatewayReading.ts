import { z } from 'zod';

import { parseJson } from '../../../nodes/MobileMoneyNameLookup/http/json';
import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';
import type { Reply } from '../arbitraries/wires';
import { bodyOf, hasLetters, type Reading } from './reading';

const successSchema = z.object({
	status: z.literal('S000000'),
	name: z.string().trim().refine(hasLetters),
});

/**
 * How a reply of the gateway is read once it has gone over the wire: as the node reads it alone, but with
 * a holder only where the service description knows one.
 */
export function gatewayReading(reply: Reply, number: string): Reading {
	const body = bodyOf(reply);
	if (body === undefined) return { answers: [undefined] };
	const { httpStatus } = reply;
	const received = { ...reply, body };
	const reading = readReply(received, readGatewayReply(received, number), 0, true);
	const isFine = httpStatus >= 200 && httpStatus <= 299;
	return {
		answers: [reading.kind === 'answer' ? reading : undefined],
		holder: isFine ? successSchema.safeParse(parseJson(body)).data?.name : undefined,
	};
}

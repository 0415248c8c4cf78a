import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { isUsableHolderName } from '../../../nodes/MobileMoneyNameLookup/domain/holderName';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { readDarajaReply } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../../nodes/MobileMoneyNameLookup/sending/readReply';

const token = z
	.object({
		what: z.string().min(1),
		/** A repository and a path in it, or the title of a page. */
		source: z.string().min(1),
		/**
		 * What the source shows: this very body (`sample`); this body as somebody received it (`reported`); the code, its
		 * text and mostly its HTTP status, here in the shape of such errors (`table`); or the fields alone, with values of
		 * our own (`fields`). A status that a source does not show is the one that the code suggests.
		 */
		shows: z.enum(['sample', 'reported', 'table', 'fields']),
		httpStatus: z.number().int(),
		headers: z.record(z.string()).optional(),
		body: z.string(),
		/** `token`, or the kind of the account’s problem. */
		comesTo: z.enum(['token', 'refused', 'serviceUnavailable', 'notThisService']),
	})
	.strict();

const lookup = token.extend({
	lookup: z.object({ type: z.enum(['till', 'paybill']), number: z.string() }),
	/** A meaning of an answer, `doubtful` for a success that needs review, or a kind of failure. */
	comesTo: z.string(),
	/** The holder of a number that is found. */
	holder: z.string().optional(),
});

type Lookup = Pick<z.output<typeof lookup>, 'lookup' | 'httpStatus' | 'body'>;

function read<Schema extends z.ZodTypeAny>(file: string, schema: Schema): Array<z.output<Schema>> {
	const json: unknown = JSON.parse(readFileSync(join(__dirname, `${file}.json`), 'utf8'));
	return z.array(schema).parse(json);
}

/** Responses of both services as public descriptions and client libraries show them, each with its source. */
export const LOOKUPS = {
	gateway: read('gateway-lookup', lookup),
	daraja: read('daraja-lookup', lookup),
};
export const TOKENS = {
	gateway: read('gateway-token', token),
	daraja: read('daraja-token', token),
};

const READERS = { gateway: readGatewayReply, daraja: readDarajaReply };

export type Service = keyof typeof READERS;
export const SERVICES = ['gateway', 'daraja'] as const;

interface Reading {
	/** A meaning of an answer, `doubtful` for a success that needs review, or a kind of failure. */
	readonly to: string | undefined;
	/** The holder of a number that is found. */
	readonly holder?: string | undefined;
	/** What to do about a failure. */
	readonly nextStep?: string;
}

const kindOf = (message: string): string | undefined =>
	Object.entries(REPLY_TABLE).find(([, entry]) => message.startsWith(`${entry.message} (`))?.[0];

/** What the reader of a service makes of a response. */
export function comesTo(service: Service, { lookup, httpStatus, body }: Lookup): Reading {
	const subject = { accountType: lookup.type, number: lookup.number, operator: 'Mpesa' };
	const reply = { httpStatus, body };
	const reading = readReply(reply, READERS[service](reply, subject));
	if (reading.kind !== 'answer')
		return { to: kindOf(reading.failure.message), nextStep: reading.failure.nextStep };
	const { meaning, name, denial } = reading;
	if (meaning !== 'found') return { to: meaning };
	const isDoubtful = denial !== undefined || name === undefined || !isUsableHolderName(name);
	return isDoubtful ? { to: 'doubtful' } : { to: meaning, holder: name };
}

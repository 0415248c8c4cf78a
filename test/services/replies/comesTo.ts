import { isUsableHolderName } from '../../../nodes/MobileMoneyNameLookup/domain/holderName';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { readDarajaReply } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../../nodes/MobileMoneyNameLookup/sending/readReply';

const READERS = { gateway: readGatewayReply, daraja: readDarajaReply };

export type Service = keyof typeof READERS;
export const SERVICES = ['gateway', 'daraja'] as const;

/** A response, and the number that was looked up. */
interface LookupResponse {
	readonly lookup: { readonly type: 'till' | 'paybill'; readonly number: string };
	readonly httpStatus: number;
	readonly body: string;
}

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
export function comesTo(service: Service, { lookup, httpStatus, body }: LookupResponse): Reading {
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

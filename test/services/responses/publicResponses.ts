import { isUsableHolderName } from '../../../nodes/MobileMoneyNameLookup/domain/holderName';
import { RESPONSE_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { readDarajaResponse } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaResponse';
import { readGatewayResponse } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayResponse';
import { readResponse } from '../../../nodes/MobileMoneyNameLookup/sending/readResponse';
import darajaLookups from './daraja-lookup.json';
import darajaTokens from './daraja-token.json';
import gatewayLookups from './gateway-lookup.json';
import gatewayTokens from './gateway-token.json';

export const SERVICES = ['gateway', 'daraja'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * A response as public descriptions and client libraries show it, and what it comes to; `source` is a repository and a
 * path in it, or the title of a page. It `shows` this very body (`sample`), also as somebody received it (`reported`); the
 * code, its text and mostly its HTTP status, here in the shape of such errors (`table`); or the fields alone (`fields`).
 */
interface Shown {
	readonly service: Service;
	readonly what: string;
	readonly source: string;
	readonly httpStatus: number;
	readonly body: string;
	/** A meaning of an answer, `doubtful` for a success that needs review, or a kind of failure. */
	readonly comesTo: string;
}

interface ShownLookup extends Shown {
	readonly lookup: { readonly type: string; readonly number: string };
	/** The holder of a number that is found. */
	readonly holder?: string;
}

const of = <Response extends object>(service: Service, responses: readonly Response[]) =>
	responses.map((response) => ({ service, ...response }));
export const LOOKUPS: readonly ShownLookup[] = [
	...of('gateway', gatewayLookups),
	...of('daraja', darajaLookups),
];
export const TOKENS: readonly Shown[] = [
	...of('gateway', gatewayTokens),
	...of('daraja', darajaTokens),
];

const READERS = { gateway: readGatewayResponse, daraja: readDarajaResponse };

const kindOf = (message: string): string =>
	Object.entries(RESPONSE_TABLE).find(([, entry]) =>
		message.startsWith(`${entry.message} (`),
	)?.[0] ?? '';

type Asked = Pick<ShownLookup, 'service' | 'lookup' | 'httpStatus' | 'body'>;

/** What the reader of a service makes of a response; with the holder of a number, or what to do about a failure. */
export function comesTo({ service, lookup, httpStatus, body }: Asked) {
	const accountType = lookup.type === 'till' ? 'till' : 'paybill';
	const response = { httpStatus, body };
	const reported = READERS[service](response, { ...lookup, accountType, operator: 'Mpesa' });
	const reading = readResponse(response, reported);
	if (reading.kind !== 'answer')
		return { to: kindOf(reading.failure.message), nextStep: reading.failure.nextStep };
	const { meaning, name, denial } = reading;
	if (meaning !== 'found') return { to: meaning };
	const isDoubtful = denial !== undefined || name === undefined || !isUsableHolderName(name);
	return isDoubtful ? { to: 'doubtful' } : { to: meaning, holder: name };
}

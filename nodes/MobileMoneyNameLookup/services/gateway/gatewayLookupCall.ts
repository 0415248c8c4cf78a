import { COUNTRY } from '../../domain/payee/numberType';
import type { MakeLookupCall } from '../../sending/lookupCall';
import { readGatewayReply } from './readGatewayReply';

const COLLECTIONS = { till: 'merchants', paybill: 'businesses' } as const;

/** Both are cleaned by now; this keeps the path whole even if the cleaning changes. */
const pathSegment = (text: string): string => encodeURIComponent(text).replace(/\./g, '%252E');

export const gatewayLookupCall: MakeLookupCall = (baseUrl, subject) => {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.number);
	return {
		request: {
			method: 'GET',
			url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		},
		read: (reply) => readGatewayReply(reply, subject),
	};
};

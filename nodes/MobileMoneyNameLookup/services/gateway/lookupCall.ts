import type { AccountType } from '../../domain/accountType';
import { COUNTRY } from '../../domain/accountType';
import type { MakeLookupCall } from '../../transport/lookupCall';
import { readGatewayReply } from './readGatewayReply';

/** The collection of each account type in the path (service description 4.2 and 4.3). */
const COLLECTIONS: Readonly<Record<AccountType, string>> = {
	till: 'merchants',
	paybill: 'businesses',
};

/** Both are plain by now; this keeps the path whole whatever becomes of the cleaning. */
const pathSegment = (text: string): string => encodeURIComponent(text).replace(/\./g, '%252E');

/** The lookup of service description 4.2 to 4.4. */
export const gatewayLookupCall: MakeLookupCall = (baseUrl, subject) => {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.accountNumber);
	return {
		request: {
			method: 'GET',
			url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		},
		read: (reply) => readGatewayReply(reply, subject.accountNumber),
	};
};

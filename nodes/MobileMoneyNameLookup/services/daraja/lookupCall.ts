import type { MakeLookupCall } from '../../transport/lookupCall';
import { IDENTIFIER_TYPES } from './darajaValues';
import { readDarajaReply } from './readDarajaReply';

/** Query Organization Info, also called B2B Hakikisha. It knows one operator, and so asks for none. */
export const darajaLookupCall: MakeLookupCall = (baseUrl, subject) => ({
	request: {
		method: 'POST',
		url: `${baseUrl}/sfcverify/v1/query/info`,
		headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
		body: JSON.stringify({
			IdentifierType: IDENTIFIER_TYPES[subject.accountType],
			Identifier: subject.accountNumber,
		}),
	},
	read: (reply) => readDarajaReply(reply, subject),
});

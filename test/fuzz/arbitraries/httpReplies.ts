import fc from 'fast-check';

import type { HttpReply } from '../../../nodes/MobileMoneyNameLookup/transport/exchange';
import { bodyText, httpStatus } from './answers';
import { anyText } from './texts';

const header: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom('0', '120', '-1', '1e9', '99999999999999999999', 'soon', ''),
	fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
	anyText,
);

/** What comes back over HTTP, in any state. */
export const httpReply: fc.Arbitrary<HttpReply & { readonly body: string }> = fc.record(
	{ httpStatus, body: bodyText, retryAfter: header, date: header },
	{ requiredKeys: ['httpStatus', 'body'] },
);

import type { JudgedAnswer } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { isReadable, type Reply } from '../arbitraries/wires';

/** What a reply may be taken for. */
export interface Reading {
	/** Each of them is right; undefined stands for a reply that is no answer about the number. */
	readonly answers: ReadonlyArray<JudgedAnswer | undefined>;
	/** The holder that it names under every sign of success: without one nothing may be confirmed. */
	readonly holder?: string | undefined;
}

/** Under these statuses HTTP knows no body. */
const BODILESS: readonly number[] = [204, 304];

/** The body as it is read at the other end; undefined when it cannot be read. */
export function bodyOf(reply: Reply): string | undefined {
	if (!isReadable(reply)) return undefined;
	if (BODILESS.includes(reply.httpStatus)) return '';
	// Half a pair of UTF-16 becomes U+FFFD on the wire.
	return Buffer.from(reply.body)
		.toString()
		.replace(/^\ufeff/, '');
}

/** Whether a name has letters, more than one over and over; some signs stand for two. */
export const hasLetters = (name: string): boolean =>
	new Set(name.normalize('NFKC').match(/\p{L}/gu)).size > 1;

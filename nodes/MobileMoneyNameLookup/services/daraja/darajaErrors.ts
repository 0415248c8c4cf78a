import { z } from 'zod';

import type { LoginFault } from '../../account/account';
import type { FailureKind } from '../../domain/replyTable';
import type { JsonObject } from '../../http/json';

/** What the codes of the gateway in front of Daraja say, and its messages without spaces; the first match counts. */
const CODES: ReadonlyArray<{ code: RegExp; kind: FailureKind }> = [
	{ code: /^500\.003\.0[23]$|^429$|SpikeArrest|QuotaViolation/i, kind: 'tooManyRequests' },
	{ code: /^404\.001\.03$|^400\.003\.01$|^401(?:\.|$)|access_?token/i, kind: 'tokenRefused' },
	{ code: /^403(?:\.|$)|ApiProduct|InsufficientScope|KeyNotApproved/i, kind: 'accessDenied' },
	{ code: /^(?:500\.|503\.|50[234]$)/, kind: 'serviceFault' },
	{ code: /^404\.00[13]\.01$/, kind: 'wrongAddress' },
	// By its descriptions, Daraja's own 500 means an invalid parameter.
	{ code: /^(?:400\.|[45]00$)/, kind: 'requestRefused' },
];

const text = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

const optionalText = text.optional().catch(undefined);

/** `{requestId, errorCode, errorMessage}`, or the other shape in which the same gateway answers. */
const errorSchema = z.union([
	z
		.object({ errorCode: text, errorMessage: optionalText })
		.transform(({ errorCode, errorMessage = '' }) => ({ code: errorCode, message: errorMessage })),
	z
		.object({
			fault: z.object({
				faultstring: optionalText,
				detail: z.object({ errorcode: optionalText }).optional().catch(undefined),
			}),
		})
		.transform(({ fault }) => ({
			code: fault.detail?.errorcode ?? '',
			message: fault.faultstring ?? '',
		})),
]);

/** What a known code says, in an error or in an answer. */
export const faultOfCode = (code: string): FailureKind | undefined =>
	CODES.find((row) => row.code.test(code))?.kind;

/**
 * Reads an error of the gateway in front of Daraja.
 *
 * @returns its code and what it says, `notAnAnswer` for a code that is not known; undefined for what is no
 *   such error
 */
export function readDarajaError(
	reply: JsonObject,
): { readonly kind: FailureKind; readonly code: string } | undefined {
	const error = errorSchema.safeParse(reply);
	if (!error.success) return undefined;
	const { code, message } = error.data;
	const kind = faultOfCode(code) ?? faultOfCode(message.replace(/\s+/g, ''));
	return { kind: kind ?? 'notAnAnswer', code };
}

const LOGIN_FAULTS: Readonly<Partial<Record<FailureKind, LoginFault>>> = {
	tooManyRequests: 'busy',
	serviceFault: 'outOfOrder',
	wrongAddress: 'wrongAddress',
};

/** `400.008.01` invalid authentication, `400.008.02` invalid grant. */
const LOGIN_REFUSED = /^400\.008\.0[12]$/;

/**
 * What an error says in the place of a token.
 *
 * @returns undefined where its HTTP status has to tell
 */
export function readDarajaLoginFault(reply: JsonObject): LoginFault | undefined {
	const error = readDarajaError(reply);
	if (!error) return undefined;
	return LOGIN_REFUSED.test(error.code) ? 'refused' : LOGIN_FAULTS[error.kind];
}

import { type AnswerMeaning, ANSWERS } from '../../domain/outcome';
import type { FailureKind } from '../../domain/replyTable';
import { plainCode } from '../responses/response';

export const SUCCESS_CODE = 'S000000';

export type CodeMeaning = AnswerMeaning | FailureKind;

/** The first match counts. A code about the account or the request is a failure (docs/services.md). */
export const CODES: ReadonlyArray<{ code: RegExp; meaning: CodeMeaning }> = [
	{ code: /^S000000$/, meaning: 'found' },
	{ code: /^E404/, meaning: 'accountNotFound' },
	{ code: /^E422022$/, meaning: 'operatorNotSupported' },
	{ code: /^E401/, meaning: 'tokenRefused' },
	{ code: /^E403/, meaning: 'accessDenied' },
	{ code: /^E422006$/, meaning: 'noCredit' },
	// The digits are those of HTTP.
	{ code: /^E(?:400|402|409|413|415|426|428|431|501|422005$)/, meaning: 'requestRefused' },
	{ code: /^E(?:408|424|425)/, meaning: 'serviceFault' },
	{ code: /^E429/, meaning: 'tooManyRequests' },
	{ code: /^E000002$/, meaning: 'thirdPartyFault' },
	{ code: /^E5/, meaning: 'serviceFault' },
	{ code: /^P/, meaning: 'pending' },
	{ code: /^E4/, meaning: 'rejected' },
];

/** One letter and six digits; undefined for anything else, which is then no answer. */
export function codeOf(status: unknown): string | undefined {
	const code = typeof status === 'string' ? plainCode(status) : '';
	return /^[A-Za-z]\d{6}$/.test(code) ? code.toUpperCase() : undefined;
}

/** A code that is not in the table says nothing about the number. */
export const meaningOf = (code: string): CodeMeaning =>
	CODES.find((entry) => entry.code.test(code))?.meaning ?? 'unknownCode';

export const isAnswer = (meaning: CodeMeaning): meaning is AnswerMeaning =>
	ANSWERS.some((answer) => answer === meaning);

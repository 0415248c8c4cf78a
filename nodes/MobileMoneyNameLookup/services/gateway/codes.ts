import type { FailureKind } from '../../domain/replyTable';
import { type AnswerMeaning, ANSWERS } from '../../domain/outcome';

export const SUCCESS_CODE = 'S000000';

export type CodeMeaning = AnswerMeaning | FailureKind;

/** Only a code that speaks of the number is an answer; those of sister services that speak of the account are none. */
export const CODES: ReadonlyArray<{ code: RegExp; meaning: CodeMeaning }> = [
	{ code: /^S000000$/, meaning: 'found' },
	{ code: /^E422022$/, meaning: 'operatorNotSupported' },
	// The service's description names no code for an unknown number; the E404 family is HTTP's own.
	{ code: /^E404\d*$/, meaning: 'accountNotFound' },
	{ code: /^E403\d*$/i, meaning: 'accessDenied' },
	{ code: /^E422006$/i, meaning: 'noCredit' },
	{ code: /^E(?:400000|422005)$/i, meaning: 'requestRefused' },
	{ code: /^E000002$/i, meaning: 'thirdPartyFault' },
	{ code: /^E429\d*$/i, meaning: 'tooManyRequests' },
	{ code: /^E5\d*$/i, meaning: 'serviceFault' },
];

/** @returns its meaning; any code that is not in the table rejects the number */
export const meaningOf = (code: string): CodeMeaning =>
	CODES.find((row) => row.code.test(code))?.meaning ?? 'rejected';

/** Whether a meaning speaks of the number. */
export const isAnswer = (meaning: CodeMeaning): meaning is AnswerMeaning =>
	ANSWERS.some((answer) => answer === meaning);

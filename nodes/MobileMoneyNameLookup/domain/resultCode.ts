/** What a business code of the service says about the number (service description 2.2 and 7). */
export type CodeMeaning = 'found' | 'operatorNotSupported' | 'accountNotFound' | 'rejected';

/** The code of a successful lookup. */
export const SUCCESS_CODE = 'S000000';

const RESULT_CODES: ReadonlyArray<{ code: RegExp; meaning: CodeMeaning }> = [
	{ code: /^S000000$/, meaning: 'found' },
	{ code: /^E422022$/, meaning: 'operatorNotSupported' },
	// The service's description names no code for an unknown number; the E404 family is HTTP's own.
	{ code: /^E404\d*$/, meaning: 'accountNotFound' },
];

/**
 * @param code the `status` of an answer
 * @returns its meaning; any code that is not in the table is a rejection
 */
export function meaningOf(code: string): CodeMeaning {
	return RESULT_CODES.find((row) => row.code.test(code))?.meaning ?? 'rejected';
}

/** Whether the code says that the service itself failed, so that nothing was learned of the number. */
export const isServiceFaultCode = (code: string): boolean => /^E5\d*$/i.test(code);

/** Whether the code says that too many requests came, so that nothing was learned of the number. */
export const isTooManyRequestsCode = (code: string): boolean => /^E429\d*$/i.test(code);

/** Whether a code is a number, with a letter in front or without; no name is written so. */
export const isNumberedCode = (code: string): boolean => /^[A-Z]?\d{3,12}$/i.test(code);

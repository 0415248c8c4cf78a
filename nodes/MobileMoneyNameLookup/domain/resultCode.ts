/** What a service's answer says about the number; what else a service says is no answer about it. */
export type AnswerMeaning = 'found' | 'operatorNotSupported' | 'accountNotFound' | 'rejected';

/** Whether a code is a number, with a letter in front, points within, or without; no name is written so. */
export const isNumberedCode = (code: string): boolean =>
	/^(?:[A-Z]?\d{3,12}|\d{1,12}(?:\.\d{1,6}){0,3})$/i.test(code);

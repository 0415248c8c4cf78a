import { CheckFailure } from './checkFailure';
import type { AnswerMeaning } from './outcome';
import { A_TYPE } from './payee/numberType';
import { cut, visible } from './visible';

/** What a failure means for the run; `rowFault`: only this row is at fault. */
export type Effect = 'busy' | 'down' | 'badToken' | 'rowFault';

const entry = (
	message: string,
	nextStep: string,
	retryable = false,
	effect: Effect = 'rowFault',
) => ({ message, nextStep, retryable, effect });

const later = (message: string, effect: Effect) =>
	entry(message, 'Look up the number again in a few minutes.', true, effect);

/** Every answer without a holder, and every failure: message, next step, and what it means for the run. */
export const RESPONSE_TABLE = {
	operatorNotSupported: entry(
		'The service does not support this operator, or refuses another part of the request',
		'Choose the operator from the list. If it is right, ask your provider what the service does not accept.',
	),
	accountNotFound: entry(
		'This number was not found',
		`Check the number, and whether it is ${A_TYPE}.`,
	),
	rejected: entry(
		'The service rejected this number',
		"Do not pay. Ask your provider what the code in 'status' means.",
	),
	contradicted: entry(
		'The service’s response contradicts itself',
		"Do not pay. Ask your provider whether the lookup was successful. 'Include Full Response' shows the whole response.",
	),
	accessDenied: entry(
		'The service does not let this account look up names',
		'Ask your provider to switch on name lookup for this account or app.',
	),
	noCredit: entry(
		'The account has no credit left for lookups',
		'Top up the account with your provider, and run the workflow again.',
	),
	unknownCode: entry(
		'The service answered with a code that says nothing about the number',
		'Ask your provider what the code means.',
	),
	numberFault: entry(
		'The service could not look up this number',
		`Check the number, and whether it is ${A_TYPE}. If both are right, ask your provider.`,
	),
	numberRefused: entry(
		'The service refused this number’s lookup, although it answered others with the same login',
		'Look up the number again later. If this continues, ask your provider.',
		true,
	),
	pending: later('The service is still processing the request', 'rowFault'),
	cancelled: entry(
		'The execution was cancelled before this number was looked up',
		'Run the workflow again.',
		true,
	),
	outage: entry(
		'Not looked up, because the service was unavailable for longer than this workflow waits',
		'Run the workflow again later with the rows that were not checked.',
		true,
	),
	notAnAnswer: entry(
		'The service’s response is not a lookup result',
		"Check 'Base URL' and 'Environment' in the credential. If they are right, tell your provider.",
	),
	serviceUnavailable: later('The service is unavailable at the moment', 'down'),
	tokenRefused: entry(
		'The service no longer accepts the account’s login',
		'Open the credential and save it: n8n then tests it. If the test is successful, ask your provider whether the account may look up names.',
		true,
		'badToken',
	),
	tooManyRequests: entry(
		'The service asks for fewer requests',
		"Use a lower number in 'Lookups at Once' in the node’s options, and look up the number again later.",
		true,
		'busy',
	),
};

export type FailureKind = Exclude<keyof typeof RESPONSE_TABLE, AnswerMeaning | 'contradicted'>;

/** Any other code is untrusted text, and messages are logged. */
const PLAIN_CODE = /^[A-Za-z0-9_.-]{1,20}$/;
const MAX_WORDS_LENGTH = 200;

const inBrackets = (words: string): string =>
	visible(cut(words.replaceAll('(', '[').replaceAll(')', ']'), MAX_WORDS_LENGTH));

/** A failed check. A code of the service is shown only if plain, its words only where they help. */
export function failureOf(kind: FailureKind, facts: CheckFailure['facts'] = {}): CheckFailure {
	const { message, nextStep, retryable } = RESPONSE_TABLE[kind];
	const { code = '', words = '' } = facts;
	const shown = { code: PLAIN_CODE.test(code) ? code : '', words: inBrackets(words) };
	const all = facts.httpStatus === undefined ? facts : { ...facts, ...shown };
	return new CheckFailure(message, nextStep, retryable, all);
}

/** During an outage, any failure may be temporary. */
export const inOutage = ({ problem, facts }: CheckFailure): CheckFailure =>
	new CheckFailure(problem, RESPONSE_TABLE.serviceUnavailable.nextStep, true, facts);

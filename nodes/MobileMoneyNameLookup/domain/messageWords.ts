import words from './data/messageWords.json';
import type { FailureKind } from './responseTable';

/** Finds one of some words in a text, upper or lower case, whole words only: LIMITED is no limit. In the lists, `_` is a space. */
const anyOf = (rows: readonly string[], more = ''): RegExp => {
	const alternatives = rows.join(' ').replaceAll(' ', '|').replaceAll('_', ' ');
	return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])${more}`, 'iu');
};

/** Also the end of isn’t, can't and couldn't. */
const DENIAL = anyOf(words.denying, "|n['’]t(?!\\p{L})");
const POSTPONEMENT = anyOf(words.postponing);
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Words with single spaces: `invalid_token`, `InvalidToken` and “invalid  token” are equal. */
export const plainMessage = (message: string): string =>
	withoutInvisible(message.normalize('NFKC').replace(/\s/g, ' '))
		.replace(/([a-z])(?=[A-Z])/g, '$1 ')
		.replace(/[\s_.-]+/g, ' ')
		.trim();

/** Whether a message denies, in English or Swahili. */
export const denies = (message: string): boolean => DENIAL.test(plainMessage(message));

/** Whether a message postpones the answer, in English or Swahili. */
export const postpones = (message: string): boolean => POSTPONEMENT.test(plainMessage(message));

/** A till may sell tokens of prepaid electricity. */
const OF_LOGIN = '(?! (?:amount|number|purchase|unit))';

const ABOUT_TOKEN = new RegExp(
	[
		`\\b(?:invalid|expired|revoked|missing|bad)(?: or expired)? (?:access |bearer |auth )?(?:token|jwt|credentials?)\\b${OF_LOGIN}`,
		`\\b(?:token|jwt|session)\\b${OF_LOGIN}(?: [a-z’']+){0,4} (?:invalid|expired|revoked|not valid|no longer valid|not found)\\b`,
		'\\b(?:token|jwt) signature\\b',
		'\\b(?:unauthenticated|not authenticated|authentication (?:failed|required|is required))\\b',
		'^(?:e?401\\d*[ :,]*)?unauthori[sz]ed[.! ]*$',
	].join('|'),
	'i',
);

/** Whether a message says that the token is refused. */
export const isAboutToken = (message: string): boolean => ABOUT_TOKEN.test(plainMessage(message));

/** What messages report about the service or the account, with any code; the first match counts. */
const TROUBLES: ReadonlyArray<readonly [kind: FailureKind, words: RegExp]> = [
	['tooManyRequests', anyOf(words.tooManyRequests)],
	['noCredit', anyOf(words.noCredit)],
	['accessDenied', anyOf(words.accessDenied)],
	['serviceUnavailable', anyOf([...words.serviceUnavailable, ...words.postponing])],
	// A refusal that only names one of these parts says nothing about the number, either.
	['noCredit', anyOf(words.ofCredit)],
	['accessDenied', anyOf(words.ofAccess)],
	['unknownCode', anyOf(words.ofRequest)],
	['serviceUnavailable', anyOf(words.ofService)],
];

/** “No record in our database” is about the number: the database is only a place. */
const PLACE =
	/\b(?:in|on|by|with|within|from|at|of|to) (?:(?:the|our|your|this|any) )?(?:m ?pesa )?(?:system|database|network|service|server|gateway|app|application)s?\b(?! (?:error|failure))/gi;

/** What messages report about the service or the account instead of the number; undefined if nothing. */
export function troubleIn(messages: readonly string[]): FailureKind | undefined {
	if (messages.some(isAboutToken)) return 'tokenRefused';
	const text = messages.map(plainMessage).join('. ').replace(PLACE, '');
	return TROUBLES.find(([, pattern]) => pattern.test(text))?.[0];
}

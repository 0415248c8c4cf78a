import { plainWords, postpones } from '../../domain/messageWords';
import type { FailureKind } from '../../domain/replyTable';

/** A whole message about the token; it has no room for a holder's name, such as Token Expired Enterprises. */
const TOKEN_SENTENCE =
	/^(?:e?401\d*[ :,]*)?(?:(?:the |your )?(?:access |bearer )?(?:token|jwt|session)(?: (?:is|has|was|been|not|no longer|or|valid|invalid|expired|revoked|missing))+|(?:invalid|expired|missing|bad)(?: or expired)? (?:access |bearer )?(?:token|jwt|credentials)|unauthori[sz]ed|(?:not |un)authenticated)[.! ]*$/i;

const PREPAID_ELECTRICITY = '(?! (?:amount|number|purchase|unit))';

/** Documented ways to report a refused token, within any message. */
const TOKEN_WORDS = [
	TOKEN_SENTENCE.source,
	`\\b(?:invalid|expired|revoked|missing|bad)(?: or expired)? (?:access |bearer |auth )?(?:token|jwt|credentials?)\\b${PREPAID_ELECTRICITY}`,
	`\\b(?:token|jwt|session)\\b${PREPAID_ELECTRICITY}(?: [a-z’']+){0,4} (?:invalid|expired|revoked|not valid|no longer valid)\\b`,
	'\\b(?:unauthenticated|not authenticated|authentication (?:failed|required|is required))\\b',
].map((words) => new RegExp(words, 'i'));

/** Whether a message says that the token is refused. */
export const isAboutToken = (message: string): boolean => {
	const words = plainWords(message);
	return TOKEN_WORDS.some((pattern) => pattern.test(words));
};

/** The same of a message that may hold a holder's name: nothing else may stand in it. */
export const isAboutTokenAlone = (message: string): boolean =>
	TOKEN_SENTENCE.test(plainWords(message));

/** What a message reports about the service or the account, whatever code comes with it; the first match counts. */
const TROUBLES: ReadonlyArray<readonly [kind: FailureKind, words: RegExp]> = [
	[
		'tooManyRequests',
		/\b(?:rate limit|too many requests|throttl(?:ed|ing)|spike arrest|quota (?:limit )?(?:violation|exceeded))\b/i,
	],
	[
		'noCredit',
		/\b(?:insufficient (?:wallet )?(?:balance|credit|float|funds)|no credit|(?:daily|monthly) limit)\b/i,
	],
	[
		'accessDenied',
		/\b(?:access (?:is )?denied|wrong credentials|security credential|not subscribed|forbidden|(?:not|isn['’]t) (?:permitted|allowed)|(?:no|insufficient) permissions?|(?:not |un)authori[sz]ed|no api ?product match)\b/i,
	],
	[
		'serviceFault',
		/\b(?:temporary (?:error|failure|fault|problem)|(?:internal|database|system|network|unexpected|gateway) (?:server )?(?:error|failure)|overload(?:ed)?|traffic blocking|an error (?:has )?occurred|bad gateway|exception|not responding|no response|connection (?:refused|reset|lost|failed)|(?:could not|unable to|failed to) connect|processed at (?:this|the) (?:time|moment))\b/i,
	],
];

/**
 * What the messages of an answer, read together, report about the service or the account, so that nothing is known about
 * the number.
 */
export function troubleIn(messages: readonly string[]): FailureKind | undefined {
	if (messages.some(isAboutToken)) return 'tokenRefused';
	const words = messages.map(plainWords).join('. ');
	const trouble = TROUBLES.find(([, pattern]) => pattern.test(words))?.[0];
	return trouble ?? (postpones(words) ? 'serviceFault' : undefined);
}

import type { FailureKind } from '../../domain/replyTable';

/** What a message says of the service or of the account, and not of the number, whatever code stands beside it. */
const TROUBLES: ReadonlyArray<readonly [kind: FailureKind, words: RegExp]> = [
	[
		'serviceFault',
		/\b(?:(?:currently|temporarily|service(?: is)?) unavailable|temporary (?:error|failure|fault|problem)|(?:re)?try (?:again )?later|timed out|time-?out|(?:under )?maintenance|(?:system|service|server) (?:is )?busy|(?:internal|database|system|network|unexpected|gateway) (?:server )?error|an error (?:has )?occurred|bad gateway|exception|downtime|not responding|no response|connection (?:refused|reset|lost|failed)|(?:could not|unable to|failed to) connect|processed at (?:this|the) (?:time|moment)|please retry|already in process)\b/i,
	],
	['tooManyRequests', /\b(?:rate limit|too many requests|spike arrest|quota)\b/i],
	['tokenRefused', /\b(?:invalid|expired) (?:access )?token|token (?:is |has )?expired\b/i],
	[
		'noCredit',
		/\b(?:insufficient (?:balance|credit|float|funds)|no credit|(?:daily|monthly) limit)\b/i,
	],
	[
		'accessDenied',
		/\b(?:access (?:is )?denied|wrong credentials|security credential|not subscribed|forbidden|(?:no|insufficient) permissions?|(?:not |un)authori[sz]ed)\b/i,
	],
];

/**
 * What the message of a rejection tells of the service or the account, so that nothing was learned of
 * the number.
 */
export const troubleIn = (message: string): FailureKind | undefined =>
	TROUBLES.find(([, words]) => words.test(message))?.[0];

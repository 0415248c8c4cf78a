import type { FailureKind } from '../../domain/replyTable';

/** What a message says of the service or of the account, and not of the number, whatever code stands beside it. */
const TROUBLES: ReadonlyArray<{ readonly words: RegExp; readonly kind: FailureKind }> = [
	{
		words:
			/\b(?:(?:currently|temporarily|service(?: is)?) unavailable|temporary (?:error|failure|fault|problem)|(?:re)?try (?:again )?later|timed out|time-?out|(?:under )?maintenance|(?:system|service|server) (?:is )?busy|(?:internal|database|system) (?:server )?error)\b/i,
		kind: 'serviceFault',
	},
	{ words: /\b(?:rate limit|too many requests|spike arrest)\b/i, kind: 'tooManyRequests' },
	{
		words: /\b(?:insufficient (?:balance|credit|float|funds)|no credit|(?:daily|monthly) limit)\b/i,
		kind: 'noCredit',
	},
	{
		words:
			/\b(?:access (?:is )?denied|wrong credentials|not subscribed|forbidden|no permission)\b/i,
		kind: 'accessDenied',
	},
];

/**
 * What the message of a rejection tells of the service or the account, so that nothing was learned of
 * the number.
 */
export const troubleIn = (message: string): FailureKind | undefined =>
	TROUBLES.find(({ words }) => words.test(message))?.kind;
